import { isDeepStrictEqual } from "node:util";
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

/**
 * Replaces those of the given lines, which stand in the order of their positions, unless they are the
 * same. The catalogue may have changed since they were read.
 */
export async function replaceFurtherFoods(
  trx: Trx,
  recipeId: number,
  lines: LineFoods[],
): Promise<void> {
  const positions = lines.map(({ position }) => position);
  if (positions.length === 0) return;
  const named = lines.flatMap(({ further }) => further.map(({ id }) => id));
  const current = await resolveMergedIds(trx, named);
  const rows = lines.flatMap(({ position, ingredientId, further }) => {
    const roles = new Map<number, FurtherFood["role"]>();
    for (const { role } of further) {
      const id = current.shift() ?? null;
      if (id !== null && id !== ingredientId) roles.set(id, role);
    }
    const inOrder = [...roles].sort(([one], [other]) => one - other);
    return inOrder.map(([ingredient_id, role]) => ({
      recipe_id: recipeId,
      position,
      ingredient_id,
      role,
    }));
  });
  const stored = await selectFoods(trx, { recipeId, positions });
  if (isDeepStrictEqual(rows, stored)) return;
  await deleteFoods(trx, { recipeId, positions });
  if (rows.length > 0) await trx.insertInto("recipe_line_foods").values(rows).execute();
}

interface Given {
  recipeId: number;
  positions: number[];
}

const selectFoods = compileOnce((db, { recipeId, positions }: Given) =>
  db
    .selectFrom("recipe_line_foods")
    .select(["recipe_id", "position", "ingredient_id", "role"])
    .where("recipe_id", "=", recipeId)
    .where("position", "in", positions)
    .orderBy("position")
    .orderBy("ingredient_id"),
);

const deleteFoods = compileOnce((db, { recipeId, positions }: Given) =>
  db
    .deleteFrom("recipe_line_foods")
    .where("recipe_id", "=", recipeId)
    .where("position", "in", positions),
);
