import { LETTER_FOLDS } from "./letter-folds";

/** A picture drawn in colour by itself or because U+FE0F asks for it, without its skin tone. */
export const EMOJI = String.raw`(?!\p{Emoji_Modifier})(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)`;

// Scripts that write no spaces between words, and Korean, which joins them.
const SCRIPTS = ["Han", "Hiragana", "Katakana", "Hangul", "Thai", "Lao", "Khmer", "Myanmar"];
const LETTERS = `ー${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}`;
const UNSPACED = new RegExp(`[${LETTERS}]`, "u");
const RUN = new RegExp(`(?:[${LETTERS}]\\p{M}*)+|(?:(?![${LETTERS}])[^])+`, "gu");
const ALL_EMOJI = new RegExp(`^${EMOJI}$`, "u");

const PLAIN = /^[\0-\x7f]*$/;
const FOLDED = new RegExp(`[${Object.keys(LETTER_FOLDS).join("")}]`, "gu");

/** "straße" becomes "strasse"; the text must be in lower case. */
export function foldLetters(text: string): string {
  return PLAIN.test(text) ? text : text.replace(FOLDED, (letter) => LETTER_FOLDS[letter] ?? letter);
}

export function hasUnspaced(text: string): boolean {
  return !PLAIN.test(text) && UNSPACED.test(text);
}

/** Cuts between scripts with and without spaces; nothing is lost. */
export function cutUnspaced(text: string): string[] {
  return text.match(RUN) ?? [];
}

/** The pairs of neighbours of a run without spaces; any other run, or one character, as it is. */
export function listGrams(run: string): string[] {
  if (!hasUnspaced(run)) return [run];
  const letters = [...run.normalize("NFC")];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** The emoji without U+FE0F, or null if the word is none. */
export function foldEmoji(word: string): string | null {
  if (PLAIN.test(word) || !ALL_EMOJI.test(word)) return null;
  return word.replaceAll("\ufe0f", "");
}
