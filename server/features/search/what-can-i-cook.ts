import type { UiLocale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { listCurrentIds } from "../ingredients/merged-queries";
import { listIngredientNames } from "../ingredients/queries";
import { resolveIngredientName } from "../ingredients/resolve-ingredient-name";
import type { IngredientMatch } from "../ingredients/search-queries";
import { type CookableRecipe, listCookable, MAX_AT_HAND } from "./cookable-recipes";

export interface CookableSearch {
  have: { id: number; name: string }[];
  cookable: CookableRecipe[];
  asked: string | null;
  offers: IngredientMatch[];
  isFull: boolean;
  added: number[] | null;
}

export async function searchCookable(
  db: Db,
  viewer: Person,
  { have: given, add }: { have: number[]; add: string },
  locale: UiLocale,
): Promise<CookableSearch> {
  const today = await listCurrentIds(db, [...new Set(given)].slice(0, MAX_AT_HAND));
  const have = await listIngredientNames(db, today, locale);
  const ids = have.map(({ id }) => id);
  const isFull = ids.length >= MAX_AT_HAND;
  const isAdding = add !== "" && !isFull;
  const { named, offers } = isAdding
    ? await resolveIngredientName(db, add, locale)
    : { named: undefined, offers: [] };
  return {
    have,
    cookable: await listCookable(db, viewer, ids, locale),
    asked: add === "" ? null : add,
    offers,
    isFull,
    added: named ? [...new Set([...ids, named.id])] : null,
  };
}
