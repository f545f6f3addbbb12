import { LOCALES, type Locale } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import { stemKey } from "#domain/text/word-stems";
import { buildPhrasePattern, parseTable } from "../../word-table";
import { keysIn } from "../amounts/tokens";
import en from "./en.tsv?raw";
import fr from "./fr.tsv?raw";

/** Phrases by their first word, longest first. */
export type Phrases = Map<string, string[][]>;

interface Row {
  kind: string;
  language: Locale;
  word: string;
  value: string;
}

const TABLES: Record<Locale, string> = { en, fr };
const ROWS = groupBy(
  LOCALES.flatMap((language) => {
    const rows = parseTable(TABLES[language]).slice(1);
    return rows.map(([kind = "", word = "", value = ""]) => ({ kind, language, word, value }));
  }),
  ({ kind }) => kind,
);

/** Rows of a kind, in one language or all; README.md beside the tables lists the kinds. */
export function getRows(kind: string, language?: Locale): Row[] {
  const rows = ROWS.get(kind);
  if (!rows) throw new Error(`No word of the kind "${kind}".`);
  return language ? rows.filter((row) => row.language === language) : rows;
}

export function getWords(kind: string, language?: Locale): Set<string> {
  return new Set(getRows(kind, language).map(({ word }) => foldedKey(word)));
}

/** The folded words with a given value: "can" of containers. */
export function getWordsByValue(kind: string, value: string): Set<string> {
  const rows = getRows(kind).filter((row) => row.value === value);
  return new Set(rows.map(({ word }) => foldedKey(word)));
}

export function getStems(kind: string, language?: Locale): Set<string> {
  return new Set(getRows(kind, language).map(({ word }) => stemKey(word)));
}

export function getMeantStems(kind: string): Map<string, string> {
  const pairs = getRows(kind).map(({ word, value }) => [stemKey(word), stemKey(value)] as const);
  return new Map(pairs.filter(([word, value]) => word !== value));
}

export function getNumbers(kind: string): Map<string, number> {
  return new Map(getRows(kind).map(({ word, value }) => [foldedKey(word), Number(value)]));
}

/** Builds a pattern of the phrases of a kind, as written and folded. */
export function buildPattern(kind: string, language?: Locale): string {
  const phrases = getRows(kind, language).flatMap(({ word }) => [word, foldedKey(word)]);
  return buildPhrasePattern([...new Set(phrases)]);
}

export function getPhrases(kind: string, toKeys = keysIn): Phrases {
  const phrases = getRows(kind).map(({ word }) => toKeys(word));
  const longestFirst = phrases.sort((one, other) => other.length - one.length);
  return groupBy(longestFirst, ([first = ""]) => first);
}

/** Returns the number of words of the phrase that begins at a key; 0 if none does. */
export function phraseAt(phrases: Phrases, keyAt: (at: number) => string | undefined): number {
  const found = phrases
    .get(keyAt(0) ?? "")
    ?.find((phrase) => phrase.every((key, at) => keyAt(at) === key));
  return found?.length ?? 0;
}

export function groupBy<Item>(items: Item[], toKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(toKey(item)) ?? [];
    group.push(item);
    groups.set(toKey(item), group);
  }
  return groups;
}
