import type { Term, Unit } from "#domain/line/line";
import { createAmount } from "#domain/measures/amount";
import type { Measure } from "#domain/measures/measures";
import { FRACTION_SIGN, isDigits, keyAt, type Line } from "../tokens";
import { OF } from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { add, readPartBehind } from "./exact-number";
import { spanBetween } from "./number";
import type { LineMeasure, LineNumber } from "./types";

export function buildMeasure(
  number: LineNumber,
  unit?: { unit: Unit; measure: Measure; end: number },
): LineMeasure {
  const last = { ...toTerm(number.high ?? number.low), ...(unit && { unit: unit.unit }) };
  return {
    number,
    start: number.start,
    end: unit?.end ?? number.end,
    terms: number.high ? [toTerm(number.low), last] : [last],
    join: number.high ? "range" : "one",
    sizes: [],
    ...(unit && { measure: unit.measure }),
  };
}

function toTerm({ span, value }: LineNumber["low"]): Term {
  return { spans: [span], value };
}

/** "1 litre et demi", "2 dl 1/2", "1 kg 500": the number is told in two. */
export function withPartBehind(line: Line, read: LineMeasure): LineMeasure {
  const [term] = read.terms;
  if (!term || read.join !== "one" || term.value.denominator !== 1) return read;
  const part = readPartBehind(line, read.end) ?? readSmaller(line, read);
  if (!part) return read;
  const next = keyAt(line, part.end);
  if (next === "à") return { ...read, doubt: "number" };
  const isLast = next === "" || /^[(,]$/.test(next) || OF.has(next);
  const isWords = !isDigits(line.tokens[part.end - 1]) && !FRACTION_SIGN.test(next);
  const of = OF.has(next) ? part.end + 1 : part.end;
  if ((!isLast && !isWords) || readUnit(line, of)) return read;
  const spans = [...term.spans, spanBetween(line, read.end, part.end)];
  const value = add(term.value, part.value);
  const unit = term.unit && { ...term.unit, spoons: undefined };
  return { ...read, terms: [{ ...term, spans, value, unit }], end: part.end };
}

const SMALLER: Record<string, { digits: RegExp; under: number }> = {
  kilogram: { digits: /^\d{3}$/, under: 1000 },
  litre: { digits: /^\d{2}$/, under: 100 },
};

/** "1 kg 500" and "1 l 50": the number that follows is of grams, of centilitres. */
function readSmaller(line: Line, { end, measure }: LineMeasure) {
  const smaller = SMALLER[measure?.key ?? ""];
  const text = line.tokens[end]?.text ?? "";
  if (!smaller?.digits.test(text) || readUnit(line, end + 1)) return undefined;
  return { value: createAmount(Number(text), smaller.under), end: end + 1 };
}
