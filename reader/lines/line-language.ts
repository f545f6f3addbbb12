import type { Language } from "#domain/language/languages";
import { foldedKey } from "#domain/text/text";
import { getWords } from "./vocabulary/vocabulary";

const COMMON_WORDS = { fr: getWords("common", "fr"), en: getWords("common", "en") };
const MAX_LINES = 60;
const MAX_LENGTH = 200;

export function linesLanguage(lines: string[], language: Language | null): Language | null {
  if (language) return language;
  const counts = { fr: 0, en: 0 };
  for (const line of lines.slice(0, MAX_LINES)) {
    for (const word of foldedKey(line.slice(0, MAX_LENGTH)).match(/\p{L}+/gu) ?? []) {
      if (COMMON_WORDS.fr.has(word)) counts.fr += 1;
      if (COMMON_WORDS.en.has(word)) counts.en += 1;
    }
  }
  if (counts.fr === counts.en) return null;
  return counts.fr > counts.en ? "fr" : "en";
}
