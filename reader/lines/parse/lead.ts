import type { Quantity } from "#domain/line/line";
import { keyAt, type Line } from "../tokens";
import { getWords } from "../vocabulary";
import { toNumber } from "./exact-number";
import { addHalfBehind } from "./half-behind";
import { readPacked } from "./packed";
import { addQuantity, setLead } from "./scan";
import { isWeighed } from "./signs";
import type { LineMeasure, Place, Scan } from "./types";

const SOLD_BY_LENGTH = getWords("sold by length");

export function readLead(scan: Scan, place: Place): number {
  const { measured } = place;
  const { number, measure, doubt } = measured;
  if (number.isAmbiguous || doubt) {
    scan.doubt = doubt ?? "number";
    return measured.end;
  }
  if (measure?.kind === "length") return readLeadLength(scan, place);
  return readPacked(scan, place, "amount") ?? addLead(scan, place);
}

function readLeadLength(scan: Scan, { measured }: Place): number {
  const { line } = scan;
  if (!line.tokens.some(({ key }) => SOLD_BY_LENGTH.has(key))) {
    scan.doubt = "length";
    return measured.end;
  }
  const quantity = addQuantity(scan, measured, "amount");
  setLead(scan, quantity, measured, measured.end);
  if (!/^[/(]$/.test(keyAt(line, measured.end))) return measured.end;
  const other = scan.read(measured.end + 1);
  if (other?.measure?.kind !== "length") return measured.end;
  addQuantity(scan, other, "same");
  return other.end;
}

function addLead(scan: Scan, { measured, isAbout }: Place): number {
  const { line } = scan;
  const withHalf = addHalfBehind(line, measured);
  const quantity = addQuantity(scan, withHalf, "amount");
  if (isAbout) quantity.isAbout = true;
  if (!measured.measure) linkPart(line, withHalf);
  setLead(scan, quantity, withHalf, measured.end);
  for (const size of measured.sizes) addSize(scan, size, quantity, measured);
  return Math.max(measured.end, measured.number.end);
}

export function addSize(
  scan: Scan,
  size: LineMeasure,
  counter: Quantity,
  counted: LineMeasure,
): void {
  if (!size.measure || size.measure.kind === "length") return;
  const isSame = size.measure.kind === "spoon" || isWeighed(counted.measure);
  const role = isSame ? "same" : "size";
  const quantity = addQuantity(scan, size, role, counter);
  const isLast = size.end === counted.end || !counted.measure;
  if (isLast) scan.previous = { quantity, measured: size, end: size.end };
}

/** The "de" of "la moitié de l'oignon" goes from one on. */
function linkPart(line: Line, { terms: [term], number }: LineMeasure): void {
  if (!term || toNumber(term.value) >= 1 || !["de", "d"].includes(keyAt(line, number.end))) return;
  const isElided = /^['’]$/.test(keyAt(line, number.end + 1));
  const [from, to] = [line.tokens[number.end], line.tokens[number.end + (isElided ? 2 : 1)]];
  if (from && to) term.link = [from.start, to.start];
}
