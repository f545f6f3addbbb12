import type { Language } from "#domain/language/languages";
import { LOCALES, type Locale } from "#domain/language/locales";
import type { Line, Quantity, Span, Term, Unit } from "#domain/line/line";
import { getMeasureName } from "../units/measure-names";
import { findUnitCore } from "../units/unit-core";
import { getRows } from "../vocabulary";
import { type Clause, listClauses, skipLinks } from "./clauses";
import { findQuantitySpan, listSpans, overlaps } from "./quantity-span";
import { addAdjective, findUnitAdjective } from "./unit-adjectives";

/** A line taken apart. */
export interface SplitLine {
  /** The index of the amount. */
  amount: number | undefined;
  food: Span | undefined;
  clauses: Clause[];
}

const PIECES = new Map<Language, Map<string, string>>(
  LOCALES.map((locale) => [
    locale,
    new Map(getRows("piece", locale).map(({ word, value }) => [word, value])),
  ]),
);

export function splitLine(line: Line, to: Locale): SplitLine {
  const { words, parse } = line;
  const { quantities } = parse;
  const measures = quantities
    .filter((_, index) => !isInline(quantities, index))
    .flatMap((quantity) => listTaken(line, quantity, to));
  const found = quantities.findIndex(({ role }) => role === "amount");
  const amount = found < 0 ? undefined : found;
  const counted = amount === undefined ? undefined : quantities[amount];
  const named = findNamedFood(line);
  const food = named ? withPiece(line, named, counted, to) : findOwnFood(line, counted);
  const whole = quantities.map(findQuantitySpan);
  return { amount, food, clauses: listClauses(words, { measures, food, whole }) };
}

/** "(6 steaks)"; of something else, and what is told about that: "or 1 cup (66 g) of". */
export function isInline(quantities: Quantity[], index: number): boolean {
  const { role, terms } = quantities[index] ?? { terms: [] };
  const isSized = quantities.some(({ counter }) => counter === index);
  if (role === "same" && !terms.at(-1)?.unit && !isSized) return true;
  const first = quantities.findIndex((quantity) => quantity.role === "other");
  return first >= 0 && index >= first && quantities[index]?.role !== "amount";
}

/** A range with its "to", a sum with its "plus"; of "belle poignée" only the measure. */
function listTaken(line: Line, quantity: Quantity, to: Locale): Span[] {
  const { terms, join } = quantity;
  const parts = terms.flatMap((term) => [
    ...term.spans,
    ...(term.link ? [term.link] : []),
    ...(term.unit ? [findUnitPart(line.words, term, term.unit, to)] : []),
  ]);
  const [first, last] = [terms[0]?.spans[0], terms.at(-1)?.spans.at(-1)];
  if (join === "one" || !first || !last) return parts;
  const hull = [first[0], last[1]] as const;
  const others = line.parse.quantities.filter((other) => other !== quantity).flatMap(listSpans);
  const isCrossed = [...others, ...line.parse.foods].some((span) => overlaps(span, hull));
  return isCrossed ? parts : [hull, ...parts.filter((span) => !overlaps(span, hull))];
}

/** With its adjective if the other language knows that, so that no remark is left of it. */
function findUnitPart(words: string, term: Term, unit: Unit, to: Locale): Span {
  const adjective = findUnitAdjective(words, term);
  const forms = getMeasureName(unit.key, to);
  const isKnown = adjective && forms && addAdjective(adjective, unit.key, forms, to) !== undefined;
  return isKnown ? adjective.span : findUnitCore(words, unit);
}

/** Of "gousses d'ail" behind its measure, of "leaves or the zest of 4 limes" before it. */
export function findNamedFood({ words, parse }: Line): Span | undefined {
  const [food] = parse.foods;
  if (!food) return undefined;
  let [start, end] = food;
  const spans = parse.quantities.flatMap(listSpans).filter((span) => overlaps(span, food));
  for (const span of spans.sort((one, other) => one[0] - other[0])) {
    if (span[0] <= start) start = skipLinks(words, [span[1], end])[0];
    else end = Math.min(end, span[0]);
  }
  if (spans.length === 0) return food;
  const text = words.slice(start, Math.max(start, end)).replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
  const kept = skipLinks(words, [start, start + text.length]);
  return kept[1] > kept[0] ? kept : undefined;
}

/** "10 basil leaves" */
function withPiece(
  { words, parse }: Line,
  food: Span,
  amount: Quantity | undefined,
  to: Locale,
): Span {
  const [behind = "", word = ""] = /^\s+(\p{L}+)(?![\p{L}-])/u.exec(words.slice(food[1])) ?? [];
  const key = PIECES.get(parse.language)?.get(word.toLowerCase());
  const isNamed = key !== undefined && getMeasureName(key, to) !== undefined;
  const isBare = amount !== undefined && amount.terms.at(-1)?.unit === undefined;
  return isNamed && isBare ? [food[0], food[1] + behind.length] : food;
}

function findOwnFood({ words, parse }: Line, amount: Quantity | undefined): Span | undefined {
  const from = amount ? findQuantitySpan(amount)[1] : 0;
  const measures = parse.quantities.map(findQuantitySpan);
  return listClauses(words, { measures, whole: measures })
    .filter(({ span }) => span[0] >= from)
    .map(({ span }) => skipLinks(words, span))
    .find(([start, end]) => end > start);
}
