import { type Db, getEngine } from "../../platform/db/open";
import { MAX_DELAY_MS } from "./retry-schedule";

/** An older claim is void. Senders renew theirs; clocks of two machines must differ by less. */
const CLAIM_MS = 90_000;
const RENEW_AFTER_MS = 20_000;

/** Tolerance for emails enqueued while this waits for the write lock. */
const LATE_MS = 60_000;

const MAX_PARALLEL = 5;
/** Neither retries nor one domain's slow mail server may hold up other emails. */
const MAX_PARALLEL_RETRIES = 2;
const MAX_PARALLEL_PER_DOMAIN = 2;

export interface ClaimedEmail {
  id: number;
  kind: string;
  recipient: string;
  locale: string;
  details: string;
  tries: number;
  claimedAt: number | null;
}

/** With one node, claims left by the previous process are dead. */
export async function releaseClaims(db: Db): Promise<void> {
  if (getEngine(db).nodes) return;
  await db
    .updateTable("outbox")
    .set({ claimed_at: null })
    .where("claimed_at", "is not", null)
    .execute();
}

export async function claimNext(
  db: Db,
  underWay: ClaimedEmail[],
): Promise<ClaimedEmail | undefined> {
  if (underWay.length >= MAX_PARALLEL) return undefined;
  const now = Date.now();
  const busy = underWay.map(({ recipient }) => recipient);
  const domains = busy.map(extractDomain);
  const full = domains.filter((each) => countEqual(domains, each) >= MAX_PARALLEL_PER_DOMAIN);
  const mayRetry = underWay.filter(({ tries }) => tries > 1).length < MAX_PARALLEL_RETRIES;
  return db
    .updateTable("outbox")
    .set((eb) => ({ claimed_at: now, tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        // A time beyond the maximum delay was set under a wrong clock.
        .where(({ or, eb }) =>
          or([eb("next_try_at", "<=", now), eb("next_try_at", ">", now + MAX_DELAY_MS + LATE_MS)]),
        )
        .where(({ or, eb }) =>
          or([
            eb("claimed_at", "is", null),
            eb("claimed_at", "<", now - CLAIM_MS),
            eb("claimed_at", ">", now + CLAIM_MS),
          ]),
        )
        .$if(!mayRetry, (query) => query.where("tries", "=", 0))
        .$if(busy.length > 0, (query) => query.where("recipient", "not in", busy))
        .where(({ and, eb, fn, not }) =>
          and(full.map((domain) => not(eb(fn("lower", ["recipient"]), "like", `%@${domain}`)))),
        )
        .orderBy((eb) => eb("tries", ">", 0))
        .orderBy("next_try_at")
        .limit(1),
    )
    .returning(["id", "kind", "recipient", "locale", "details", "tries"])
    .returning("claimed_at as claimedAt")
    .executeTakeFirst();
}

export async function renewClaims(db: Db, underWay: Iterable<ClaimedEmail>): Promise<void> {
  const now = Date.now();
  for (const claimed of underWay) {
    const { id, claimedAt } = claimed;
    if (claimedAt === null || Math.abs(now - claimedAt) < RENEW_AFTER_MS) continue;
    const renewed = await db
      .updateTable("outbox")
      .set({ claimed_at: now })
      .where("id", "=", id)
      .where("claimed_at", "=", claimedAt)
      .executeTakeFirstOrThrow();
    if (renewed.numUpdatedRows > 0n) claimed.claimedAt = now;
  }
}

function extractDomain(recipient: string): string {
  return recipient.slice(recipient.indexOf("@") + 1).toLowerCase();
}

function countEqual(all: string[], one: string): number {
  return all.filter((each) => each === one).length;
}
