import type { Locale } from "#domain/locales";
import { MAX_INGREDIENT_NAME } from "#domain/recipe";
import type { FilterName, RecipeFilters } from "#domain/recipe-filters";
import { filtersFrom, hasTooManyIngredients, wrongFiltersIn } from "#domain/recipe-filters-schema";
import { cleanLine } from "#domain/text";
import type { Db } from "../db/open";
import { listEachCurrentId } from "../ingredients/merged-queries";
import { type AskedIngredients, askIngredients } from "./asked-ingredients";

/** What a list's address asks for. */
export interface AskedFilters extends Omit<AskedIngredients, "isFull"> {
  filters: RecipeFilters;
  /** The name of an ingredient that is to be added, as typed. */
  add: string;
  /** The filters that say something that means nothing, or name an ingredient that there is not. */
  wrong: FilterName[];
  /** Whether there are more ingredients than a list is narrowed by; those left over are not looked at. */
  hasTooMany: boolean;
}

/** Reads a list's address, with its ingredients as they are today: merged ones by what they became. */
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
