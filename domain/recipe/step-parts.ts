import { toFoodKey } from "../ingredient/food-words";
import { WORD_WEIGHT } from "../ingredient/ingredient-name";
import { HEAD, NAME_WORDS } from "../ingredient/name-words";
import type { Language } from "../language/languages";
import { isLocale, mapLocales } from "../language/locales";
import { getRows } from "../language/vocabulary/vocabulary";
import type { FoodIndex } from "./line-foods";
import type { StepWord } from "./step-words";

const PIECE_KINDS = ["piece", "portion", "container", "informal", "measure of"];
const PIECES = mapLocales(
  (locale) =>
    new Set([
      ...NAME_WORDS[locale].parts,
      ...PIECE_KINDS.flatMap((kind) =>
        getRows(kind, [locale]).map(({ word }) => toFoodKey(word, locale)),
      ),
    ]),
);

interface Parts {
  /** The word belongs to the food beside it: "basil leaves" are no bay leaves. */
  isBound(at: number, isWhole: boolean): boolean;
  /** How likely the words mean a food, beside those around them: "the flour mixture" was made. */
  limit(from: number, to: number): number;
}

const NO_PARTS: Parts = { isBound: () => false, limit: () => Number.POSITIVE_INFINITY };

export function markParts(words: StepWord[], foods: FoodIndex, language: Language): Parts {
  if (!isLocale(language)) return NO_PARTS;
  const { dishes, made } = NAME_WORDS[language];
  const isHeadLast = HEAD[language] === "last";
  const isJoined = (at: number, ...joints: string[]) => joints.includes(words[at]?.joint ?? "");
  const isFoodAt = (at: number) => foods.isFood(words[at]?.key ?? "");
  const followsFood = (at: number) => isJoined(at, "next") && isFoodAt(at - 1);
  const isModified = (at: number) => {
    if (isJoined(at + 1, "of")) return true;
    if (isHeadLast) return followsFood(at);
    return isJoined(at + 1, "next") && isFoodAt(at + 1);
  };
  const isOfDish = (at: number, key: string) =>
    isHeadLast && dishes.has(key) ? isJoined(at, "next") : isModified(at);
  return {
    isBound(at, isWhole) {
      const key = words[at]?.key ?? "";
      if (PIECES[language].has(key)) {
        return isJoined(at + 1, "of") || (isHeadLast && followsFood(at));
      }
      return !isWhole && (dishes.has(key) || made.has(key)) && isOfDish(at, key);
    },
    limit(from, to) {
      const maker = words[isHeadLast ? to : from - 1]?.key ?? "";
      const isBeside = isHeadLast ? isJoined(to, "next") : isJoined(from, "next", "of");
      if (isBeside && dishes.has(maker)) return WORD_WEIGHT.little;
      return isBeside && made.has(maker) ? WORD_WEIGHT.nothing : Number.POSITIVE_INFINITY;
    },
  };
}
