import { MEASURES } from "#domain/measures/measures";
import { isDigits, keyAt, type Line } from "../tokens";
import { LENGTHS } from "../units/measure-words";
import { getCounted } from "../units/unit-forms";
import { getWords } from "../vocabulary";
import { buildMeasure } from "./build-measure";
import { toNumber } from "./exact-number";
import { readLineNumber } from "./number";
import { TIMES_SIGN } from "./signs";
import type { LineMeasure, LineNumber } from "./types";
import { buildUnit } from "./unit";

/** The least side of a baking tin, in inches and centimetres. */
const LEAST_TIN = { us: 4, metric: 10 };

const BY = getWords("by in sizes");

/** Lengths, and sizes such as "20 x 30 cm". */
export function readLength(line: Line, number: LineNumber): LineMeasure | undefined {
  if (isCountOfLong(line, number)) return undefined;
  let at = number.end;
  while (isBy(keyAt(line, at)) && isDigits(line.tokens[at + 1])) at += 2;
  const from = keyAt(line, at) === "-" ? at + 1 : at;
  if (!isLengthAt(line, from)) return undefined;
  const key = getCounted(keyAt(line, from))?.key ?? "";
  const measure = MEASURES.get(key);
  return (
    measure &&
    buildMeasure(number, { unit: buildUnit(line, from, from + 1, key), measure, end: from + 1 })
  );
}

/** "4 x 20 cm flatbreads", "12 x 5 cm strips", but "20 x 30 cm tin". */
function isCountOfLong(line: Line, { start, end, low }: LineNumber): boolean {
  if (start > 0 || !TIMES_SIGN.test(keyAt(line, end)) || low.value.denominator > 1) return false;
  const long = readLineNumber(line, end + 1);
  const unit = long && getCounted(keyAt(line, long.end));
  if (!long || unit?.kind !== "length") return false;
  const least = unit.system === "us" ? LEAST_TIN.us : LEAST_TIN.metric;
  return low.value.numerator < least || toNumber(long.low.value) < least;
}

function isBy(key: string): boolean {
  return TIMES_SIGN.test(key) || BY.has(key);
}

/** A quotation mark is a length only directly behind its number; so is "in", before a letter. */
function isLengthAt(line: Line, at: number): boolean {
  const token = line.tokens[at];
  if (!token || !LENGTHS.has(token.key)) return false;
  return /^\p{L}/u.test(token.text) || !token.spaced;
}
