import type { Transaction } from "kysely";
import type { FurtherFood } from "#domain/line/line";
import { compileOnce } from "../../platform/db/compile-once";
import type { Database } from "../../platform/db/tables";
import { resolveMergedIds } from "../ingredients/merged-queries";

type Trx = Transaction<Database>;

interface LineFoods {
  position: number;
  /** The main food. */
  ingredientId: number | null;
  further: FurtherFood[];
}

/** Replaces those of the given lines. The catalogue may have changed since they were read. */
export async function replaceFurtherFoods(
  trx: Trx,
  recipeId: number,
  lines: LineFoods[],
): Promise<void> {
  const positions = lines.map(({ position }) => position);
  if (positions.length === 0) return;
  await deleteFoods(trx, { recipeId, positions });
  const named = lines.flatMap(({ further }) => further.map(({ id }) => id));
  const current = await resolveMergedIds(trx, named);
  const rows = lines.flatMap(({ position, ingredientId, further }) => {
    const roles = new Map<number | null, FurtherFood["role"]>();
    for (const { role } of further) roles.set(current.shift() ?? null, role);
    roles.delete(null);
    roles.delete(ingredientId);
    return [...roles].map(([id, role]) => ({
      recipe_id: recipeId,
      position,
      ingredient_id: id as number,
      role,
    }));
  });
  if (rows.length > 0) await trx.insertInto("recipe_line_foods").values(rows).execute();
}

const deleteFoods = compileOnce(
  (db, { recipeId, positions }: { recipeId: number; positions: number[] }) =>
    db
      .deleteFrom("recipe_line_foods")
      .where("recipe_id", "=", recipeId)
      .where("position", "in", positions),
);
