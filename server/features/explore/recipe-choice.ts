import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Language } from "#domain/language/languages";
import type { Category } from "#domain/recipe/recipe";
import type { Database } from "../../platform/db/tables";

export interface RecipeChoice {
  category?: Category;
  language?: Language;
}

/** A page of a list; the first one has no cursor. */
export interface ListedPage {
  only?: RecipeChoice;
  cursor?: string | null;
  size: number;
}

export function isChosen({ category, language }: RecipeChoice) {
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> =>
    eb.and([
      ...(category ? [eb("recipes.category", "=", category)] : []),
      ...(language ? [eb("recipes.language", "=", language)] : []),
    ]);
}
