import { foldedKey } from "#domain/text/text";
import { buildPhrasePattern, parseTable } from "../../word-table";
import table from "./phrases.tsv?raw";

const ROWS = parseTable(table);

/** The phrases of some kinds as a part of an expression. */
export function buildPattern(...kinds: string[]): string {
  return buildPhrasePattern(listPhrases(kinds));
}

/** Of texts that are folded already. */
export function buildFoldedPattern(...kinds: string[]): string {
  return buildPhrasePattern(listPhrases(kinds).map(foldedKey));
}

function listPhrases(kinds: string[]): string[] {
  return ROWS.filter(([, , kind = ""]) => kinds.includes(kind)).map(([, phrase = ""]) => phrase);
}
