import type { Unit } from "../measures/units";
import { applyEdits, type Edit } from "./edit-line";
import type { Line, Span } from "./line";
import { findRowSpans, isLink, isNumber, type Row, type RowSpans, toRow } from "./row";

/** What a unit is called behind an amount; "" for none and for pieces. */
export type NameUnit = (unit: Unit, amount: string) => string;

/** The words of a line after its boxes were changed to those of `row`; all other letters stay. */
export function withRow(line: Line, row: Row, nameUnit: NameUnit): string {
  const { words } = line;
  const [before, spans] = [toRow(line), findRowSpans(line)];
  const edits = [
    ...editMeasure(words, spans, { before, row, nameUnit }),
    ...(row.name === before.name ? [] : [{ span: spans.name, text: row.name }]),
    ...editComplement(words, spans, { before, row }),
  ];
  const ordered = edits.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  return applyEdits(words, ordered).trim();
}

/** Whether the boxes say the same: a number without a unit counts pieces. */
export function isSameRow(one: Row, other: Row): boolean {
  const isSame = one.name === other.name && one.complement === other.complement;
  return isSame && isSameMeasure(one, other);
}

export function isSameMeasure(one: Row, other: Row): boolean {
  return one.amount === other.amount && readUnit(one) === readUnit(other);
}

/** A measure in words overrides the unit next to it. */
function readUnit({ amount, unit }: Row): Unit {
  return isNumber(amount) && unit !== "UNIT" ? unit : "NONE";
}

interface Change {
  before: Row;
  row: Row;
}

function editMeasure(
  words: string,
  { amount, unit, isPlain, name }: RowSpans,
  { before, row, nameUnit }: Change & { nameUnit: NameUnit },
): Edit[] {
  if (isSameMeasure(before, row)) return [];
  const isCounted = isNumber(row.amount);
  const unitWord = isCounted ? nameUnit(row.unit, row.amount) : "";
  const measure = `${row.amount} ${unitWord}`.trim();
  if (!amount) return measure === "" ? [] : [{ span: [0, 0], text: `${measure} ` }];
  const end = unit?.span[1] ?? amount[1];
  if (measure === "") return [{ span: [amount[0], findFood(words, end, name)], text: "" }];
  if (!isPlain || !isCounted) return [{ span: [amount[0], end], text: measure }];
  const number = row.amount === before.amount ? [] : [{ span: amount, text: row.amount }];
  if (readUnit(row) === readUnit(before)) return number;
  return [...number, editUnit(words, { amount, end, name, unitWord })];
}

function editUnit(
  words: string,
  { amount, end, name, unitWord }: { amount: Span; end: number; name: Span; unitWord: string },
): Edit {
  if (unitWord !== "") {
    const gap = /^\p{L}/u.test(words.slice(end)) ? " " : "";
    return { span: [amount[1], end], text: ` ${unitWord}${gap}` };
  }
  const food = findFood(words, end, name);
  return { span: [amount[1], food], text: food < words.length ? " " : "" };
}

/** Where the food begins behind its measure, without an "of". */
function findFood(words: string, end: number, name: Span): number {
  const isNext = name[0] >= end && isLink(words.slice(end, name[0]));
  return isNext ? name[0] : end + (/^\s*/.exec(words.slice(end))?.[0].length ?? 0);
}

function editComplement(
  words: string,
  { joint, complement }: RowSpans,
  { before, row }: Change,
): Edit[] {
  if (row.complement === before.complement) return [];
  if (row.complement === "") return [{ span: [joint[0], words.length], text: "" }];
  const isApart = before.complement !== "" && joint[1] > joint[0];
  if (isApart) return [{ span: complement, text: row.complement }];
  const end = before.complement === "" ? findEnd(words, joint) : complement[0];
  return [{ span: [end, words.length], text: `, ${row.complement}` }];
}

/** A full stop gives way to what is added; a footnote's asterisk stays. */
function findEnd(words: string, [start]: Span): number {
  return start + words.slice(start).replace(/[\s.,;:–—-]*$/, "").length;
}
