import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import type { Parse } from "#domain/line/line";
import { encodeParse } from "#domain/line/parse-data";
import { findFoodSpan } from "#reader/lines/food-span";
import type { Lexicon } from "#reader/lines/names/lexicon";
import { PARSE_RULES, parseLine } from "#reader/lines/parse/parse-line";
import { type UnderstoodLine, understandLines } from "#reader/lines/understand-lines";

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
    return encodeReading(read, locateFood(read, parse, lines[at]?.name));
  });
}

/** The parse with the span of the food: of the cook's name, else of the reader's. */
export function locateFood(read: UnderstoodLine, parse: Parse, name = ""): Parse {
  const food = findFoodSpan(read.typed, parse, name) ?? findFoodSpan(read.typed, parse, read.name);
  return { ...parse, foods: food ? [food] : [] };
}

export function encodeReading(read: UnderstoodLine, parse: Parse): ParsedWords {
  const chosen = readChoice(read.choice, read.name);
  const foodId = typeof chosen === "number" ? chosen : null;
  return { parse: JSON.stringify(encodeParse(parse)), rules: PARSE_RULES, foodId };
}
