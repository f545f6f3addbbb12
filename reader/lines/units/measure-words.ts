import { getNumbers, getPhrases, getWords, getWordsByValue } from "../vocabulary";

export const CONTAINERS = getWords("container");
export const CANS = getWordsByValue("container", "can");
export const PIECES = getWords("piece");
export const INFORMAL = getWords("informal");
export const ALONE = getWordsByValue("informal", "alone");
export const LENGTHS = getWordsByValue("informal", "length");
export const FILLED = getWords("filled");
export const FILLED_AFTER = getWordsByValue("filled", "after");

export const UNKNOWN_AMOUNTS = getPhrases("some");
export const BOUNDS = getPhrases("bound");
export const ABOUT = getPhrases("about");
export const EACH = getPhrases("each");

export const NUMBER_WORDS = getNumbers("number", "article");
export const DOZENS = getNumbers("dozen", "hundred");
export const PARTS_OF_ONE = getNumbers("part");
