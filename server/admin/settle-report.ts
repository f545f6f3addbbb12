import type { Transaction } from "kysely";
import type { ReportOutcome } from "#domain/administration/report";
import { closeReports } from "../features/reports/close-reports";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";
import { appendToAuditLog, redactTitle } from "../policies/audit-log";
import type { Person } from "../policies/permissions";
import { forceRemoveImage, forceRemoveRecipe } from "./remove-content";
import { suspend } from "./suspension";

/** Settles all open reports of the same item; undefined if already settled or gone. */
export async function settleReport(
  db: Db,
  viewer: Person,
  id: number,
  outcome: ReportOutcome,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const report = await findOpenReport(trx, id);
    if (!report) return undefined;
    if (outcome === "REMOVED") return removeReported(trx, viewer, report);
    const { kind, recipeId, userId, name } = report;
    const matter = { kind, recipe: recipeId ?? undefined, user: userId ?? undefined };
    const count = await closeReports(trx, viewer, matter, outcome, name);
    if (outcome === "SUSPENDED") await suspend(trx, viewer, { id: report.ownerId });
    else await appendToAuditLog(trx, viewer, "report.dismiss", name, { count });
    return name;
  });
}

type OpenReport = NonNullable<Awaited<ReturnType<typeof findOpenReport>>>;

async function removeReported(
  trx: Transaction<Database>,
  viewer: Person,
  { kind, recipeId, ownerId }: OpenReport,
): Promise<string> {
  if (kind === "USER") throw new AppError("request.invalid");
  if (kind === "RECIPE") return forceRemoveRecipe(trx, viewer, recipeId ?? 0);
  return forceRemoveImage(
    trx,
    viewer,
    recipeId === null ? { user: ownerId } : { recipe: recipeId },
  );
}

async function findOpenReport(trx: Transaction<Database>, id: number) {
  const reports = await trx
    .selectFrom("reports as report")
    .leftJoin("recipes", "recipes.id", "report.recipe_id")
    .innerJoin("users", (join) =>
      join.on((eb) => eb("users.id", "=", eb.fn.coalesce("report.user_id", "recipes.author_id"))),
    )
    .select(["report.kind", "report.recipe_id as recipeId", "report.user_id as userId"])
    .select(["users.id as ownerId", "users.username"])
    .select(["recipes.title", "recipes.visibility"])
    .where("report.id", "=", id)
    .where("report.settled_at", "is", null)
    .executeTakeFirst();
  return reports && { ...reports, name: getSubjectName(reports) };
}

function getSubjectName(found: {
  recipeId: number | null;
  title: string | null;
  visibility: string | null;
  username: string;
}): string {
  const { recipeId, title, visibility, username } = found;
  const isRecipe = recipeId !== null && title !== null && visibility !== null;
  return isRecipe ? redactTitle({ id: recipeId, title, visibility }) : username;
}
