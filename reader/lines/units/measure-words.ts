import { MEASURES } from "#domain/measures/measures";
import { foldedKey } from "#domain/text/text";
import { keysIn } from "../tokens";
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
export const ABOUT_BEHIND = getPhrases("about behind");
export const EACH = getPhrases("each");

export const ARTICLES = getWords("article");
export const BETWEEN = getWords("between in lines");
export const TO = new Set(getRows("joint of range").flatMap(({ word }) => keysIn(word)));
export const MORE = getWords("joint of sum");
export const LESS = getWords("joint of difference");
export const OR = getWords("joint of choice");
export const OF = getWords("before food");
export const PER_ONE = getWords("per one");
export const PER = getWords("for each");
export const AND_HALF = getWords("and");

export const NUMBER_WORDS = getNumbers("number", "article");
export const DOZENS = getNumbers("dozen", "hundred");
export const PARTS_OF_ONE = getNumbers("part");
export const PARTS_WITH_OF = getWords("part with of");
export const OF_AFTER_PART = getWords("of after part");
export const HALVES = listPartWords(2);

function listPartWords(under: number): Set<string> {
  return new Set([...PARTS_OF_ONE].flatMap(([word, value]) => (value === under ? [word] : [])));
}

function getNoted(kind: string, note: string): Set<string> {
  const noted = getRows(kind).filter(({ value }) => MEASURES.get(value)?.note === note);
  return new Set(noted.map(({ word }) => foldedKey(word)));
}
