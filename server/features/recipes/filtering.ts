import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { RecipeFilters } from "#domain/recipe/recipe-filters";
import { type FoodTable, FURTHER_FOODS, MAIN_FOODS } from "../../platform/db/food-tables";
import type { Database } from "../../platform/db/tables";
import { hasTag } from "./tag-filter";

/** `found` is the common table expression with the recipes that match the list's search. */
export type WithMatches = Database & { found: { id: number } };
type Recipes = ExpressionBuilder<WithMatches, "recipes">;

export function matchesFilters({ categories, ingredients, tags, maxTime, search }: RecipeFilters) {
  return (eb: Recipes): Expression<SqlBool> =>
    eb.and([
      ...(categories.length > 0 ? [eb("recipes.category", "in", categories)] : []),
      ...(ingredients.length > 0 ? [hasAll(eb, ingredients)] : []),
      ...tags.map((tag) => hasTag(tag)(eb)),
      ...(maxTime !== null ? [isWithin(eb, maxTime)] : []),
      ...(search !== "" ? [eb("recipes.id", "in", eb.selectFrom("found").select("found.id"))] : []),
    ]);
}

function hasAll(eb: Recipes, ingredientIds: number[]) {
  const names = (table: FoodTable, id: number) =>
    eb.exists(
      eb
        .selectFrom(`${table} as line`)
        .select("line.position")
        .whereRef("line.recipe_id", "=", "recipes.id")
        .where("line.ingredient_id", "=", id),
    );
  return eb.and(
    ingredientIds.map((id) => eb.or([names(MAIN_FOODS, id), names(FURTHER_FOODS, id)])),
  );
}

/** Preparation plus cooking; a recipe without either does not count as quick. */
function isWithin(eb: Recipes, minutes: number) {
  const preparation = eb.fn.coalesce("recipes.preparation_minutes", eb.lit(0));
  const cooking = eb.fn.coalesce("recipes.cooking_minutes", eb.lit(0));
  return eb.and([
    eb(eb(preparation, "+", cooking), "<=", minutes),
    eb.or([
      eb("recipes.preparation_minutes", "is not", null),
      eb("recipes.cooking_minutes", "is not", null),
    ]),
  ]);
}
