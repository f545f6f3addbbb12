import type { Locale } from "#domain/locales";
import { MAX_INGREDIENT_NAME } from "#domain/recipe";
import type { FilterName, RecipeFilters } from "#domain/recipe-filters";
import { filtersFrom, hasTooManyIngredients, wrongFiltersIn } from "#domain/recipe-filters-schema";
import { cleanLine } from "#domain/text";
import type { Db } from "../db/open";
import { listEachCurrentId } from "../ingredients/merged-queries";
import { type AskedIngredients, askIngredients } from "./asked-ingredients";

export interface AskedFilters extends Omit<AskedIngredients, "isFull"> {
  filters: RecipeFilters;
  add: string;
  wrong: FilterName[];
  /** More ingredients were given than a list can be filtered by; the rest are ignored. */
  hasTooMany: boolean;
}

/** Reads a list's address. A merged ingredient counts as the one that it was merged into. */
export async function askFilters(
  db: Db,
  query: URLSearchParams,
  locale: Locale,
): Promise<AskedFilters> {
  const asked = filtersFrom(query);
  const today = await listEachCurrentId(db, asked.ingredients);
  const ingredients = [...new Set(today.filter((id) => id !== null))];
  const filters = { ...asked, ingredients };
  const add = cleanLine(query.get("add") ?? "").slice(0, MAX_INGREDIENT_NAME);
  const { isFull, ...found } = await askIngredients(db, filters, add, locale);
  const hasTooMany = isFull || hasTooManyIngredients(query);
  const wrong = new Set(wrongFiltersIn(query));
  const isGone = today.includes(null) || found.chosen.length < ingredients.length;
  if (isGone || hasTooMany) wrong.add("ingredient");
  return { ...found, filters, add, wrong: [...wrong], hasTooMany };
}
