import { MEASURES } from "#domain/measures/measures";
import { isDigits, keyAt, type Line } from "../amounts/tokens";
import { LENGTHS } from "../units/measure-words";
import { getCounted } from "../units/unit-forms";
import { getWords } from "../vocabulary";
import { buildMeasure } from "./build-measure";
import { TIMES_SIGN } from "./signs";
import type { LineMeasure, LineNumber } from "./types";
import { buildUnit } from "./unit";

const BY = getWords("by in sizes");

/** Lengths, and sizes such as "20 x 30 cm". */
export function readLength(line: Line, number: LineNumber): LineMeasure | undefined {
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

function isBy(key: string): boolean {
  return TIMES_SIGN.test(key) || BY.has(key);
}

/** A quotation mark is a length only directly behind its number; so is "in", before a letter. */
function isLengthAt(line: Line, at: number): boolean {
  const token = line.tokens[at];
  if (!token || !LENGTHS.has(token.key)) return false;
  return /^\p{L}/u.test(token.text) || !token.spaced;
}
