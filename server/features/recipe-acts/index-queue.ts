import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { indexRecipe } from "../../policies/full-text/indexing";

/** Indexing a recipe takes a few milliseconds, and others wait for a transaction. */
const RECIPES_AT_ONCE = 10;

/**
 * Notes that the search index must follow a change of audience. Until then a search may miss these
 * recipes, but it shows nobody more than they may read.
 */
export async function queueForIndex(trx: Transaction<Database>, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto("unindexed_recipes")
    .values(ids.map((id) => ({ recipe_id: id })))
    .onConflict((conflict) => conflict.column("recipe_id").doNothing())
    .execute();
}

/** Indexes what waits; returns how many. The scheduled job does what a stopped process left. */
export async function indexQueued(db: Db, signal?: AbortSignal): Promise<number> {
  let indexed = 0;
  while (!signal?.aborted) {
    const some = await db.transaction().execute(indexSome);
    if (some === 0) break;
    indexed += some;
    await setImmediate();
  }
  return indexed;
}

async function indexSome(trx: Transaction<Database>): Promise<number> {
  const taken = await trx
    .deleteFrom("unindexed_recipes")
    .where("recipe_id", "in", (eb) =>
      eb
        .selectFrom("unindexed_recipes")
        .select("recipe_id")
        .orderBy("recipe_id")
        .limit(RECIPES_AT_ONCE),
    )
    .returning("recipe_id as id")
    .execute();
  for (const { id } of taken) await indexRecipe(trx, id);
  return taken.length;
}
