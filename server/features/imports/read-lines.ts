import type { Language } from "#domain/language/languages";
import type { Locale } from "#domain/language/locales";
import { partsKey } from "#domain/line/line-words";
import { formatAmount } from "#domain/measures/amount";
import { headingIn } from "#domain/recipe/headings";
import { type IngredientLine, MAX_LINE_TEXT } from "#domain/recipe/recipe";
import type { LineValues } from "#domain/recipe/recipe-values";
import { lengthOf } from "#domain/text/text";
import { type LineDoubt, understandLines } from "#reader/lines/understand-lines";
import type { Db } from "../../platform/db/open";
import { openLexicon } from "../ingredients/lexicon-queries";

export { withoutBullet } from "#reader/pages/text/ingredient-lines";

export interface ReadLine {
  typed: string;
  doubt: LineDoubt | null;
  values: LineValues;
}

/** Reads lines as cooks write them, as values for the form; what is not understood stays as words. */
export async function readLines(
  db: Db,
  typed: string[],
  { locale, language }: { locale: Locale; language: Language | null },
): Promise<ReadLine[]> {
  const understood = understandLines(await openLexicon(db), typed, { locale, language });
  return understood.map(({ doubt, typed: line, ...parts }) => {
    if (headingIn(parts.name) !== undefined)
      return { typed: line, doubt, values: lineValues(parts, "", locale) };
    const words = headingIn(line) || line;
    const text = lengthOf(words) <= MAX_LINE_TEXT ? words : "";
    const toCheck = doubt === null ? "" : words;
    return { typed: line, doubt, values: lineValues({ ...parts, text }, toCheck, locale) };
  });
}

/** `typed` is the line that the parts were read from, where somebody should check it. */
export function lineValues(line: IngredientLine, typed: string, locale: Locale): LineValues {
  const { name, amount, unit, complement, written = "", choice = "", text = "" } = line;
  const figure = amount ? formatAmount(amount, unit, locale) : "";
  const textOf = partsKey(line);
  const words = { choice, text, textOf, line: "", typed };
  return { name, amount: figure, unit, complement, written, readAs: "", ...words };
}
