import { type SqlBool, sql } from "kysely";
import type { Db } from "../db/open";
import { LONGEST_WAIT_MS } from "./lifetime";

/** A letter that is being sent is not taken again for this long, should nobody note what became of it. */
const CLAIM_MS = 5 * 60_000;

const AT_ONCE = 5;
/** Letters that failed before leave the rest to those that are new. */
const RETRIES_AT_ONCE = 2;
/** A mail server that is slow for one domain leaves the rest to the others. */
const FOR_A_DOMAIN_AT_ONCE = 2;

export interface Claimed {
  id: number;
  kind: string;
  recipient: string;
  locale: string;
  details: string;
  /** This one counted. */
  tries: number;
}

/** Nobody but this process sends: what was being sent when the last one ended can be sent at once. */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimed_at: null })
    .where("claimed_at", "is not", null)
    .execute();
}

/**
 * Takes the letter that is next: new ones before those that failed, and none that would wait behind
 * a slow one of the same recipient. Undefined where none is due or enough are under way.
 */
export async function claimNext(db: Db, underWay: Claimed[]): Promise<Claimed | undefined> {
  if (underWay.length >= AT_ONCE) return undefined;
  const now = Date.now();
  const busy = underWay.map(({ recipient }) => recipient);
  const domains = busy.map(domainOf);
  const full = domains.filter((each) => countOf(domains, each) >= FOR_A_DOMAIN_AT_ONCE);
  const mayRetry = underWay.filter(({ tries }) => tries > 1).length < RETRIES_AT_ONCE;
  return db
    .updateTable("outbox")
    .set((eb) => ({ claimed_at: now, tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        // A try that is further away than any wait was set by a clock that was wrong.
        .where(({ or, eb }) =>
          or([eb("next_try_at", "<=", now), eb("next_try_at", ">", now + LONGEST_WAIT_MS)]),
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
        .$if(full.length > 0, (query) => query.where(domainOfRecipient, "not in", full))
        .orderBy(sql<SqlBool>`tries > 0`)
        .orderBy("next_try_at")
        .limit(1),
    )
    .returning(["id", "kind", "recipient", "locale", "details", "tries"])
    .executeTakeFirst();
}

const domainOfRecipient = sql<string>`lower(substr(recipient, instr(recipient, '@') + 1))`;

function domainOf(recipient: string): string {
  return recipient.slice(recipient.indexOf("@") + 1).toLowerCase();
}

function countOf(all: string[], one: string): number {
  return all.filter((each) => each === one).length;
}
