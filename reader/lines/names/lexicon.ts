import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import type { FoodForm, FoodTrait } from "#domain/ingredient/ingredient-traits";
import type { Locale } from "#domain/language/locales";
import type { Unit } from "#domain/measures/units";

/** What a food is, whatever it is called; the columns are told in docs/ingredient-data.md. */
export interface Food {
  id: number;
  category: IngredientCategory;
  units: Unit[];
  family: string;
  mostPercent: number | null;
  form: FoodForm | "";
  traits: FoodTrait[];
  /** Stems of the words for one piece of it, the usual one first. */
  pieces: string[];
}

export interface NamedFood {
  food: Food;
  locale: Locale;
  key: string;
  isAlias: boolean;
}

/** Who knows the names of foods, and which foods are kinds of one ("milk"). */
export interface Lexicon {
  named(stem: string): NamedFood[];
  family(name: string): Food[];
}

/** Those that a name names best: in the language first, then exactly, then before an alias. */
export function bestNamed(found: NamedFood[], key: string, locale: Locale): Food[] {
  const rank = (named: NamedFood) =>
    (named.locale === locale ? 0 : 4) + (named.key === key ? 0 : 2) + (named.isAlias ? 1 : 0);
  const best = Math.min(...found.map(rank));
  return [...new Set(found.filter((named) => rank(named) === best).map(({ food }) => food))];
}
