import { TABLES } from "#domain/language/vocabulary/tables";
import { parseTable } from "../../text/table";
import { foldedKey } from "../../text/text";
import { LANGUAGES, type Language } from "../languages";

export interface VocabularyRow {
  kind: string;
  language: Language;
  word: string;
  value: string;
  /** Of a noun that is counted: its singular and plural, of which `word` is one. */
  forms?: readonly [one: string, many: string];
}

const ROWS = groupBy(LANGUAGES.flatMap(parseRows), ({ kind }) => kind);

/** Rows of a kind, in some languages or all; README.md beside the tables lists the kinds. */
export function getRows(kind: string, languages: readonly Language[] = LANGUAGES): VocabularyRow[] {
  const rows = ROWS.get(kind);
  if (!rows) throw new Error(`No word of the kind "${kind}".`);
  return rows.filter(({ language }) => languages.includes(language));
}

export function getFoldedWords(kind: string, languages?: readonly Language[]): Set<string> {
  return new Set(getRows(kind, languages).map(({ word }) => foldedKey(word)));
}

export function getNumbers(kind: string, languages?: readonly Language[]): Map<string, number> {
  const rows = getRows(kind, languages);
  return new Map(rows.map(({ word, value }) => [foldedKey(word), Number(value)]));
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

function parseRows(language: Language): VocabularyRow[] {
  const [, ...rows] = parseTable(TABLES[`./${language}.tsv`] ?? "");
  return rows.flatMap(([kind = "", word = "", value = "", plural = ""]) => {
    if (plural === "") return [{ kind, language, word, value }];
    const forms = [word, plural] as const;
    return [...new Set(forms)].map((form) => ({ kind, language, word: form, value, forms }));
  });
}
