import type { Transaction } from "kysely";
import { MAX_COMPLEMENT } from "#domain/recipe/recipe";
import { countCharacters } from "#domain/text/text";
import { type FoodTable, FURTHER_FOODS, MAIN_FOODS } from "../../platform/db/food-tables";
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
  const rows = await ("customKey" in from
    ? trx
        .selectFrom("recipe_ingredients")
        .select("recipe_id as id")
        .distinct()
        .where("custom_key", "=", from.customKey)
        .orderBy("recipe_id")
        .limit(RECIPES_AT_ONCE)
        .execute()
    : selectUsing(trx, MAIN_FOODS, from.ingredientId)
        .union(selectUsing(trx, FURTHER_FOODS, from.ingredientId))
        .orderBy("id")
        .limit(RECIPES_AT_ONCE)
        .execute());
  return rows.map(({ id }) => id);
}

function selectUsing(trx: Trx, table: FoodTable, ingredientId: number) {
  return trx.selectFrom(table).select("recipe_id as id").where("ingredient_id", "=", ingredientId);
}

async function mergeLines(trx: Trx, recipeIds: number[], from: number, to: number) {
  await dropFurther(trx, recipeIds, { food: to, besides: from });
  const { numUpdatedRows } = await trx
    .updateTable("recipe_ingredients")
    .set({ ingredient_id: to })
    .where("recipe_id", "in", recipeIds)
    .where("ingredient_id", "=", from)
    .executeTakeFirstOrThrow();
  const further = await mergeFurther(trx, recipeIds, from, to);
  return Number(numUpdatedRows) + further;
}

async function mergeFurther(trx: Trx, recipeIds: number[], from: number, to: number) {
  await dropFurther(trx, recipeIds, { food: from, besides: to });
  const { numUpdatedRows } = await trx
    .updateTable("recipe_line_foods")
    .set({ ingredient_id: to })
    .where("recipe_id", "in", recipeIds)
    .where("ingredient_id", "=", from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Drops a further food where the line has the other one already: it names each food once. */
async function dropFurther(
  trx: Trx,
  recipeIds: number[],
  { food, besides }: { food: number; besides: number },
): Promise<void> {
  await trx
    .deleteFrom("recipe_line_foods as further")
    .where("recipe_id", "in", recipeIds)
    .where("ingredient_id", "=", food)
    .where((eb) => {
      const has = (table: FoodTable) =>
        eb.exists(
          eb
            .selectFrom(`${table} as line`)
            .select("line.position")
            .whereRef("line.recipe_id", "=", "further.recipe_id")
            .whereRef("line.position", "=", "further.position")
            .where("line.ingredient_id", "=", besides),
        );
      return eb.or([has(MAIN_FOODS), has(FURTHER_FOODS)]);
    })
    .execute();
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
    await trx
      .deleteFrom("recipe_line_foods")
      .where("recipe_id", "=", recipe_id)
      .where("position", "=", position)
      .where("ingredient_id", "=", to)
      .execute();
  }
  return lines.length;
}

function prependName(complement: string, name: string): string {
  const both = complement === "" ? name : `${name}, ${complement}`;
  return countCharacters(both) <= MAX_COMPLEMENT ? both : complement;
}
