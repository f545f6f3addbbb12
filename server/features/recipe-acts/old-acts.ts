import { setImmediate } from "node:timers/promises";
import { UNDO_MS } from "#domain/recipe/recipe-acts";
import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";

/** Deleting a recipe with its lines and words takes a few milliseconds. */
const RECIPES_AT_ONCE = 20;
/** Longer than an undo that began at the last moment. */
const MARGIN_MS = 60_000;

/** Deletes the recipes that can no longer be restored; returns how many. */
export async function deleteRemovedRecipes(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - UNDO_MS - MARGIN_MS;
  let removed = 0;
  while (!signal.aborted) {
    const { numDeletedRows } = await db
      .deleteFrom("recipes")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("removed_recipes")
          .select("recipe_id")
          .where("removed_at", "<", before)
          .limit(RECIPES_AT_ONCE),
      )
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
    if (numDeletedRows === 0n) break;
    await setImmediate();
  }
  return removed;
}

/** Forgets acts that can no longer be undone; returns how many. */
export async function deleteOldUndos(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - UNDO_MS - MARGIN_MS;
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("undos")
      .where("id", "in", (eb) =>
        eb.selectFrom("undos").select("id").where("created_at", "<", before).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
