import type { Language } from "#domain/language/languages";
import { stemWord } from "#domain/text/word-stems";
import { isModifier } from "../names/modifiers";
import { isNumeric } from "../parse/number-tokens";
import { scanLine } from "../parse/parse-line";
import { startsWith } from "../parse/scan";
import { PARTS_OF_EGG } from "../parse/signs";
import type { Scan } from "../parse/types";
import {
  keyAt,
  keysIn,
  readRest,
  skipPreposition,
  textFrom,
  tokenizeLine,
  wordsBetween,
} from "../tokens";
import { ARTICLES, UNKNOWN_AMOUNTS } from "../units/measure-words";
import { getCounted } from "../units/unit-forms";
import { readUnit } from "../units/unit-words";
import { type AmountPlace, findAmountPlace } from "./amount-place";
import { listSizes } from "./counted-noun";
import { readCountedParts } from "./counted-parts";
import { type LineParts, NO_PARTS } from "./line-parts";
import { isInformal, readWeighedParts } from "./weighed-parts";

const COUNTED = ["container", "piece", "count"];
const SIGNS = [":", "-", "–", "—", ",", "(", "•", "…", "x", "×"];

/** Splits a line into its measure, what is counted and the words of the food. */
export function splitLine(text: string, language: Language | null): LineParts {
  return splitScan(scanLine(tokenizeLine(text, language)));
}

export function splitScan(scan: Scan): LineParts {
  if (scan.doubt) return readDoubtful(scan);
  const place = findAmountPlace(scan);
  const isBehind = place !== undefined && !place.isLeading;
  const some = isBehind || !place ? readSome(scan) : undefined;
  if (some) return some;
  if (!place || isImpliedPiece(place)) return { ...NO_PARTS, rest: withoutArticle(scan) };
  const { end, ...parts } = isCounted(place) ? readCountedParts(place) : readWeighedParts(place);
  const ofEgg = readPartOfEgg(place);
  if (ofEgg) return { ...parts, rest: ofEgg };
  if (place.isLeading) return { ...parts, ...withoutHalf(place, parts) };
  if (/^[\p{L}\p{N}]/u.test(keyAt(scan.line, end))) return { ...NO_PARTS, rest: scan.line.text };
  return { ...parts, rest: joinRest(place, end), counted: "" };
}

/** "Whites of 3 eggs" */
function readPartOfEgg({ line, from, numberEnd }: AmountPlace): string | undefined {
  const name = PARTS_OF_EGG.get(keyAt(line, from - 2));
  const egg = keysIn(name ?? "").map(stemWord);
  let at = numberEnd;
  while (isModifier(keyAt(line, at))) at += 1;
  if (!name || !egg.includes(stemWord(keyAt(line, at)))) return undefined;
  return `${name}${textFrom(line, at + 1)}`;
}

/** "1 oignon et demi": the half is no part of the name. */
function withoutHalf(place: AmountPlace, { rest, counted }: LineParts) {
  const { line, quantity, numberEnd } = place;
  const half = quantity.terms[0]?.spans[1];
  const isBehind = half !== undefined && half[0] > (line.tokens[numberEnd]?.start ?? 0);
  const cut = (text: string) => (isBehind ? text.replace(line.text.slice(...half), "") : text);
  return { rest: setApartLast(place, cut(rest)), counted: cut(counted) };
}

/** "Jelly powder 30 mL": what says the amount once more at the end is no part of the name. */
function setApartLast({ line, located, quantity }: AmountPlace, rest: string): string {
  const last = located.at(-1);
  const isSame = last?.quantity.role === "same" && last.end >= line.tokens.length;
  if (!isSame || last.quantity === quantity) return rest;
  const words = textFrom(line, last.from);
  const before = rest.slice(0, -words.length);
  return rest.endsWith(words) && /\p{L}\s+$/u.test(before) ? `${before.trim()}, ${words}` : rest;
}

/** "Feuille de menthe" tells no number. */
function isImpliedPiece({ quantity, unit, numberEnd }: AmountPlace): boolean {
  const isOfOne = quantity.isImplied && unit?.at === numberEnd;
  return isOfOne === true && unit?.measure?.kind === "piece" && !isInformal(unit.measure);
}

/** "A good olive oil" counts nothing. */
function withoutArticle({ line, start }: Scan): string {
  return textFrom(line, ARTICLES.has(keyAt(line, start)) ? start + 1 : start);
}

function readDoubtful(scan: Scan): LineParts {
  const end = skipDoubtful(scan);
  const doubt = scan.doubt === "length" ? null : "amount";
  return { ...readWords(scan, end), doubt };
}

/** "2, 3 cloves" */
function skipDoubtful({ line, read, first }: Scan): number {
  let end = read(first)?.end ?? 0;
  while (keyAt(line, end) === "," && isNumeric(line, end + 1)) end = read(end + 1)?.end ?? end + 2;
  return end;
}

/** "A few sprigs of rosemary", "some flour" */
function readSome(scan: Scan): LineParts | undefined {
  const { line, start } = scan;
  const some = startsWith(line, start, UNKNOWN_AMOUNTS);
  if (some === start) return undefined;
  const from = /^(?:good|bonnes)$/.test(keyAt(line, some)) ? some + 1 : some;
  const isFollowed = /^\p{L}/u.test(keyAt(line, skipPreposition(line, from + 1)));
  if (isFollowed && getCounted(keyAt(line, from))) return readWords(scan, from + 1);
  return readWords(scan, readUnit(line, from)?.end ?? some);
}

function readWords({ line, start }: Scan, end: number): LineParts {
  const measure = wordsBetween(line, start, end);
  return { ...NO_PARTS, measure, isPlain: false, rest: readRest(line, end) };
}

function isCounted({ scan, numberEnd, unit }: AmountPlace): boolean {
  if (!unit?.measure) return true;
  if (isInformal(unit.measure)) return listSizes(scan, numberEnd, unit.at).length > 0;
  return COUNTED.includes(unit.measure.kind);
}

/** The words before and behind an amount that follows the name: "Tomatoes (400 g), peeled". */
function joinRest({ line, start }: AmountPlace, end: number): string {
  const isSigned = SIGNS.includes(keyAt(line, start - 1));
  const before = line.text.slice(0, line.tokens[isSigned ? start - 1 : start]?.start).trim();
  const isClosed = keyAt(line, start - 1) === "(" && keyAt(line, end) === ")";
  return `${before}${textFrom(line, isClosed ? end + 1 : end)}`;
}
