import type { Transaction } from "kysely";
import type { ReportOutcome } from "#domain/administration/report";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";

interface ReportSubject {
  kind?: "RECIPE" | "PICTURE" | "USER";
  recipe?: number;
  user?: number;
}

/** `subject` is the item's current name, stored in the row. Returns the number of reports. */
export async function closeReports(
  trx: Transaction<Database>,
  by: Person,
  { kind, recipe, user }: ReportSubject,
  outcome: ReportOutcome,
  subject: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("reports")
    .set({ settled_at: Date.now(), settled_by: by.id, outcome, subject })
    .where("settled_at", "is", null)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "USER"))
    .where((eb) =>
      recipe === undefined ? eb("user_id", "=", user ?? 0) : eb("recipe_id", "=", recipe),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
