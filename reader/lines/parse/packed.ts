import type { Quantity, Role } from "#domain/line/line";
import { createAmount } from "#domain/measures/amount";
import type { Measure } from "#domain/measures/measures";
import { keyAt, type Line } from "../tokens";
import { ABOUT_BEHIND } from "../units/measure-words";
import { getCounted } from "../units/unit-forms";
import { readSize } from "./counted";
import { addQuantity, startsWith } from "./scan";
import { isSize } from "./signs";
import type { Place, Scan } from "./types";
import { buildUnit } from "./unit";

/** "400 g tin", "400g/14oz tin", "28-ounce can": one container of that size. */
export function readPacked(scan: Scan, { measured }: Place, role: Role): number | undefined {
  const { line } = scan;
  if (measured.join !== "one" || !isSize(measured)) return undefined;
  const isSecond = /^[/(]$/.test(keyAt(line, measured.end));
  const second = isSecond ? readSize(scan, measured.end + 1) : undefined;
  const sizes = second && isSize(second) ? [measured, second] : [measured];
  const at = skipClosing(line, sizes.at(-1)?.end ?? measured.end);
  const container =
    startsWith(line, at, ABOUT_BEHIND) === at ? findContainer(keyAt(line, at)) : undefined;
  if (!container) return undefined;
  const start = measured.terms[0]?.spans[0]?.[0] ?? 0;
  const unit = buildUnit(line, at, at + 1, container.key);
  const term = { spans: [[start, start] as const], value: createAmount(1, 1), unit };
  const quantity: Quantity = { role, join: "one", isImplied: true, terms: [term] };
  scan.quantities.push(quantity);
  for (const size of sizes) addQuantity(scan, size, "size", quantity);
  scan.previous = { quantity, measured: { ...measured, measure: container }, end: at + 1 };
  if (role === "amount") scan.lead = scan.previous;
  return at + 1;
}

function skipClosing(line: Line, at: number): number {
  const end = keyAt(line, at) === ")" ? at + 1 : at;
  return keyAt(line, end) === "-" ? end + 1 : end;
}

/** A container, or one piece that is sold by weight: "8 oz ball mozzarella". */
function findContainer(key: string): Measure | undefined {
  const measure = getCounted(key);
  const isPacked = measure?.note === "packed" && !key.endsWith("s");
  return measure?.kind === "container" || isPacked ? measure : undefined;
}
