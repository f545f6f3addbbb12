import { getNumbers, getPhrases, getWords, getWordsByValue } from "../vocabulary/vocabulary";

/** What food is packed in: a count of them is no count of pieces, and their size no amount. */
export const CONTAINERS = getWords("container");
/** Those in which food keeps for years: what is in them is not fresh. */
export const CANS = getWordsByValue("container", "can");
export const PIECES = getWords("piece");
/** Measures that nobody can say in grams or millilitres. */
export const INFORMAL = getWords("informal");
/** Those said without a number and without "of", too: "splash soy sauce". */
export const ALONE = getWordsByValue("informal", "alone");
export const LENGTHS = getWordsByValue("informal", "length");
/** How full a spoon is, and what is said of it behind the spoon. */
export const FILLED = getWords("filled");
export const FILLED_AFTER = getWordsByValue("filled", "after");

export const UNKNOWN_AMOUNTS = getPhrases("some");
export const BOUNDS = getPhrases("bound");
/** Before a number that is not meant to the gram. */
export const ABOUT = getPhrases("about");
export const EACH = getPhrases("each");

export const NUMBER_WORDS = getNumbers("number");
/** What counts so many at once; but a dozen, more or less. */
export const DOZENS = getNumbers("dozen");
export const PARTS_OF_ONE = getNumbers("part");
