import type { IngredientCategory } from "#domain/ingredient-category";
import type { Locale } from "#domain/locales";
import type { Unit } from "#domain/units";
import { isFalseFriend } from "./false-friends";

export interface CatalogueName {
  id: number;
  nameEn: string;
  nameFr: string;
  category: IngredientCategory;
  units: Unit[];
  locale: Locale;
  key: string;
  isAlias: number;
}

/** Who knows the names of foods: gives the catalogue's ingredients by the stems of their names. */
export type Lexicon = (stems: string[]) => Promise<Map<string, CatalogueName[]>>;

/** Ingredients by the stems of their names; none for a false friend. */
export async function listByStem(
  lexicon: Lexicon,
  stems: string[],
  locale: Locale,
): Promise<Map<string, CatalogueName[]>> {
  const asked = [...new Set(stems)].filter((stem) => stem !== "");
  const named = await lexicon(asked);
  for (const stem of asked) {
    if (!named.has(stem) && isFalseFriend(stem, locale)) named.set(stem, []);
  }
  return named;
}

/** Those that a name names best: in the language first, then exactly, then before an alias. */
export function bestNamed(found: CatalogueName[], key: string, locale: Locale): CatalogueName[] {
  const rankOf = (named: CatalogueName) =>
    (named.locale === locale ? 0 : 4) + (named.key === key ? 0 : 2) + named.isAlias;
  const best = Math.min(...found.map(rankOf));
  const ids = new Map(
    found.filter((named) => rankOf(named) === best).map((each) => [each.id, each]),
  );
  return [...ids.values()];
}
