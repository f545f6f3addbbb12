import type { Quantity, Unit } from "#domain/line/line";
import { createAmount } from "#domain/measures/amount";
import type { Measure } from "#domain/measures/measures";
import { isModifier } from "../names/modifiers";
import { keyAt } from "../tokens";
import { DOZENS, FILLED, OF } from "../units/measure-words";
import { getCounted, readCountedWords } from "../units/unit-forms";
import { setLead } from "./scan";
import type { LineMeasure, Scan } from "./types";
import { buildUnit } from "./unit";

/** "Can of coconut milk", "pinch of salt", "dozen eggs": one of them. */
export function readImplied(scan: Scan, at: number): number | undefined {
  const { line } = scan;
  let from = at;
  const isPassed = (key: string) => (isModifier(key) || FILLED.has(key)) && !getCounted(key);
  while (from < at + 2 && isPassed(keyAt(line, from))) from += 1;
  if (DOZENS.has(keyAt(line, at)) && /s$/.test(keyAt(line, at)) === false) {
    const key = String(DOZENS.get(keyAt(line, at)));
    return addImplied(scan, buildUnit(line, at, at + 1, key), at + 1);
  }
  const counted = readCountedWords(line, from);
  if (!counted || counted.measure.kind === "length") return undefined;
  const { measure, end } = counted;
  const unit = buildUnit(line, from, end, measure.key);
  const isOne =
    unit.forms === undefined ||
    line.text.slice(...unit.span).toLowerCase() === unit.forms[0].toLowerCase();
  const next = keyAt(line, end);
  const isFollowed = OF.has(next) || (measure.note === "alone" && /^\p{L}/u.test(next));
  return isOne && isFollowed ? addImplied(scan, unit, end, measure) : undefined;
}

function addImplied(scan: Scan, unit: Unit, end: number, measure?: Measure): number {
  const { line } = scan;
  const start = line.tokens[scan.first]?.start ?? 0;
  const quantity: Quantity = {
    role: "amount",
    join: "one",
    isImplied: true,
    terms: [{ spans: [[start, start]], value: createAmount(1, 1), unit }],
  };
  const number = {
    low: { span: [start, start] as const, value: createAmount(1, 1) },
    start: scan.first,
    end: scan.first,
    isInWords: true,
  };
  const measured: LineMeasure = {
    number,
    start: scan.first,
    end,
    terms: quantity.terms,
    join: "one",
    sizes: [],
    ...(measure && { measure }),
  };
  scan.quantities.push(quantity);
  setLead(scan, quantity, measured, end);
  return end;
}
