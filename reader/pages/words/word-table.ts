import { foldedKey } from "#domain/text";

/** The rows of a table beside the code: a language, a phrase, and mostly its kind. */
export function rowsOf(table: string): [language: string, phrase: string, kind: string][] {
  return table
    .split("\n")
    .filter(Boolean)
    .map((row) => {
      const [language = "", phrase = "", kind = ""] = row.split("\t");
      return [language, phrase, kind];
    });
}

/** The kinds of a table's phrases by their folded words. */
export function kindsIn(table: string): Map<string, string> {
  return new Map(rowsOf(table).map(([, phrase, kind]) => [foldedKey(phrase), kind]));
}
