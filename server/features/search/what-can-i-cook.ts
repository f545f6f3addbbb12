import type { UiLocale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { listKeptFoods } from "../at-hand/kept-foods";
import type { HouseholdChoice } from "../households/households";
import { readKitchenFoods, stockKitchen } from "../ingredients/kitchen-foods";
import { listCurrentIds } from "../ingredients/merged-queries";
import { listIngredientNames } from "../ingredients/queries";
import { resolveIngredientName } from "../ingredients/resolve-ingredient-name";
import type { IngredientMatch } from "../ingredients/search-queries";
import { type CookableRecipe, listCookable, MAX_AT_HAND } from "./cookable-recipes";

const SEPARATOR = /[,;،、，]/;
/** Names looked up at once. */
const MAX_NAMES = 8;

interface UnclearName {
  name: string;
  offers: IngredientMatch[];
}

export interface CookableSearch {
  have: { id: number; name: string }[];
  cookable: CookableRecipe[];
  /** The names typed that are not, or not clearly, in the catalogue. */
  unclear: UnclearName[];
  isFull: boolean;
  /** The ingredients with those typed or at hand, if one was found. */
  added: number[] | null;
  /** How many ingredients the household has at hand that are not named yet. */
  kept: number;
}

interface Asked extends HouseholdChoice {
  have: number[];
  /** One ingredient, or several with commas between them. */
  add: string;
  /** Adds what the household has at hand, the newest first. */
  fill: boolean;
}

/** The household's staples are always there. Throws cookbook.notMember. */
export async function searchCookable(
  db: Db,
  viewer: Person,
  { have: given, add, fill, ...choice }: Asked,
  locale: UiLocale,
): Promise<CookableSearch> {
  const today = await listCurrentIds(db, [...new Set(given)].slice(0, MAX_AT_HAND));
  const foods = await listKeptFoods(db, viewer, choice);
  const staples = foods.filter(({ isStaple }) => isStaple);
  const kitchen = stockKitchen(await readKitchenFoods(db, locale), staples);
  const have = (await listIngredientNames(db, today, locale)).map(({ id, name }) => ({
    id,
    name: kitchen.plainNames.get(id) ?? name,
  }));
  const ids = have.map(({ id }) => id);
  const isFull = ids.length >= MAX_AT_HAND;
  const kept = foods
    .filter(({ isStaple }) => !isStaple)
    .flatMap(({ ingredientId }) => ingredientId ?? [])
    .filter((id) => !ids.includes(id));
  const { named, unclear } = await resolveNames(db, isFull ? [] : splitNames(add), locale);
  const more = [...named, ...(fill && !isFull ? kept : [])];
  return {
    have,
    cookable: await listCookable(db, viewer, ids, locale, kitchen),
    unclear,
    isFull,
    added: more.length > 0 ? [...new Set([...ids, ...more])].slice(0, MAX_AT_HAND) : null,
    kept: isFull ? 0 : kept.length,
  };
}

function splitNames(text: string): string[] {
  const names = text.split(SEPARATOR).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ""))].slice(0, MAX_NAMES);
}

async function resolveNames(db: Db, names: string[], locale: UiLocale) {
  const named: number[] = [];
  const unclear: UnclearName[] = [];
  for (const name of names) {
    const found = await resolveIngredientName(db, name, locale);
    if (found.named) named.push(found.named.id);
    else unclear.push({ name, offers: found.offers });
  }
  return { named, unclear };
}
