import type { ReportTarget } from "#domain/administration/report";
import { fileReport } from "#server/features/reports/commands";
import type { Db } from "#server/platform/db/open";
import type { Person } from "#server/policies/permissions";
import { type CastName, toUser } from "./cast";

export async function report(
  db: Db,
  who: CastName | Person,
  reported: Partial<ReportTarget>,
  reason = "Rude",
): Promise<number> {
  await fileReport(db, toUser(who), { isImage: false, ...reported }, reason);
  const { id } = await db
    .selectFrom("reports")
    .select((eb) => eb.fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  return id;
}

export async function listReportOutcomes(db: Db) {
  const rows = await db
    .selectFrom("reports")
    .select(["id", "outcome", "subject", "settled_by as by"])
    .orderBy("id")
    .execute();
  return rows.map(({ id, outcome, subject, by }) => [id, outcome, subject, by]);
}
