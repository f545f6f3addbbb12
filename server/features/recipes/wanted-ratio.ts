import { toBaseLocale, type UiLocale } from "#domain/language/locales";
import { findRatioToHave } from "#domain/line/ratio-to-have";
import type { Amount } from "#domain/measures/amount";
import { findTinRatio } from "#domain/measures/tin";
import { parseLine } from "#reader/lines/parse/parse-line";
import type { Recipe } from "./queries";
import { readStoredLine } from "./shown-lines";

/** The index of a line and how much somebody has of it, or two tins; as typed. */
export type WantedAmounts =
  | { by: "have"; line: number; have: string }
  | { by: "tin"; from: string; to: string };

const MAX_TYPED = 100;

/** How often the recipe is to be made; undefined where what was typed can't be compared. */
export function computeRatio(
  recipe: Recipe,
  wanted: WantedAmounts,
  locale: UiLocale,
): Amount | undefined {
  if (wanted.by === "tin") return findTinRatio(wanted.from, wanted.to);
  const line = recipe.ingredients[wanted.line];
  if (!line || wanted.have.length > MAX_TYPED) return undefined;
  const have = { words: wanted.have, parse: parseLine(wanted.have, toBaseLocale(locale)) };
  return findRatioToHave(readStoredLine(line, recipe, locale), have);
}
