import type { Db } from "../../platform/db/open";
import { log } from "../../platform/log";
import type { ClaimedEmail } from "./claims";
import { classifyFailure } from "./failure";
import { computeDeadline, computeDelay } from "./retry-schedule";

/** Limit in case of a wrong clock: a day of growing delays makes fewer attempts. */
const MAX_TRIES = 40;
const UNTROUBLED = { trouble: null, troubled_at: null, troubled_since: null };

/** Also deletes the link's secret. */
export async function markSent(db: Db, { id }: ClaimedEmail): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ sent_at: Date.now(), last_error: null, details: "{}", claimed_at: null, ...UNTROUBLED })
    .where("id", "=", id)
    .execute();
}

/** Uncounts an attempt this process cut short, unless another process has taken over. */
export async function revertAttempt(db: Db, { id, claimedAt }: ClaimedEmail): Promise<void> {
  await db
    .updateTable("outbox")
    .set((eb) => ({ claimed_at: null, tries: eb("tries", "-", 1) }))
    .where("id", "=", id)
    .where("claimed_at", "=", claimedAt)
    .where("tries", ">", 0)
    .execute();
}

export async function markFailed(db: Db, claimed: ClaimedEmail, error: unknown): Promise<void> {
  const { id, tries, claimedAt } = claimed;
  const now = Date.now();
  const email = await db
    .selectFrom("outbox")
    .select(["kind", "created_at", "retried_at", "troubled_since"])
    .where("id", "=", id)
    .where("claimed_at", "=", claimedAt)
    .executeTakeFirst();
  if (!email) return;
  const wait = computeDelay(tries);
  const trouble = classifyFailure(error);
  const isOver = trouble === "REFUSED" || tries >= MAX_TRIES || now + wait > computeDeadline(email);
  const cause = { email: id, ...pickCause(error) };
  if (trouble === "REFUSED") log.warn(cause, "email rejected, not retried");
  else if (isOver) log.error(cause, "email given up after a day");
  else log.warn(cause, "email not accepted, retried later");
  await db
    .updateTable("outbox")
    .set({
      next_try_at: now + wait,
      failed_at: isOver ? now : null,
      last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
      claimed_at: null,
      trouble,
      troubled_at: now,
      troubled_since: Math.min(email.troubled_since ?? now, now),
    })
    .where("id", "=", id)
    .execute();
}

/** Leaves the message out: it may name the recipient. */
function pickCause(error: unknown): { code?: unknown; responseCode?: unknown } {
  const { code, responseCode } = Object(error);
  return { code, responseCode };
}
