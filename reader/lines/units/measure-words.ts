import { numbersOf, phrasesOf, wordsOf, wordsWith } from "../vocabulary/vocabulary";

/** What food is packed in: a count of them is no count of pieces, and their size no amount. */
export const CONTAINERS = wordsOf("container");
/** Those in which food keeps for years: what is in them is not fresh. */
export const CANS = wordsWith("container", "can");
export const PIECES = wordsOf("piece");
/** Measures that nobody can say in grams or millilitres. */
export const INFORMAL = wordsOf("informal");
/** Those said without a number and without "of", too: "splash soy sauce". */
export const ALONE = wordsWith("informal", "alone");
export const LENGTHS = wordsWith("informal", "length");
/** How full a spoon is, and what is said of it behind the spoon. */
export const FILLED = wordsOf("filled");
export const FILLED_AFTER = wordsWith("filled", "after");

export const UNKNOWN_AMOUNTS = phrasesOf("some");
export const BOUNDS = phrasesOf("bound");
/** Before a number that is not meant to the gram. */
export const ABOUT = phrasesOf("about");
export const EACH = phrasesOf("each");

export const NUMBER_WORDS = numbersOf("number");
/** What counts so many at once; but a dozen, more or less. */
export const DOZENS = numbersOf("dozen");
export const PARTS_OF_ONE = numbersOf("part");
