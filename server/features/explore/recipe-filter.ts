import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Language } from "#domain/language/languages";
import type { Category } from "#domain/recipe/recipe";
import type { Database } from "../../platform/db/tables";

export interface RecipeFilter {
  category?: Category;
  language?: Language;
}

export interface PageRequest {
  only?: RecipeFilter;
  cursor?: string | null;
  size: number;
}

export function matchesFilter({ category, language }: RecipeFilter) {
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> =>
    eb.and([
      ...(category ? [eb("recipes.category", "=", category)] : []),
      ...(language ? [eb("recipes.language", "=", language)] : []),
    ]);
}
