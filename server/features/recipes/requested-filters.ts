import type { UiLocale } from "#domain/language/locales";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import type { FilterName, RecipeFilters } from "#domain/recipe/recipe-filters";
import {
  hasTooManyIngredients,
  listInvalidFilters,
  parseFilters,
} from "#domain/recipe/recipe-filters-schema";
import { cleanLine } from "#domain/text/text";
import type { Db } from "../../platform/db/open";
import { resolveMergedIds } from "../ingredients/merged-queries";
import { type ResolvedIngredients, resolveIngredients } from "./requested-ingredients";

interface RequestedFilters extends Omit<ResolvedIngredients, "isFull"> {
  filters: RecipeFilters;
  add: string;
  wrong: FilterName[];
  hasTooMany: boolean;
}

/** Reads a list's URL. A merged ingredient counts as its target. */
export async function readRequestedFilters(
  db: Db,
  query: URLSearchParams,
  locale: UiLocale,
): Promise<RequestedFilters> {
  const requested = parseFilters(query);
  const currentIds = await resolveMergedIds(db, requested.ingredients);
  const ingredients = [...new Set(currentIds.filter((id) => id !== null))];
  const filters = { ...requested, ingredients };
  const add = cleanLine(query.get("add") ?? "").slice(0, MAX_INGREDIENT_NAME);
  const { isFull, ...resolved } = await resolveIngredients(db, filters, add, locale);
  const hasTooMany = isFull || hasTooManyIngredients(query);
  const wrong = new Set(listInvalidFilters(query));
  const isGone = currentIds.includes(null) || resolved.chosen.length < ingredients.length;
  if (isGone || hasTooMany) wrong.add("ingredient");
  return { ...resolved, filters, add, wrong: [...wrong], hasTooMany };
}
