import { FRACTION_SIGN, isDigits, keyAt, type Line } from "../tokens";
import {
  ARTICLES,
  BETWEEN,
  DOZENS,
  LESS,
  MORE,
  NUMBER_WORDS,
  OF,
  OR,
  PARTS_OF_ONE,
  PER,
  UNKNOWN_AMOUNTS,
} from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { getWords, phraseAt } from "../vocabulary";
import type { LineMeasure, Scan } from "./types";

const UNCOUNTED = getWords("uncounted");

export function isNumeric({ tokens }: Line, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (isDigits(token) || FRACTION_SIGN.test(token.text)) return true;
  const isPoint =
    token.text === "." && (at === 0 || token.spaced || /^[([/]$/.test(tokens[at - 1]?.text ?? ""));
  return isPoint && isDigits(tokens[at + 1]) && tokens[at + 1]?.spaced === false;
}

/** "T65", "B12": a number that is part of a word, but not "1kg500". */
export function isGlued({ line, previous }: Pick<Scan, "line" | "previous">, at: number): boolean {
  const [before, token] = [line.tokens[at - 1], line.tokens[at]];
  if (!before || token?.spaced || !/^\p{L}/u.test(before.text)) return false;
  const isAfterMeasure = previous?.end === at && readUnit(line, at + 1) !== undefined;
  return !isAfterMeasure && !/^[x×]$/i.test(before.key);
}

export function skipDigits({ tokens }: Line, at: number): number {
  let end = at + 1;
  while (isDigits(tokens[end]) && !tokens[end]?.spaced) end += 1;
  return end;
}

export function mayBeNumberWord(scan: Scan, at: number): boolean {
  const { line, lead, depth } = scan;
  const key = keyAt(line, at);
  const isArticle = ARTICLES.has(key);
  const isPart = PARTS_OF_ONE.has(key) || key === "la" || key === "le";
  const isWord = NUMBER_WORDS.has(key) || isPart || BETWEEN.has(key) || DOZENS.has(key);
  if (!isWord) return false;
  if (at === scan.first || isAfterJuice(scan, at)) return true;
  const before = keyAt(line, at - 1);
  const isMore = MORE.has(before) || LESS.has(before) || OR.has(before) || before === "+";
  return lead !== undefined && depth === 0 && isMore && !isArticle && !isPart;
}

/** "Juice of", "le jus d'", "zeste de": what follows is how many fruits. */
export function isAfterJuice({ line, hasJuice, lead }: Scan, at: number): boolean {
  const before = keyAt(line, at - 1);
  const isElided = /^['’]$/.test(before);
  return hasJuice && !lead && OF.has(isElided ? keyAt(line, at - 2) : before);
}

/** "11 g per 250 g" is a share of another amount. */
export function isOfAmount({ line }: Scan, { start, end }: LineMeasure): boolean {
  const isPer = (at: number) => PER.has(keyAt(line, at));
  return isPer(start - 1) || (isPer(end) && isNumeric(line, end + 1));
}

export function isCountedInWords(
  { line }: Scan,
  { number, measure, sizes, end }: LineMeasure,
): boolean {
  const next = keyAt(line, keyAt(line, end) === "-" ? end + 1 : end);
  if (ARTICLES.has(keyAt(line, number.start)) && number.end === number.start + 1) {
    if (UNCOUNTED.has(keyAt(line, number.end))) return false;
    if (phraseAt(UNKNOWN_AMOUNTS, (after) => keyAt(line, number.start + after)) > 0) return false;
  }
  return measure !== undefined || sizes.length > 0 || /^\p{L}/u.test(next);
}
