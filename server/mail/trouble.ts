import { type MailTroubleKind, OF_ONE_LETTER } from "~/model/mail";
import type { Db } from "../db/open";

/** A mail server may put a letter off for a while. */
const PATIENCE_MS = 3_600_000;

export interface MailTrouble {
  kind: Exclude<MailTroubleKind, "REFUSED">;
  since: number;
  /** How many letters wait to be sent. */
  waiting: number;
}

/**
 * Why mail does not leave, and since when; undefined where it does. A letter that was sent ends the
 * trouble before it. What one recipient's server puts off is told of once that lasts for an hour.
 */
export async function findMailTrouble(db: Db): Promise<MailTrouble | undefined> {
  const now = Date.now();
  const { sent, waiting } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("outbox")
        .select((eb) => eb.fn.max("sent_at").as("last"))
        .where("sent_at", "<=", now)
        .as("sent"),
      eb
        .selectFrom("outbox")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .as("waiting"),
    ])
    .executeTakeFirstOrThrow();
  const lastSent = sent ?? 0;
  const failing = db.selectFrom("outbox").where("troubled_at", ">", lastSent);
  const last = await failing
    .select("trouble")
    .where("trouble", "not in", OF_ONE_LETTER)
    .orderBy("troubled_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const first = await failing
    .select((eb) => eb.fn.min("troubled_since").as("since"))
    .$if(last !== undefined, (query) => query.where("trouble", "not in", OF_ONE_LETTER))
    .$if(last === undefined, (query) =>
      query.where("trouble", "=", "LATER").where("failed_at", "is", null),
    )
    .executeTakeFirst();
  const since = Math.max(first?.since ?? now, lastSent);
  if (last?.trouble && last.trouble !== "REFUSED")
    return { kind: last.trouble, since, waiting: waiting ?? 0 };
  const isLong = since <= now - PATIENCE_MS;
  return isLong ? { kind: "LATER", since, waiting: waiting ?? 0 } : undefined;
}
