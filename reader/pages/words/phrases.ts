import { foldedKey } from "#domain/text";
import table from "./phrases.tsv?raw";
import { rowsOf } from "./word-table";

const ROWS = rowsOf(table);

/** The phrases of some kinds as a part of an expression; "*" in a phrase stands for a few words. */
export function formOf(...kinds: string[]): string {
  const phrases = ROWS.filter(([, , kind]) => kinds.includes(kind)).map(([, phrase]) => phrase);
  return joined(phrases);
}

/** Of texts that are folded already. */
export function foldedFormOf(...kinds: string[]): string {
  const phrases = ROWS.filter(([, , kind]) => kinds.includes(kind)).map(([, phrase]) => phrase);
  return joined(phrases.map(foldedKey));
}

function joined(phrases: string[]): string {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  const forms = longestFirst.map((phrase) =>
    phrase
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".{1,40}")
      .replaceAll("'", "['’]"),
  );
  return `(?:${forms.join("|")})`;
}
