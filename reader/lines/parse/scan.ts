import type { Quantity, Role } from "#domain/line/line";
import { keyAt, type Line } from "../tokens";
import { ABOUT, BOUNDS } from "../units/measure-words";
import { type Phrases, phraseAt } from "../vocabulary";
import { createMeasureReader } from "./measure";
import { isNumeric } from "./number-tokens";
import type { LineMeasure, Scan } from "./types";

const DEFINITE = ["des", "les", "le", "la", "the", "l"];

export function startScan(line: Line): Scan {
  let start = 0;
  const isSign = (at: number) => /^[^\p{L}\p{N}"'’.~≈]+$/u.test(keyAt(line, at));
  while (start < line.tokens.length && isSign(start)) start += 1;
  const scan: Scan = {
    ...createMeasureReader(line),
    quantities: [],
    depth: 0,
    ignoredEnd: -1,
    hasJuice: false,
    first: findFirst(line, start),
    start,
  };
  return scan;
}

/** Where an amount may begin: after "about", "up to", "les". */
function findFirst(line: Line, start: number): number {
  const about = startsWith(line, start, ABOUT);
  const bound = startsWith(line, about, BOUNDS);
  const from =
    DEFINITE.includes(keyAt(line, bound)) && isNumeric(line, bound + 1) ? bound + 1 : bound;
  return startsWith(line, from, ABOUT);
}

export function startsWith(line: Line, at: number, phrases: Phrases): number {
  return at + phraseAt(phrases, (after) => line.tokens[at + after]?.key);
}

export function setLead(scan: Scan, quantity: Quantity, measured: LineMeasure, end: number): void {
  scan.lead = { quantity, measured, end };
  scan.previous = scan.lead;
}

export function addQuantity(
  scan: Scan,
  { terms, join }: LineMeasure,
  role: Role,
  counter?: Quantity,
): Quantity {
  const index = counter ? scan.quantities.indexOf(counter) : -1;
  const quantity: Quantity = { role, join, terms, ...(index >= 0 && { counter: index }) };
  scan.quantities.push(quantity);
  return quantity;
}
