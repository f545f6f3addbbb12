import type { UiLocale } from "#domain/language/locales";
import { MAX_INGREDIENTS } from "#domain/recipe/recipe";
import type { RecipeFilters } from "#domain/recipe/recipe-filters";
import type { Db } from "../../platform/db/open";
import { listIngredientNames } from "../ingredients/queries";
import { resolveIngredientName } from "../ingredients/resolve-ingredient-name";
import type { IngredientMatch } from "../ingredients/search-queries";

export interface ResolvedIngredients {
  chosen: { id: number; name: string }[];
  unsure: { name: string; offers: IngredientMatch[] } | null;
  widened: RecipeFilters | null;
  isFull: boolean;
}

export async function resolveIngredients(
  db: Db,
  filters: RecipeFilters,
  add: string,
  locale: UiLocale,
): Promise<ResolvedIngredients> {
  const { ingredients } = filters;
  const chosen = await listIngredientNames(db, ingredients, locale);
  const nothing = { chosen, unsure: null, widened: null, isFull: false };
  if (add === "") return nothing;
  const { named, offers } = await resolveIngredientName(db, add, locale);
  if (!named) return { ...nothing, unsure: { name: add, offers } };
  const all = [...new Set([...ingredients, named.id])];
  if (all.length > MAX_INGREDIENTS) return { ...nothing, isFull: true };
  return { ...nothing, widened: { ...filters, ingredients: all } };
}
