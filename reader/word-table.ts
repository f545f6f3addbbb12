import { foldedKey } from "#domain/text/text";

export function parseTable(table: string): string[][] {
  return table
    .split("\n")
    .filter(Boolean)
    .map((row) => row.split("\t"));
}

export function parseKinds(table: string): Map<string, string> {
  return new Map(parseTable(table).map(([, phrase = "", kind = ""]) => [foldedKey(phrase), kind]));
}

/** Builds a pattern of phrases, longest first; "*" in a phrase matches a few words. */
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
