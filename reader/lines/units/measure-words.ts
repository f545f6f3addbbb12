import { MEASURES } from "#domain/measures/measures";
import { foldedKey } from "#domain/text/text";
import { getNumbers, getPhrases, getRows, getWords, getWordsByValue } from "../vocabulary";

export const CONTAINERS = getWords("container");
export const CANS = getNoted("container", "keeps");
export const PIECES = getWords("piece");
export const LENGTHS = getWords("length");
export const INFORMAL = new Set([...getWords("informal"), ...LENGTHS]);
export const ALONE = getNoted("informal", "alone");
export const FILLED = getWords("filled");
export const FILLED_AFTER = getWordsByValue("filled", "after");

export const UNKNOWN_AMOUNTS = getPhrases("some");
export const BOUNDS = getPhrases("bound");
export const ABOUT = getPhrases("about");
export const EACH = getPhrases("each");

export const NUMBER_WORDS = getNumbers("number", "article");
export const DOZENS = getNumbers("dozen", "hundred");
export const PARTS_OF_ONE = getNumbers("part");

function getNoted(kind: string, note: string): Set<string> {
  const noted = getRows(kind).filter(({ value }) => MEASURES.get(value)?.note === note);
  return new Set(noted.map(({ word }) => foldedKey(word)));
}
