import { isNumeric } from "../parse/number-tokens";
import { startsWith } from "../parse/scan";
import { isWeighed, SIZES_OF_FOOD, TIMES_SIGN } from "../parse/signs";
import type { LineMeasure, Scan } from "../parse/types";
import { afterBracket, keyAt, type Line, OPEN_ENDING, skipPreposition } from "../tokens";
import { ABOUT, EACH, OF } from "../units/measure-words";
import { readCountedWords } from "../units/unit-forms";
import { getRows } from "../vocabulary";
import type { AmountPlace } from "./amount-place";

/** What stands between a count and the food, in tokens: "400 g tins". */
export interface CountedNoun {
  from: number;
  /** Undefined where the food itself is counted. */
  piece: { at: number; end: number } | undefined;
  sizes: LineMeasure[];
  end: number;
}

type Behind = Pick<CountedNoun, "sizes" | "end">;

const THINGS = new Set(getRows("counted thing").map(({ word }) => word));

export function findCountedNoun(place: AmountPlace, countEnd: number): CountedNoun {
  const { line, scan, isLeading } = place;
  const isTimes = TIMES_SIGN.test(keyAt(line, countEnd));
  const from = skipThing(line, isTimes ? countEnd + 1 : countEnd);
  const piece = findPiece(place, from);
  if (!piece)
    return { from, piece, ...skipSize(place, isLeading ? from : skipSizeWord(line, from)) };
  const behind = skipSize(place, isTinned(line, piece.end) ? piece.end + 2 : piece.end, true);
  const isNamed = /^[\p{L}\d]/u.test(keyAt(line, skipPreposition(line, behind.end)));
  if (isLeading && (!isNamed || keyAt(line, behind.end) === ","))
    return { from, piece: undefined, sizes: [], end: from };
  const sizes = [...listSizes(scan, from, piece.at), ...behind.sizes];
  return { from, piece, sizes, end: behind.end };
}

/** "2 pièces carottes", "2 units garlic clove": the word only says that they are counted. */
function skipThing(line: Line, at: number): number {
  const isThing = THINGS.has(line.tokens[at]?.text.replace(OPEN_ENDING, "").toLowerCase() ?? "");
  const next = keyAt(line, at + 1);
  return isThing && /^\p{L}/u.test(next) && !OF.has(next) ? at + 1 : at;
}

function findPiece({ line, unit }: AmountPlace, from: number): CountedNoun["piece"] {
  if (!unit?.measure) return undefined;
  if (unit.end > from) return { at: findLastWord(line, unit), end: unit.end };
  const counted = readCountedWords(line, from);
  return counted && { at: from, end: counted.end };
}

/** An abbreviation ends with a point. */
function findLastWord(line: Line, { at, end }: { at: number; end: number }): number {
  let last = end - 1;
  while (last > at && !/\p{L}/u.test(keyAt(line, last))) last -= 1;
  return last;
}

/** "Onion 1 large" */
function skipSizeWord(line: Line, at: number): number {
  return SIZES_OF_FOOD.has(keyAt(line, at)) ? at + 1 : at;
}

/** "Boîte de conserve" */
function isTinned(line: Line, at: number): boolean {
  return ["de", "en"].includes(keyAt(line, at)) && keyAt(line, at + 1) === "conserve";
}

export function listSizes(scan: Scan, from: number, to: number): LineMeasure[] {
  const sizes: LineMeasure[] = [];
  for (let at = from; at < to; at = Math.max(at + 1, sizes.at(-1)?.end ?? 0)) {
    const size = isNumeric(scan.line, at) ? scan.read(at) : undefined;
    if (size?.measure) sizes.push(size);
  }
  return sizes;
}

/** "(400 g)", "400 g/14 oz each", behind a piece also "de 400 g". */
function skipSize(place: AmountPlace, from: number, isPiece = false): Behind {
  const { line, scan } = place;
  const bracket = afterBracket(line, from);
  if (bracket)
    return { sizes: listSizes(scan, from, bracket), end: startsWith(line, bracket, EACH) };
  const hyphen = keyAt(line, from) === "-" ? from + 1 : from;
  const start = startsWith(line, isPiece ? skipPreposition(line, from) : hyphen, ABOUT);
  const size = isNumeric(line, start) ? scan.read(start) : undefined;
  const isSize = isWeighed(size?.measure) || size?.measure?.kind === "length";
  if (!size || !isSize) return { sizes: [], end: from };
  return {
    sizes: [size],
    end: startsWith(line, skipSecondSize(place, findEnd(place, size)), EACH),
  };
}

/** "400 g/14 oz", "398 ml (14 oz)" */
function skipSecondSize(place: AmountPlace, from: number): number {
  const { line, scan } = place;
  const sign = keyAt(line, from);
  const second = sign === "/" || sign === "(" ? scan.read(from + 1) : undefined;
  if (!second?.measure) return from;
  const end = findEnd(place, second);
  if (sign === "/") return end;
  return keyAt(line, end) === ")" ? end + 1 : from;
}

/** The end of the whole quantity: of "1 lb 5 oz" or "600 to 700 g". */
function findEnd({ located }: AmountPlace, { start, end }: LineMeasure): number {
  return Math.max(end, located.find(({ from }) => from === start)?.end ?? 0);
}
