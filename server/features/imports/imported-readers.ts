import type { Visibility } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";

/**
 * Changes who may read everything that was saved from an import and is still the viewer's own.
 * Returns how many recipes changed. A form that is open on one of them then asks before it saves.
 */
export async function changeImportedReaders(
  db: Db,
  viewer: Person,
  id: number,
  visibility: Visibility,
): Promise<{ count: number }> {
  return db.transaction().execute(async (trx) => {
    const own = await trx
      .updateTable("imports")
      .set({ visibility, changed_at: Date.now() })
      .where("id", "=", id)
      .where("user_id", "=", viewer.id)
      .executeTakeFirstOrThrow();
    if (own.numUpdatedRows === 0n) throw new AppError("import.notFound");
    const { numUpdatedRows } = await trx
      .updateTable("recipes")
      .set((eb) => ({ visibility, version: eb("version", "+", 1), saved_by: viewer.id }))
      .where("author_id", "=", viewer.id)
      .where("visibility", "!=", visibility)
      .where("id", "in", (eb) =>
        eb
          .selectFrom("import_items")
          .select("recipe_id")
          .where("import_id", "=", id)
          .where("state", "=", "SAVED")
          .where("recipe_id", "is not", null)
          .$castTo<{ recipe_id: number }>(),
      )
      .executeTakeFirstOrThrow();
    return { count: Number(numUpdatedRows) };
  });
}
