import type { Quantity } from "#domain/line/line";
import { createAmount } from "#domain/measures/amount";
import { keyAt } from "../amounts/tokens";
import { isModifier } from "../names/modifiers";
import { DOZENS, OF } from "../units/measure-words";
import { getCounted } from "../units/unit-forms";
import { setLead } from "./scan";
import type { LineMeasure, Scan } from "./types";
import { buildUnit } from "./unit";

/** "Can of coconut milk", "pinch of salt", "dozen eggs": one of them. */
export function readImplied(scan: Scan, at: number): number | undefined {
  const { line } = scan;
  let from = at;
  while (from < at + 2 && isModifier(keyAt(line, from)) && !getCounted(keyAt(line, from)))
    from += 1;
  if (DOZENS.has(keyAt(line, at)) && /s$/.test(keyAt(line, at)) === false) {
    const key = String(DOZENS.get(keyAt(line, at)));
    return addImplied(scan, at, key);
  }
  const measure = getCounted(keyAt(line, from));
  if (!measure || measure.kind === "length") return undefined;
  const unit = buildUnit(line, from, from + 1, measure.key);
  const isOne =
    unit.forms === undefined ||
    line.text.slice(...unit.span).toLowerCase() === unit.forms[0].toLowerCase();
  const next = keyAt(line, from + 1);
  const isFollowed = OF.has(next) || (measure.note === "alone" && /^\p{L}/u.test(next));
  return isOne && isFollowed ? addImplied(scan, from, measure.key) : undefined;
}

function addImplied(scan: Scan, at: number, key: string): number {
  const { line } = scan;
  const start = line.tokens[scan.first]?.start ?? 0;
  const unit = buildUnit(line, at, at + 1, key);
  const quantity: Quantity = {
    role: "amount",
    join: "one",
    isImplied: true,
    terms: [{ spans: [[start, start]], value: createAmount(1, 1), unit }],
  };
  const measure = getCounted(keyAt(line, at));
  const number = {
    low: { span: [start, start] as const, value: createAmount(1, 1) },
    start: at,
    end: at,
    isInWords: true,
  };
  const measured: LineMeasure = {
    number,
    start: at,
    end: at + 1,
    terms: quantity.terms,
    join: "one",
    sizes: [],
    ...(measure && { measure }),
  };
  scan.quantities.push(quantity);
  setLead(scan, quantity, measured, at + 1);
  return at + 1;
}
