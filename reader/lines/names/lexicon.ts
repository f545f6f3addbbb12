import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import type { FoodForm, FoodTrait } from "#domain/ingredient/ingredient-traits";
import type { Locale } from "#domain/language/locales";
import type { Unit } from "#domain/measures/units";

/** A catalogue food, independent of its names; docs/ingredient-data.md describes the columns. */
export interface Food {
  id: number;
  category: IngredientCategory;
  units: Unit[];
  family: string;
  mostPercent: number | null;
  form: FoodForm | "";
  traits: FoodTrait[];
  /** Stems of the words for one piece, the usual one first. */
  pieces: string[];
}

export interface NamedFood {
  food: Food;
  locale: Locale;
  key: string;
  isAlias: boolean;
}

export interface Lexicon {
  named(stem: string): NamedFood[];
  family(name: string): Food[];
}

/** Returns the best matches: same language first, then exact names, then names before aliases. */
export function bestNamed(found: NamedFood[], key: string, locale: Locale): Food[] {
  const rank = (named: NamedFood) =>
    (named.locale === locale ? 0 : 4) + (named.key === key ? 0 : 2) + (named.isAlias ? 1 : 0);
  const best = Math.min(...found.map(rank));
  return [...new Set(found.filter((named) => rank(named) === best).map(({ food }) => food))];
}
