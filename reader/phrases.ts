import { getRows } from "#domain/language/vocabulary/vocabulary";
import { foldedKey } from "#domain/text/text";

export function getValues(kind: string): Map<string, string> {
  return new Map(getRows(kind).map(({ word, value }) => [foldedKey(word), value]));
}

export function buildPattern(...kinds: string[]): string {
  return buildPhrasePattern(listPhrases(kinds));
}

export function buildFoldedPattern(...kinds: string[]): string {
  return buildPhrasePattern(listPhrases(kinds).map(foldedKey));
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

function listPhrases(kinds: string[]): string[] {
  return kinds.flatMap((kind) => getRows(kind).map(({ word }) => word));
}
