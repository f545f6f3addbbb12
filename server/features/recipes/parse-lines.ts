import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import type { FurtherFood, Parse } from "#domain/line/line";
import { encodeParse } from "#domain/line/parse-data";
import { findFoodSpan } from "#reader/lines/food-span";
import type { Lexicon } from "#reader/lines/names/lexicon";
import { PARSE_RULES } from "#reader/lines/parse/parse-line";
import { type UnderstoodLine, understandLines } from "#reader/lines/understand-lines";

export interface ParsedWords {
  /** As stored: JSON of ParseData. */
  parse: string;
  rules: number;
  /** What the reader takes the food for: a catalogue id, null for a custom name. */
  foodId: number | null;
  /** The other foods that the words name. */
  further: FurtherFood[];
}

/** Parses lines; the food is what the cook calls it, if they say so, else what the lexicon names. */
export function parseWords(
  lexicon: Lexicon,
  lines: { words: string; name?: string }[],
  { locale, language }: { locale: Locale; language: Language },
): ParsedWords[] {
  const names = isLocale(language) ? language : locale;
  const words = lines.map((line) => line.words);
  return understandLines(lexicon, words, { locale: names, language }).map((read, at) =>
    encodeReading(read, locateFood(read, lines[at]?.name)),
  );
}

/** The parse with the span of the food: of the cook's name, else of the reader's. */
export function locateFood({ typed, parse, name }: UnderstoodLine, called = ""): Parse {
  const food = findFoodSpan(typed, parse, called) ?? findFoodSpan(typed, parse, name);
  return { ...parse, foods: food ? [food] : [] };
}

export function encodeReading(read: UnderstoodLine, parse: Parse): ParsedWords {
  const chosen = readChoice(read.choice, read.name);
  const foodId = typeof chosen === "number" ? chosen : null;
  const { further } = read;
  return { parse: JSON.stringify(encodeParse(parse)), rules: PARSE_RULES, foodId, further };
}

/**
 * The foods that a line names besides the one its cook chose. If that is none or one of the
 * alternatives, the reader's main food is one of these.
 */
export function listFurther(
  { foodId, further }: Pick<ParsedWords, "foodId" | "further">,
  chosen: number | null,
): FurtherFood[] {
  const [first] = further;
  const isAmong = chosen === null || further.some(({ id }) => id === chosen);
  const main = first && foodId !== null && isAmong ? [{ ...first, id: foodId }] : [];
  return [...main, ...further].filter(({ id }) => id !== chosen);
}
