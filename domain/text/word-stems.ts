import type { Locale } from "../language/locales";
import { getRows } from "../language/vocabulary/vocabulary";
import { foldedKey } from "./text";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const FOLDED_WORD = /[\p{L}\p{N}]+/gu;

const STOP_WORDS = new Set(getRows("stop word").map(({ word }) => word));

type Ending = [pattern: RegExp, stem: string];
// Applied to every word: recipes and searches mix languages.
const PLURALS: Record<Locale, Ending[]> = { en: [[/([^s])s$/, "$1"]], fr: [[/ux$/, "u"]] };
const VARIANTS: Record<Locale, Ending[]> = {
  en: [
    [/f$/, "v"],
    [/y$/, "i"],
  ],
  fr: [[/al$/, "au"]],
};
const PLURAL_ENDINGS = Object.values(PLURALS).flat();
const VARIANT_ENDINGS = Object.values(VARIANTS).flat();

/** Folds case and accents, and drops stop words unless there is nothing else. */
export function tokenize(text: string): string[] {
  return tokenizeWith(text, foldWord);
}

export function tokenizeWith(text: string, fold: (word: string) => string[]): string[] {
  const written = text.normalize("NFC").toLowerCase().match(WORD) ?? [];
  const telling = written.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : written).flatMap((word) => fold(word));
}

/** Some characters fold into several words: ½ becomes 1⁄2. */
export function foldWord(word: string): string[] {
  return foldedKey(word).match(FOLDED_WORD) ?? [];
}

/** "berries" and "berry" become "berri", "chevaux" and "cheval" "chevau", "tomates" "tomat". */
export function stemWord(word: string): string {
  if (word.length <= 3) return word;
  const singular = replaceEndings(word, PLURAL_ENDINGS);
  const bare = singular.slice(0, endOfStem(singular));
  return bare.length <= 3 ? bare : replaceEndings(bare, VARIANT_ENDINGS);
}

function replaceEndings(word: string, endings: Ending[]): string {
  return endings.reduce((rest, [pattern, stem]) => rest.replace(pattern, stem), word);
}

/** A loop, because /e+$/ takes quadratic time on many e's. */
function endOfStem(word: string): number {
  let end = word.length;
  while (end > 3 && word[end - 1] === "e") end -= 1;
  return end;
}

export function stemKey(text: string): string {
  return (foldedKey(text).match(WORD) ?? []).map(stemWord).join(" ");
}

export interface TextPiece {
  text: string;
  isHit: boolean;
}

export function markHits(
  text: string,
  isHit: (stem: string, word: string) => boolean,
): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const word = foldedKey(match[0]);
    if (!isHit(stemWord(word), word)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isHit: false });
    pieces.push({ text: match[0], isHit: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** One insertion, deletion, substitution or swap of neighbours. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
}
