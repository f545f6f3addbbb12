import { createAmount } from "#domain/measures/amount";
import { keyAt, type Line } from "../tokens";
import { HALVES, OF } from "../units/measure-words";
import { readLineNumber } from "./number";
import { isNumeric } from "./number-tokens";
import type { LineMeasure } from "./types";

const MAX_NAME_BEFORE_HALF = 3;

/** "1 oignon et demi", "1 onion 1/2": the half stands behind the food. */
export function addHalfBehind(line: Line, measured: LineMeasure): LineMeasure {
  const [term] = measured.terms;
  const kind = measured.measure?.kind ?? "piece";
  if (!term || kind !== "piece" || measured.join !== "one" || term.value.denominator !== 1)
    return measured;
  for (let at = measured.end + 1; at <= measured.end + MAX_NAME_BEFORE_HALF; at++) {
    const half = readHalfBehind(line, at);
    if (half === undefined) continue;
    const from = line.tokens[at]?.start ?? 0;
    const to = line.tokens[half - 1]?.end ?? from;
    const { numerator, denominator } = term.value;
    const value = createAmount(2 * numerator + denominator, 2 * denominator);
    return { ...measured, terms: [{ ...term, spans: [...term.spans, [from, to]], value }] };
  }
  return measured;
}

function readHalfBehind(line: Line, at: number): number | undefined {
  const isAnd = keyAt(line, at) === "et" && HALVES.has(keyAt(line, at + 1));
  if (isAnd) return OF.has(keyAt(line, at + 2)) ? undefined : at + 2;
  if (!isNumeric(line, at)) return undefined;
  const number = readLineNumber(line, at);
  const isHalf = number?.low.value.numerator === 1 && number.low.value.denominator === 2;
  return isHalf && /^(?:$|[,(])/.test(keyAt(line, number.end)) ? number.end : undefined;
}
