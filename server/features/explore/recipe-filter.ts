import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Language } from "#domain/language/languages";
import type { Category } from "#domain/recipe/recipe";
import type { Database } from "../../platform/db/tables";
import { hasTag } from "../recipes/tag-filter";

export interface RecipeFilter {
  category?: Category;
  language?: Language;
  tag?: string;
}

export interface PageRequest {
  only?: RecipeFilter;
  cursor?: string | null;
  size: number;
}

/** A recipe of a list, and what a cursor says to continue after it. */
export interface Place {
  id: number;
  place: number[];
}

export function matchesFilter({ category, language, tag }: RecipeFilter) {
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> =>
    eb.and([
      ...(category ? [eb("recipes.category", "=", category)] : []),
      ...(language ? [eb("recipes.language", "=", language)] : []),
      ...(tag ? [hasTag(tag)(eb)] : []),
    ]);
}
