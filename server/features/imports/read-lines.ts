import type { Language } from "#domain/language/languages";
import type { Locale } from "#domain/language/locales";
import { partsKey } from "#domain/line/parts-key";
import { formatAmount } from "#domain/measures/amount";
import { readHeading } from "#domain/recipe/headings";
import { type IngredientLine, MAX_LINE_TEXT } from "#domain/recipe/recipe";
import type { LineValues } from "#domain/recipe/recipe-values";
import { countCharacters } from "#domain/text/text";
import { type ParseWarning, understandLines } from "#reader/lines/understand-lines";
import type { Db } from "../../platform/db/open";
import { openLexicon } from "../ingredients/lexicon-queries";

export { withoutBullet } from "#reader/pages/text/ingredient-lines";

export interface ReadLine {
  typed: string;
  warning: ParseWarning | null;
  values: LineValues;
}

export async function readLines(
  db: Db,
  typed: string[],
  { locale, language }: { locale: Locale; language: Language | null },
): Promise<ReadLine[]> {
  const understood = understandLines(await openLexicon(db), typed, { locale, language });
  return understood.map(({ warning, typed: line, ...parts }) => {
    if (readHeading(parts.name) !== undefined)
      return { typed: line, warning, values: toLineValues(parts, "", locale) };
    const words = readHeading(line) || line;
    const text = countCharacters(words) <= MAX_LINE_TEXT ? words : "";
    const toCheck = warning === null ? "" : words;
    return {
      typed: line,
      warning,
      values: toLineValues({ ...parts, text }, toCheck, locale),
    };
  });
}

/** `typed` is the source line if the user should check the result, else "". */
export function toLineValues(line: IngredientLine, typed: string, locale: Locale): LineValues {
  const { name, amount, unit, complement, written = "", choice = "", text = "" } = line;
  const figure = amount ? formatAmount(amount, unit, locale) : "";
  const textOf = partsKey(line);
  const words = { choice, text, textOf, line: "", typed };
  return { name, amount: figure, unit, complement, written, readAs: "", ...words };
}
