import { foldedKey } from "#domain/text/text";
import { formOfPhrases, rowsOf } from "../../word-table";
import table from "./phrases.tsv?raw";

const ROWS = rowsOf(table);

/** The phrases of some kinds as a part of an expression. */
export function formOf(...kinds: string[]): string {
  return formOfPhrases(phrasesOf(kinds));
}

/** Of texts that are folded already. */
export function foldedFormOf(...kinds: string[]): string {
  return formOfPhrases(phrasesOf(kinds).map(foldedKey));
}

function phrasesOf(kinds: string[]): string[] {
  return ROWS.filter(([, , kind = ""]) => kinds.includes(kind)).map(([, phrase = ""]) => phrase);
}
