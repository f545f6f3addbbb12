import type { Locale } from "../language/locales";
import { getRows } from "../language/vocabulary/vocabulary";
import { foldedKey } from "./text";
import { cutUnspaced, EMOJI, foldEmoji, foldLetters, hasUnspaced, listGrams } from "./unspaced";

const WORD = new RegExp(`${EMOJI}|[\\p{L}\\p{M}\\p{N}]+`, "gu");
const FOLDED_WORD = /[\p{L}\p{N}]+/gu;

const STOP_WORDS = new Set(getRows("stop word").map(({ word }) => word));

/** Not expressions: thousands of words are stemmed for one page of search results. */
type Ending = [ending: string, stem: string, except?: string];
// Applied to every word: recipes and searches mix languages.
const PLURALS: Record<Locale, Ending[]> = { en: [["s", "", "ss"]], fr: [["ux", "u"]] };
const VARIANTS: Record<Locale, Ending[]> = {
  en: [
    ["f", "v"],
    ["y", "i"],
  ],
  fr: [["al", "au"]],
};
const PLURAL_ENDINGS = Object.values(PLURALS).flat();
const VARIANT_ENDINGS = Object.values(VARIANTS).flat();

/** Folds case and accents, and drops stop words unless there is nothing else. */
export function tokenize(text: string): string[] {
  return listTellingWords(text).flatMap(foldWord);
}

/** Also single characters of text without spaces, so that one alone is found inside it. */
export function tokenizeForIndex(text: string): string[] {
  return tokenize(text).flatMap((word) => (hasUnspaced(word) ? [word, ...word] : [word]));
}

export function listTellingWords(text: string): string[] {
  const written = text.normalize("NFC").toLowerCase().match(WORD) ?? [];
  const telling = written.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : written;
}

/**
 * Some characters fold into several words: ½ becomes 1⁄2. Text without spaces becomes its pairs
 * of neighbours: 作り方 becomes 作り and り方.
 */
export function foldWord(word: string): string[] {
  const emoji = foldEmoji(word);
  if (emoji !== null) return [emoji];
  const key = foldForSearch(word);
  const words = key.match(FOLDED_WORD) ?? [];
  return hasUnspaced(key) ? words.flatMap(cutUnspaced).flatMap(listGrams) : words;
}

function foldForSearch(word: string): string {
  return foldLetters(foldedKey(word));
}

/** "berries" and "berry" become "berri", "chevaux" and "cheval" "chevau", "tomates" "tomat". */
export function stemWord(word: string): string {
  if (word.length <= 3) return word;
  const singular = replaceEndings(word, PLURAL_ENDINGS);
  const bare = singular.slice(0, endOfStem(singular));
  return bare.length <= 3 ? bare : replaceEndings(bare, VARIANT_ENDINGS);
}

function replaceEndings(word: string, endings: Ending[]): string {
  let rest = word;
  for (const [ending, stem, except] of endings) {
    if (rest.endsWith(ending) && !(except && rest.endsWith(except)))
      rest = rest.slice(0, -ending.length) + stem;
  }
  return rest;
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

type IsHit = (stem: string, word: string) => boolean;

export function markHits(text: string, isHit: IsHit): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const [from, to] of listHits(text, isHit)) {
    if (from > end) pieces.push({ text: text.slice(end, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

function listHits(text: string, isHit: IsHit): [from: number, to: number][] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (hasUnspaced(word)) return listUnspacedHits(word, index, isHit);
    const key = foldEmoji(word) ?? foldForSearch(word);
    return isHit(stemWord(key), key) ? [[index, index + word.length]] : [];
  });
}

function listUnspacedHits(word: string, start: number, isHit: IsHit): [number, number][] {
  const hits: [number, number][] = [];
  let at = start;
  for (const run of cutUnspaced(word)) {
    for (const [from, to] of listRunHits(run, isHit)) {
      const last = hits.at(-1);
      if (last && last[1] >= at + from) last[1] = Math.max(last[1], at + to);
      else hits.push([at + from, at + to]);
    }
    at += run.length;
  }
  return hits;
}

function listRunHits(run: string, isHit: IsHit): [number, number][] {
  if (!hasUnspaced(run)) {
    const key = foldForSearch(run);
    return isHit(stemWord(key), key) ? [[0, run.length]] : [];
  }
  // A character and the marks on it.
  const letters = [...run.matchAll(/\P{M}\p{M}*/gu)].map(({ 0: letter, index }) => ({
    from: index,
    to: index + letter.length,
    key: foldForSearch(letter).normalize("NFC"),
  }));
  return letters.flatMap(({ from, to, key }, at): [number, number][] => {
    const next = letters[at + 1];
    const pair = next && key + next.key;
    if (next && pair && isHit(pair, pair)) return [[from, next.to]];
    return isHit(key, key) ? [[from, to]] : [];
  });
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
