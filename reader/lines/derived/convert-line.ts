import { type Edit, editLine } from "#domain/line/edit-line";
import type { Line, Quantity } from "#domain/line/line";
import { foldedKey } from "#domain/text/text";
import { FILLED } from "../units/measure-words";
import {
  type Food,
  isMeasured,
  isOfSystem,
  isWeight,
  type Rewritten,
  writeConverted,
} from "./convert-quantity";
import type { System } from "./kitchen-units";
import { findQuantitySpan, listSpans, overlaps, shiftTerm } from "./quantity-span";

/**
 * The line in metric or US measures; what the line tells in them leads. The values of the parse are
 * exact, the words rounded to what a kitchen measures.
 */
export function convertLine(line: Line, system: System, food: Food): Line {
  const { quantities, doubt } = line.parse;
  return doubt ? line : convertGroups(line, groupAlternatives(quantities), system, food);
}

/** A text with each of its amounts in metric or US measures, whose foods are not known. */
export function convertAmounts(line: Line, system: System): Line {
  const groups: number[][] = [];
  for (const [index, { role }] of line.parse.quantities.entries()) {
    if (role === "same") groups.at(-1)?.push(index);
    else groups.push([index]);
  }
  return convertGroups(line, groups, system, { density: null, isLiquid: false });
}

function convertGroups(line: Line, groups: number[][], system: System, food: Food): Line {
  const rewritten = new Map<number, Rewritten>();
  for (const group of groups)
    for (const [index, made] of convertGroup(line, group, system, food)) rewritten.set(index, made);
  return rewrite(line, rewritten);
}

/** Indexes of quantities that tell the same: "14 oz/400 g". */
function groupAlternatives(quantities: Quantity[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [index, { role, counter }] of quantities.entries()) {
    const isOwn = role === "amount" || role === "same";
    const key = isOwn ? "amount" : role === "other" ? `other ${index}` : `${role} ${counter}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return [...groups.values()];
}

function convertGroup(
  line: Line,
  group: number[],
  system: System,
  food: Food,
): [index: number, made: Rewritten][] {
  const get = (index: number) => line.parse.quantities[index] as Quantity;
  const measured = group.filter((index) => isMeasured(get(index), system));
  const [lead] = measured;
  if (lead === undefined || isOfSystem(get(lead), system)) return [];
  if (get(lead).role === "other" && tellsOther(line, system)) return [];
  const known = measured.find((index) => isOfSystem(get(index), system));
  const touched = known === undefined ? [lead] : [lead, known];
  if (touched.some((index) => !standsAlone(line, index))) return [];
  if (known === undefined) {
    // A weight is surer than cups.
    const source = measured.find((index) => isWeight(get(index))) ?? lead;
    const made = writeConverted(line, get(source), system, food);
    return made ? [[lead, made]] : [];
  }
  return [
    [lead, copy(line, get(known))],
    [known, copy(line, get(lead))],
  ];
}

/** "(or 1 cup, 240 ml)" */
function tellsOther({ parse }: Line, system: System): boolean {
  const others = parse.quantities.filter(({ role }) => role === "other");
  return others.some((other) => isMeasured(other, system) && isOfSystem(other, system));
}

/** Not "1 (240 ml) cup", and not "a scant cup", which is no exact one. */
function standsAlone({ words, parse }: Line, index: number): boolean {
  const quantity = parse.quantities[index];
  if (!quantity) return false;
  const span = findQuantitySpan(quantity);
  const before = /\p{L}+(?=\s*$)/u.exec(words.slice(0, span[0]))?.[0] ?? "";
  if (FILLED.has(foldedKey(before))) return false;
  const others = parse.quantities.filter((_, other) => other !== index).flatMap(listSpans);
  return ![...others, ...parse.foods].some((other) => overlaps(span, other));
}

function copy({ words }: Line, quantity: Quantity): Rewritten {
  const span = findQuantitySpan(quantity);
  const terms = quantity.terms.map((term) => shiftTerm(term, -span[0]));
  return { text: words.slice(...span), terms, join: quantity.join };
}

function rewrite(line: Line, rewritten: Map<number, Rewritten>): Line {
  if (rewritten.size === 0) return line;
  const edits = [...rewritten].map(([index, { text }]): Edit => {
    return { span: findQuantitySpan(line.parse.quantities[index] as Quantity), text };
  });
  const moved = editLine(line, edits);
  const quantities = moved.parse.quantities.map((quantity, index) => {
    const made = rewritten.get(index);
    const start = quantity.terms[0]?.spans[0]?.[0];
    if (!made || start === undefined) return quantity;
    const terms = made.terms.map((term) => shiftTerm(term, start));
    return { ...quantity, terms, join: made.join };
  });
  const converted = [...rewritten].flatMap(([index, { isComputed }]) =>
    isComputed ? [index] : [],
  );
  return { words: moved.words, parse: { ...moved.parse, quantities, converted } };
}
