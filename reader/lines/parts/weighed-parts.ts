import type { Quantity } from "#domain/line/line";
import { MEASURES, type Measure } from "#domain/measures/measures";
import { foldedKey } from "#domain/text/text";
import { keyAt, type Line, readRest, wordsBetween } from "../tokens";
import { FILLED } from "../units/measure-words";
import { getRows, getWords } from "../vocabulary";
import type { AmountPlace } from "./amount-place";
import { type LineParts, NO_PARTS } from "./line-parts";
import { findTotal, isAmbiguous, listCertainTotals, type Total } from "./totals";

const INFORMAL_KEYS = new Set(getRows("informal").map(({ value }) => value));
const PIECES_OF_LENGTH = getWords("piece of length");

/** A weight, a volume, a length, a pinch. */
export function readWeighedParts(place: AmountPlace): LineParts & { end: number } {
  const { line, quantity, start, unit, isBound } = place;
  const measure = unit?.measure;
  const isLength = measure?.kind === "length";
  const end = isLength ? skipPieces(place) : place.end;
  const rest = readRest(line, end);
  const parts = { ...NO_PARTS, measure: wordsBetween(line, start, end), isPlain: false, rest, end };
  if (quantity.join === "range" || isBound || isInformal(measure) || isLength) return parts;
  if (place.hasMore) return { ...parts, doubt: "amount" };
  const total = findTotal(quantity);
  const isSum = quantity.terms.length > 1;
  return {
    ...parts,
    ...total,
    others: isSum && !total ? [] : listCertainTotals(place.same),
    countWord: findContainer(place),
    isPlain: total !== undefined && !isSum && isOwn(measure) && isBare(place),
    isOunce: measure?.key === "ounce" && !isSum,
    doubt: findDoubt(quantity, measure, total),
  };
}

export function isInformal(measure: Measure | undefined): boolean {
  return measure !== undefined && INFORMAL_KEYS.has(measure.key);
}

function findDoubt({ join }: Quantity, measure: Measure | undefined, total: Total | undefined) {
  if (join === "sum" && !total) return "amount";
  return !total || isAmbiguous(measure) ? "unit" : null;
}

/** "200 g (½ tin) tomatoes" */
function findContainer({ line, same }: AmountPlace): string {
  const unit = same
    .flatMap(({ terms }) => terms)
    .find(({ unit }) => MEASURES.get(unit?.key ?? "")?.kind === "container")?.unit;
  return unit ? foldedKey(line.text.slice(...unit.span)) : "";
}

/** One of the units of recipes. */
function isOwn(measure: Measure | undefined): boolean {
  const { numerator, denominator } = measure?.times ?? { numerator: 0, denominator: 1 };
  return numerator === denominator && !isAmbiguous(measure);
}

/** Nothing stands beside the number and its unit: no "about", "heaped", "(180 g)". */
function isBare(place: AmountPlace): boolean {
  const { line, start, from, numberEnd, unit, end, same, isAboutBehind } = place;
  const inside = line.tokens.slice(numberEnd, unit?.at);
  const behind = line.tokens.slice(unit?.end, end);
  const isFilled = [...inside, ...behind].some(({ key }) => FILLED.has(key) || key === "(");
  return start === from && same.length === 0 && !isFilled && !isAboutBehind;
}

/** "1-inch piece", "3 cm (1 in) long": what is cut to the length. */
function skipPieces({ line, scan, end }: AmountPlace): number {
  const second = /^[/(]$/.test(keyAt(line, end)) ? scan.read(end + 1) : undefined;
  let at = second?.measure?.kind === "length" ? skipClosing(line, second.end) : end;
  for (;;) {
    const next = keyAt(line, at) === "-" ? at + 1 : at;
    if (!PIECES_OF_LENGTH.has(keyAt(line, next))) return at;
    at = next + 1;
  }
}

function skipClosing(line: Line, at: number): number {
  return keyAt(line, at) === ")" ? at + 1 : at;
}
