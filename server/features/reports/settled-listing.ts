import { z } from "zod";
import type { ReportOutcome } from "#domain/administration/report";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";

const PAGE_SIZE = 24;

const whole = z.number().int();
const cursorSchema = z.tuple([whole, whole]);

export interface SettledReport {
  id: number;
  kind: "RECIPE" | "PICTURE" | "USER";
  subject: string;
  recipeId: number | null;
  userId: number | null;
  reason: string;
  reportedAt: number;
  reporter: string | null;
  outcome: ReportOutcome;
  settledAt: number;
  settledBy: string | null;
}

export async function listSettledReports(
  db: Db,
  cursor: string | null,
): Promise<{ reports: SettledReport[]; next: string | null }> {
  const [time, id] = cursor === null ? [] : decodeCursor(cursor, cursorSchema);
  const rows = await db
    .selectFrom("reports as report")
    .leftJoin("users as reporter", "reporter.id", "report.reporter_id")
    .leftJoin("users as administrator", "administrator.id", "report.settled_by")
    .select(["report.id", "report.kind", "report.subject", "report.reason", "report.outcome"])
    .select(["report.recipe_id as recipeId", "report.user_id as userId"])
    .select(["report.reported_at as reportedAt", "report.settled_at as settledAt"])
    .select(["reporter.username as reporter", "administrator.username as settledBy"])
    .where("report.settled_at", "is not", null)
    .$if(cursor !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("report.settled_at", "report.id"), "<", eb.tuple(time ?? 0, id ?? 0)),
      ),
    )
    .orderBy("report.settled_at", "desc")
    .orderBy("report.id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE).map(({ subject, outcome, settledAt, ...row }) => ({
    ...row,
    subject: subject ?? "",
    outcome: outcome ?? ("DISMISSED" as const),
    settledAt: settledAt ?? 0,
  }));
  const last = page.at(-1);
  return {
    reports: page,
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.settledAt, last.id]) : null,
  };
}
