import { type DeliveryErrorKind, ERRORS_OF_ONE_EMAIL } from "#domain/email/email-delivery";
import type { Db } from "../../platform/db/open";

/** A mail server may defer an email this long (greylisting). */
const WAITING_TOO_LONG_MS = 3_600_000;

export interface EmailTrouble {
  kind: Exclude<DeliveryErrorKind, "REFUSED">;
  since: number;
  waiting: number;
}

/** Undefined if an email was sent since; one recipient's deferrals count only after an hour. */
export async function findEmailTrouble(db: Db): Promise<EmailTrouble | undefined> {
  const now = Date.now();
  const failing = (await listFailing(db, now)).sort((one, other) => other.at - one.at);
  const ofAll = failing.filter(({ kind }) => !ERRORS_OF_ONE_EMAIL.includes(kind));
  const late = failing.filter(
    (each) => each.kind === "LATER" && each.since <= now - WAITING_TOO_LONG_MS,
  );
  const [last] = ofAll.length > 0 ? ofAll : late;
  if (!last || last.kind === "REFUSED") return undefined;
  const began = Math.min(...(ofAll.length > 0 ? ofAll : late).map(({ since }) => since));
  return { kind: last.kind, since: Math.max(began, last.lastSent), waiting: last.waiting };
}

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
      kind: DeliveryErrorKind;
      at: number;
      since: number;
      lastSent: number;
      waiting: number;
    }>()
    .execute();
}
