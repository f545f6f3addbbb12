import { LOCALES, type Locale } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import { stemKey } from "#domain/text/word-stems";
import { buildPhrasePattern, parseTable } from "../../word-table";
import { keysIn } from "../amounts/tokens";
import en from "./en.tsv?raw";
import fr from "./fr.tsv?raw";

/** Phrases by their first word, the longest first. */
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

/** The rows of a kind, of one language or of all; the kinds are told in the README beside the tables. */
export function getRows(kind: string, language?: Locale): Row[] {
  const rows = ROWS.get(kind);
  if (!rows) throw new Error(`No word of the kind "${kind}".`);
  return language ? rows.filter((row) => row.language === language) : rows;
}

/** The folded words of a kind. */
export function getWords(kind: string, language?: Locale): Set<string> {
  return new Set(getRows(kind, language).map(({ word }) => foldedKey(word)));
}

/** Those of them with a value: "can" of containers. */
export function getWordsByValue(kind: string, value: string): Set<string> {
  const rows = getRows(kind).filter((row) => row.value === value);
  return new Set(rows.map(({ word }) => foldedKey(word)));
}

/** The stems of the words of a kind. */
export function getStems(kind: string, language?: Locale): Set<string> {
  return new Set(getRows(kind, language).map(({ word }) => stemKey(word)));
}

/** The stems of words with the stems of what is meant by them. */
export function getMeantStems(kind: string): Map<string, string> {
  const pairs = getRows(kind).map(({ word, value }) => [stemKey(word), stemKey(value)] as const);
  return new Map(pairs.filter(([word, value]) => word !== value));
}

/** The folded words of a kind with the numbers that stand beside them. */
export function getNumbers(kind: string): Map<string, number> {
  return new Map(getRows(kind).map(({ word, value }) => [foldedKey(word), Number(value)]));
}

/** The phrases of a kind as a part of an expression, as they are written and folded. */
export function buildPattern(kind: string, language?: Locale): string {
  const phrases = getRows(kind, language).flatMap(({ word }) => [word, foldedKey(word)]);
  return buildPhrasePattern([...new Set(phrases)]);
}

/** The phrases of a kind, to be looked for among the keys of words. */
export function getPhrases(kind: string, toKeys = keysIn): Phrases {
  const phrases = getRows(kind).map(({ word }) => toKeys(word));
  const longestFirst = phrases.sort((one, other) => other.length - one.length);
  return groupBy(longestFirst, ([first = ""]) => first);
}

/** How many words the phrase has that begins at a key; 0 where none does. */
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
