import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { type Actor, appendToAuditLog } from "../../policies/audit-log";
import { getLinkCutoff, isLinkExpired, KINDS_WITH_LINK } from "./retry-schedule";

type RetryOutcome = "retried" | "sent" | "linkOver";

export async function retryEmail(db: Db, actor: Actor, id: number): Promise<RetryOutcome> {
  return db.transaction().execute(async (trx) => {
    const email = await trx
      .selectFrom("outbox")
      .select(["kind", "details", "created_at", "retried_at", "sent_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!email) throw new AppError("mail.notFound");
    if (email.sent_at !== null) return "sent";
    if (isLinkExpired(email)) return "linkOver";
    await trx.updateTable("outbox").set(buildRetryColumns()).where("id", "=", id).execute();
    await appendToAuditLog(trx, actor, "mail.retry", readUsername(email.details));
    return "retried";
  });
}

export async function retryFailed(db: Db, actor: Actor): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("outbox")
      .set(buildRetryColumns())
      .where("failed_at", "is not", null)
      .where((eb) =>
        eb.or([eb("kind", "not in", KINDS_WITH_LINK), eb("created_at", ">", getLinkCutoff())]),
      )
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    if (count > 0) await appendToAuditLog(trx, actor, "mail.retry", String(count), { count });
    return count;
  });
}

function buildRetryColumns() {
  const now = Date.now();
  return { retried_at: now, next_try_at: now, tries: 0, failed_at: null };
}

function readUsername(details: string): string {
  return (JSON.parse(details) as { username: string }).username;
}
