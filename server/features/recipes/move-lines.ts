import type { Transaction } from "kysely";
import { MAX_COMPLEMENT } from "#domain/recipe/recipe";
import { countCharacters } from "#domain/text/text";
import type { Database } from "../../platform/db/tables";
import { indexChangedRecipes } from "../../policies/full-text/indexing";

const RECIPES_AT_ONCE = 200;

type Trx = Transaction<Database>;

/** `keepsText` puts the author's own name into the line's complement if there is room. */
export async function moveLines(
  trx: Trx,
  from: { ingredientId: number } | { customKey: string; keepsText: boolean },
  to: number,
): Promise<number> {
  for (let moved = 0; ; ) {
    const ids = await listRecipesWith(trx, from);
    if (ids.length === 0) return moved;
    moved += await ("customKey" in from
      ? adoptLines(trx, ids, from, to)
      : mergeLines(trx, ids, from.ingredientId, to));
    await indexChangedRecipes(trx, ids);
  }
}

async function listRecipesWith(
  trx: Trx,
  from: { ingredientId: number } | { customKey: string },
): Promise<number[]> {
  const [column, value] =
    "customKey" in from
      ? (["custom_key", from.customKey] as const)
      : (["ingredient_id", from.ingredientId] as const);
  const rows = await trx
    .selectFrom("recipe_ingredients")
    .select("recipe_id as id")
    .distinct()
    .where(column, "=", value)
    .orderBy("recipe_id")
    .limit(RECIPES_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function mergeLines(trx: Trx, recipeIds: number[], from: number, to: number) {
  const { numUpdatedRows } = await trx
    .updateTable("recipe_ingredients")
    .set({ ingredient_id: to })
    .where("recipe_id", "in", recipeIds)
    .where("ingredient_id", "=", from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function adoptLines(
  trx: Trx,
  recipeIds: number[],
  { customKey, keepsText }: { customKey: string; keepsText: boolean },
  to: number,
): Promise<number> {
  const lines = await trx
    .selectFrom("recipe_ingredients")
    .select(["recipe_id", "position", "custom_name", "complement"])
    .where("recipe_id", "in", recipeIds)
    .where("custom_key", "=", customKey)
    .execute();
  for (const { recipe_id, position, custom_name, complement } of lines) {
    const newComplement = keepsText ? prependName(complement, custom_name ?? "") : complement;
    await trx
      .updateTable("recipe_ingredients")
      .set({ ingredient_id: to, custom_name: null, custom_key: null, complement: newComplement })
      .where("recipe_id", "=", recipe_id)
      .where("position", "=", position)
      .execute();
  }
  return lines.length;
}

function prependName(complement: string, name: string): string {
  const both = complement === "" ? name : `${name}, ${complement}`;
  return countCharacters(both) <= MAX_COMPLEMENT ? both : complement;
}
