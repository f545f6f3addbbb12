import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import { encodeParse } from "#domain/line/parse-data";
import { findFoodSpan } from "#reader/lines/food-span";
import type { Lexicon } from "#reader/lines/names/lexicon";
import { PARSE_RULES, parseLine } from "#reader/lines/parse/parse-line";
import { understandLines } from "#reader/lines/understand-lines";

export interface ParsedWords {
  /** As stored: JSON of ParseData. */
  parse: string;
  rules: number;
  /** What the reader takes the food for: a catalogue id, null for a custom name. */
  foodId: number | null;
}

/** Parses lines; the food is what the cook calls it, if they say so, else what the lexicon names. */
export function parseWords(
  lexicon: Lexicon,
  lines: { words: string; name?: string }[],
  { locale, language }: { locale: Locale; language: Language },
): ParsedWords[] {
  const names = isLocale(language) ? language : locale;
  const words = lines.map((line) => line.words);
  return understandLines(lexicon, words, { locale: names, language }).map((read, at) => {
    const parse = parseLine(read.typed, language);
    const chosen = readChoice(read.choice, read.name);
    const food =
      findFoodSpan(read.typed, parse, lines[at]?.name ?? "") ??
      findFoodSpan(read.typed, parse, read.name);
    const foodId = typeof chosen === "number" ? chosen : null;
    const data = encodeParse({ ...parse, foods: food ? [food] : [] });
    return { parse: JSON.stringify(data), rules: PARSE_RULES, foodId };
  });
}
