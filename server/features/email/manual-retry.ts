import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { type Actor, appendToAuditLog } from "../../policies/audit-log";
import { isLinkOver, KINDS_WITH_LINK, oldestLivingLink } from "./retry-schedule";

/** An e-mail that was sent meanwhile, or whose link expired, is left alone. */
export type Retried = "retried" | "sent" | "linkOver";

export async function retryEmail(db: Db, actor: Actor, id: number): Promise<Retried> {
  return db.transaction().execute(async (trx) => {
    const email = await trx
      .selectFrom("outbox")
      .select(["kind", "details", "created_at", "retried_at", "sent_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!email) throw new AppError("mail.notFound");
    if (email.sent_at !== null) return "sent";
    if (isLinkOver(email)) return "linkOver";
    await trx.updateTable("outbox").set(asNew()).where("id", "=", id).execute();
    await appendToAuditLog(trx, actor, "mail.retry", addressee(email.details));
    return "retried";
  });
}

/** All but those whose link expired; returns how many. */
export async function retryFailed(db: Db, actor: Actor): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("outbox")
      .set(asNew())
      .where("failed_at", "is not", null)
      .where((eb) =>
        eb.or([eb("kind", "not in", KINDS_WITH_LINK), eb("created_at", ">", oldestLivingLink())]),
      )
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    if (count > 0) await appendToAuditLog(trx, actor, "mail.retry", String(count), { count });
    return count;
  });
}

function asNew() {
  const now = Date.now();
  return { retried_at: now, next_try_at: now, tries: 0, failed_at: null };
}

function addressee(details: string): string {
  return (JSON.parse(details) as { username: string }).username;
}
