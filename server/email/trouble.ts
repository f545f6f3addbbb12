import { type MailTroubleKind, OF_ONE_LETTER } from "#domain/mail";
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
  const failing = (await listFailing(db, now)).sort((one, other) => other.at - one.at);
  const ofAll = failing.filter(({ kind }) => !OF_ONE_LETTER.includes(kind));
  const late = failing.filter((each) => each.kind === "LATER" && each.since <= now - PATIENCE_MS);
  const [last] = ofAll.length > 0 ? ofAll : late;
  if (!last || last.kind === "REFUSED") return undefined;
  const began = Math.min(...(ofAll.length > 0 ? ofAll : late).map(({ since }) => since));
  return { kind: last.kind, since: Math.max(began, last.lastSent), waiting: last.waiting };
}

/** Each kind of trouble since a letter was sent last. */
function listFailing(db: Db, now: number) {
  const outbox = db.selectFrom("outbox");
  const lastSent = outbox
    .select((eb) => eb.fn.coalesce(eb.fn.max("sent_at"), eb.lit(0)).as("at"))
    .where("sent_at", "<=", now);
  const waiting = outbox
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("sent_at", "is", null)
    .where("failed_at", "is", null);
  return outbox
    .select((eb) => [
      "trouble as kind",
      eb.fn.max("troubled_at").as("at"),
      eb.fn.min("troubled_since").as("since"),
      lastSent.as("lastSent"),
      waiting.as("waiting"),
    ])
    .where("troubled_at", ">", lastSent)
    .where((eb) => eb.or([eb("trouble", "!=", "LATER"), eb("failed_at", "is", null)]))
    .groupBy("trouble")
    .$castTo<{
      kind: MailTroubleKind;
      at: number;
      since: number;
      lastSent: number;
      waiting: number;
    }>()
    .execute();
}
