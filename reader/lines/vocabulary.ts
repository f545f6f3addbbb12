import type { Language } from "#domain/language/languages";
import { LOCALES } from "#domain/language/locales";
import {
  getFoldedWords,
  getNumbers as getNumbersIn,
  getRows as getRowsIn,
  groupBy,
  type VocabularyRow,
} from "#domain/language/vocabulary/vocabulary";
import { foldedKey } from "#domain/text/text";
import { stemKey } from "#domain/text/word-stems";
import { buildPhrasePattern } from "../phrases";
import { keysIn } from "./tokens";

export type Phrases = Map<string, string[][]>;

/** Rows of the languages whose ingredient lines are parsed: all are tried on every line. */
export function getRows(kind: string, language?: Language): VocabularyRow[] {
  return getRowsIn(kind, language ? [language] : LOCALES);
}

export function getWords(kind: string, language?: Language): Set<string> {
  return getFoldedWords(kind, language ? [language] : LOCALES);
}

export function getNumbers(...kinds: string[]): Map<string, number> {
  return new Map(kinds.flatMap((kind) => [...getNumbersIn(kind, LOCALES)]));
}

export function getWordsByValue(kind: string, value: string): Set<string> {
  const rows = getRows(kind).filter((row) => row.value === value);
  return new Set(rows.map(({ word }) => foldedKey(word)));
}

export function getStems(kind: string, language?: Language): Set<string> {
  return new Set(getRows(kind, language).map(({ word }) => stemKey(word)));
}

export function getMeantStems(kind: string): Map<string, string> {
  const pairs = getRows(kind).map(({ word, value }) => [stemKey(word), stemKey(value)] as const);
  return new Map(pairs.filter(([word, value]) => word !== value));
}

export function buildPattern(kinds: string | string[], language?: Language): string {
  const phrases = [kinds]
    .flat()
    .flatMap((kind) => getRows(kind, language))
    .flatMap(({ word }) => [word, foldedKey(word)]);
  return buildPhrasePattern([...new Set(phrases)]);
}

export function getPhrases(kind: string, toKeys = keysIn): Phrases {
  const phrases = getRows(kind).map(({ word }) => toKeys(word));
  const longestFirst = phrases.sort((one, other) => other.length - one.length);
  return groupBy(longestFirst, ([first = ""]) => first);
}

export function phraseAt(phrases: Phrases, keyAt: (at: number) => string | undefined): number {
  const found = phrases
    .get(keyAt(0) ?? "")
    ?.find((phrase) => phrase.every((key, at) => keyAt(at) === key));
  return found?.length ?? 0;
}
