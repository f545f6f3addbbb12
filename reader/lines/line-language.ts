import type { Language } from "#domain/language/languages";
import { LOCALES } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import { getWords } from "./vocabulary";

const COMMON_WORDS = LOCALES.map((locale) => ({
  locale,
  words: getWords("common in lines", locale),
}));
const MAX_LINES = 60;
const MAX_LENGTH = 200;

export function linesLanguage(lines: string[], language: Language | null): Language | null {
  if (language) return language;
  const read = lines
    .slice(0, MAX_LINES)
    .flatMap((line) => foldedKey(line.slice(0, MAX_LENGTH)).match(/\p{L}+/gu) ?? []);
  const counts = COMMON_WORDS.map(({ locale, words }) => ({
    locale,
    count: read.filter((word) => words.has(word)).length,
  }));
  const [first, second] = counts.toSorted((one, other) => other.count - one.count);
  return first && first.count !== second?.count ? first.locale : null;
}
