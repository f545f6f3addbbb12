import { foldedKey } from "#domain/text/text";
import { buildPhrasePattern, parseTable } from "../../word-table";
import table from "./phrases.tsv?raw";

const ROWS = parseTable(table);

export function buildPattern(...kinds: string[]): string {
  return buildPhrasePattern(listPhrases(kinds));
}

export function buildFoldedPattern(...kinds: string[]): string {
  return buildPhrasePattern(listPhrases(kinds).map(foldedKey));
}

function listPhrases(kinds: string[]): string[] {
  return ROWS.filter(([, , kind = ""]) => kinds.includes(kind)).map(([, phrase = ""]) => phrase);
}
