import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { RecipeFilters } from "#domain/recipe/recipe-filters";
import type { Database } from "../../platform/db/tables";

/** `found` is the common table expression with the recipes that match the list's search. */
export type WithMatches = Database & { found: { id: number } };
type Recipes = ExpressionBuilder<WithMatches, "recipes">;

export function matchesFilters({ categories, ingredients, maxTime, search }: RecipeFilters) {
  return (eb: Recipes): Expression<SqlBool> =>
    eb.and([
      ...(categories.length > 0 ? [eb("recipes.category", "in", categories)] : []),
      ...(ingredients.length > 0 ? [hasAll(eb, ingredients)] : []),
      ...(maxTime !== null ? [isWithin(eb, maxTime)] : []),
      ...(search !== "" ? [eb("recipes.id", "in", eb.selectFrom("found").select("found.id"))] : []),
    ]);
}

function hasAll(eb: Recipes, ingredientIds: number[]) {
  const kinds = eb
    .selectFrom("recipe_ingredients as line")
    .select((line) => line.fn.count("line.ingredient_id").distinct().as("kinds"))
    .whereRef("line.recipe_id", "=", "recipes.id")
    .where("line.ingredient_id", "in", ingredientIds);
  return eb(kinds, "=", ingredientIds.length);
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
