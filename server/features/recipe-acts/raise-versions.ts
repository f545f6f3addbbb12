import type { Transaction } from "kysely";
import type { Database } from "../../platform/db/tables";
import type { Before } from "./changes";
import { queueForIndex } from "./index-queue";

/**
 * Raises the version of recipes whose audience or tags an act or its undo changed: a form that was
 * opened before is then asked about it instead of setting them back. The search index follows.
 */
export async function raiseVersions(
  trx: Transaction<Database>,
  { kind, recipes }: Pick<Before, "kind"> & { recipes: { id: number }[] },
): Promise<void> {
  if (kind === "COOKBOOK" || kind === "DELETE" || recipes.length === 0) return;
  const ids = recipes.map(({ id }) => id);
  await trx
    .updateTable("recipes")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
  await queueForIndex(trx, ids);
}
