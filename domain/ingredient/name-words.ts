import { type Locale, mapLocales } from "../language/locales";
import { getRows } from "../language/vocabulary/vocabulary";
import { toFoodKey } from "./food-words";
import table from "./name-words.tsv?raw";

type Role =
  | "qualifier"
  | "qualifier-or-head"
  | "part"
  | "alone"
  | "dish"
  | "made of"
  | "ambiguous"
  | "of"
  | "with"
  | "between";

const ROWS = table
  .trimEnd()
  .split("\n")
  .map((row) => row.split("\t"));

export const NAME_WORDS = mapLocales((locale) => ({
  qualifiers: new Set([
    ...listKeys("qualifier", locale),
    ...listVocabulary(locale, "quality", "preparation", "colour"),
  ]),
  /** Last, these are the food itself: "egg whites", "mustard greens". */
  heads: listKeys("qualifier-or-head", locale),
  /** Omitted in steps: "garlic" for garlic cloves. */
  parts: new Set([...listKeys("part", locale), ...listVocabulary(locale, "piece", "portion")]),
  /** Without the rest of their name, they mean the food: "soy" of soy sauce. */
  alone: listKeys("alone", locale),
  /** In steps mostly what is being cooked: "pour the sauce over". */
  dishes: listKeys("dish", locale),
  /** With a food before or after it, another food: "chicken stock". */
  made: listKeys("made of", locale),
  /** Alone, rather another food: "pepper" of bell pepper. */
  ambiguous: listKeys("ambiguous", locale),
  of: new Set(listWords("of", locale)),
  complement: new Set(listWords("with", locale)),
  between: new Set(listWords("between", locale)),
}));
export type NameWords = (typeof NAME_WORDS)[Locale];

/** Where the food stands: last in "tomato sauce", first in "sauce tomate". */
export type HeadPlace = "first" | "last";
export const HEAD: Record<Locale, HeadPlace> = { en: "last", fr: "first" };

function listKeys(role: Role, locale: Locale): Set<string> {
  return new Set(listWords(role, locale).map((word) => toFoodKey(word, locale)));
}

function listVocabulary(locale: Locale, ...kinds: string[]): string[] {
  return kinds.flatMap((kind) =>
    getRows(kind, [locale]).map(({ word }) => toFoodKey(word, locale)),
  );
}

function listWords(role: Role, locale: Locale): string[] {
  return ROWS.filter(([language, kind]) => kind === role && locale === language).flatMap(
    ([, , words = ""]) => words.split(" "),
  );
}
