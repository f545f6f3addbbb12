import type { Insertable } from "kysely";
import type { Email } from "#server/features/email/commands";
import type { OutboxTable } from "#server/platform/db/account-tables";
import type { Db } from "#server/platform/db/open";

/** No page may contain this: the secret of the link in every email of `putEmail`. */
export const LINK_SECRET = "a-secret-that-only-the-email-holds-0123456789";

const HOUR_MS = 3_600_000;

/** Adds an email to Alice to the outbox, as it is after some hours; returns its id. */
export async function putEmail(
  db: Db,
  kind: Email["kind"],
  { hoursOld = 0, ...row }: Partial<Insertable<OutboxTable>> & { hoursOld?: number } = {},
): Promise<number> {
  const { id } = await db
    .insertInto("outbox")
    .values({
      kind,
      recipient: "alice@popote.example",
      locale: "en",
      details: JSON.stringify({ username: "Alice", token: LINK_SECRET }),
      created_at: Date.now() - hoursOld * HOUR_MS,
      next_try_at: Date.now() + HOUR_MS,
      ...row,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function putFailedEmail(db: Db, kind: Email["kind"], hoursOld: number): Promise<number> {
  const failure = { tries: 30, failed_at: Date.now(), last_error: "connect ECONNREFUSED" };
  return putEmail(db, kind, { hoursOld, ...failure });
}

export function getEmail(db: Db, id: number) {
  return db
    .selectFrom("outbox")
    .select(["tries", "next_try_at", "sent_at", "failed_at", "retried_at", "last_error"])
    .select(["trouble", "claimed_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
