import { foldedKey } from "#domain/text/text";

/** The rows of a table of words beside the code, each by its columns. */
export function parseTable(table: string): string[][] {
  return table
    .split("\n")
    .filter(Boolean)
    .map((row) => row.split("\t"));
}

/** The kinds of a table's phrases by their folded words. */
export function parseKinds(table: string): Map<string, string> {
  return new Map(parseTable(table).map(([, phrase = "", kind = ""]) => [foldedKey(phrase), kind]));
}

/** Phrases as a part of an expression, the longest first; "*" in a phrase stands for a few words. */
export function buildPhrasePattern(phrases: string[]): string {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  const forms = longestFirst.map((phrase) =>
    phrase
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".{1,40}")
      .replaceAll("'", "['’]"),
  );
  return `(?:${forms.join("|")})`;
}
