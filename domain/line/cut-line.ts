import type { NumberKind } from "./figure-style";
import type { Line, Quantity, Span, Term } from "./line";
import { findNumberKind } from "./number-kind";
import type { Piece, Value } from "./scaled-pieces";

/** "a": the amount, "f": the main food, "x": words in the recipe's own language, "": the rest. */
export type Mark = "a" | "f" | "x" | "";

/** A stretch of words that a page shows alike, and what the cook wrote where that is converted. */
export type LinePart = [Mark, Piece[], own?: Piece[]];

interface Cut {
  span: Span;
  piece: Piece;
}

const SPOON_SIZES = ["teaspoon", "tablespoon", "cup"];
/** Sums that carry: 2 lb 8 oz, not 2 lb 24 oz. */
const CARRIED: Record<string, Record<string, number>> = {
  pound: { ounce: 16 },
  kilogram: { gram: 1000 },
  litre: { decilitre: 10, centilitre: 100, millilitre: 1000 },
  decilitre: { centilitre: 10, millilitre: 100 },
};

/** Whether a quantity grows with the recipe: sizes of containers and pieces do not. */
export function isScaled({ role }: Quantity): boolean {
  return role === "amount" || role === "same" || role === "other";
}

interface Marked {
  mark: Mark;
  span: Span;
  own?: Piece[] | undefined;
}

/**
 * Cuts the words where they change with the servings or in their look. A line that is not
 * understood is multiplied as a whole: "2 × ". `own`: the line before it was converted.
 */
export function cutLine({ words, parse }: Line, own?: Line): LinePart[] {
  if (parse.doubt)
    return [
      ["a", [["implied", "", [1, 1], "CUP", " × "]]],
      ["", [words]],
    ];
  const cuts = parse.quantities
    .filter(isScaled)
    .flatMap((quantity) => cutQuantity(words, quantity))
    .sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  const spans = parse.quantities.map((quantity) => spanAmount(quantity, cuts));
  const converted = (parse.converted ?? []).map((index) => spans[index] as Span);
  const marks = parse.quantities.flatMap(({ role }, index): Marked[] => {
    const span = spans[index] as Span;
    const isConverted = converted.some((each) => contains(span, each));
    if (!isConverted && role !== "amount") return [];
    const told = own && isConverted ? cutAlone(own, index) : undefined;
    return [{ mark: role === "amount" ? "a" : "", span, own: told }];
  });
  for (const span of parse.foreign ?? []) marks.push({ mark: "x", span });
  for (const span of parse.foods.slice(0, 1)) marks.push({ mark: "f", span });
  return joinParts(splitWords(words, cuts, marks), marks);
}

function contains([start, end]: Span, inner: Span): boolean {
  return start <= inner[0] && inner[1] <= end;
}

function cutAlone({ words, parse }: Line, index: number): Piece[] {
  const quantity = parse.quantities[index] as Quantity;
  const cuts = isScaled(quantity) ? cutQuantity(words, quantity) : [];
  return splitWords(words, cuts, [], ...spanAmount(quantity, cuts)).map(({ piece }) => piece);
}

function cutQuantity(words: string, quantity: Quantity): Cut[] {
  const { terms, join, isImplied, noun } = quantity;
  const [first] = terms;
  if (isImplied) return first ? cutImplied(words, first) : [];
  const sum = join === "sum" ? cutSum(words, terms) : undefined;
  if (sum) return [sum];
  const last = terms.at(-1);
  const cuts = terms.flatMap((term, at) =>
    cutTerm(
      words,
      term,
      findNumberKind(term.unit?.key ?? terms.slice(at).find(({ unit }) => unit)?.unit?.key),
    ),
  );
  if (!noun || !last) return cuts;
  const text = words.slice(...noun.span);
  return [...cuts, { span: noun.span, piece: ["noun", text, toPair(last), noun.forms] }];
}

function cutImplied(words: string, term: Term): Cut[] {
  const start = term.spans[0]?.[0] ?? 0;
  const after = /^[\p{N}.]/u.test(words.slice(start)) ? " × " : " ";
  const figure: Piece = ["implied", "", toPair(term), "UNIT", after];
  return [{ span: [start, start], piece: figure }, ...cutUnit(words, term)];
}

function cutSum(words: string, terms: Term[]): Cut | undefined {
  const [large, small] = terms;
  if (terms.length !== 2 || !large?.unit || !small?.unit || small.isSubtracted) return undefined;
  const each = CARRIED[large.unit.key]?.[small.unit.key];
  const start = large.spans[0]?.[0];
  const next = small.spans[0]?.[0];
  if (each === undefined || start === undefined || next === undefined) return undefined;
  const write = (term: Term, [from, to]: Span) =>
    splitWords(words, cutTerm(words, term, findNumberKind(term.unit?.key)), [], from, to).map(
      ({ piece }) => piece,
    );
  const joint = words.slice(large.unit.span[1], next);
  const parts = [
    write(large, [start, large.unit.span[1]]),
    write(small, [next, small.unit.span[1]]),
  ] as const;
  const span = [start, small.unit.span[1]] as const;
  const text = words.slice(...span);
  return {
    span,
    piece: ["sum", text, each, parts[0], toPair(large), joint, parts[1], toPair(small)],
  };
}

function cutTerm(words: string, term: Term, kind: NumberKind): Cut[] {
  const { spans, unit, link } = term;
  const [first, ...more] = spans;
  if (!first) return [];
  const size = SPOON_SIZES.indexOf(unit?.key ?? "");
  if (unit?.spoons && size >= 0) {
    const gap = words.slice(first[1], unit.span[0]);
    const span = [first[0], unit.span[1]] as const;
    const piece: Piece = ["spoon", words.slice(...span), toPair(term), gap, size, unit.spoons];
    return [{ span, piece }];
  }
  const dropped = more.map(([start, end]): Cut => {
    const gap = /\s*$/.exec(words.slice(0, start))?.[0].length ?? 0;
    const span = [start - gap, end] as const;
    return { span, piece: ["dropped", words.slice(...span)] };
  });
  return [
    cutNumber(words, term, first, kind),
    ...dropped,
    ...(link ? [{ span: link, piece: ["link", words.slice(...link), toPair(term)] as Piece }] : []),
    ...cutUnit(words, term),
  ];
}

const ELIDED = /(?<=^|\s)d['’]$/i;

/** With "d'" before and "-" behind: "d'une orange", "demi-citron". */
function cutNumber(words: string, term: Term, [start, end]: Span, kind: NumberKind): Cut {
  const elided = ELIDED.exec(words.slice(0, start))?.[0].length ?? 0;
  const isWord = /\p{L}$/u.test(words.slice(start, end));
  const hyphen = isWord && words[end] === "-" ? 1 : 0;
  const isGlued = isWord && /^\p{L}/u.test(words.slice(end));
  const span = [start - elided, end + hyphen] as const;
  const around = [elided > 0 ? "de " : "", hyphen > 0 || isGlued ? " " : ""] as const;
  return { span, piece: ["number", words.slice(...span), toPair(term), kind, ...around] };
}

function cutUnit(words: string, { unit, ...term }: Term): Cut[] {
  if (!unit?.forms) return [];
  return [
    { span: unit.span, piece: ["unit", words.slice(...unit.span), toPair(term), unit.forms] },
  ];
}

function toPair({ value, step }: Pick<Term, "value" | "step">): Value {
  const { numerator, denominator } = value;
  return step ? [numerator, denominator, step] : [numerator, denominator];
}

/** Fills the words between the cuts, cut where a mark begins or ends. */
function splitWords(
  words: string,
  cuts: Cut[],
  marks: Marked[],
  from = 0,
  to = words.length,
): Cut[] {
  const filled: Cut[] = [];
  const ends = marks.flatMap(({ span }) => span);
  let at = from;
  const fill = (end: number) => {
    const stops = ends.filter((stop) => stop > at && stop < end).sort((a, b) => a - b);
    for (const stop of [...stops, end])
      if (stop > at) {
        filled.push({ span: [at, stop], piece: words.slice(at, stop) });
        at = stop;
      }
  };
  for (const cut of [...cuts].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])) {
    fill(cut.span[0]);
    filled.push(cut);
    at = cut.span[1];
  }
  fill(to);
  return filled;
}

function joinParts(cuts: Cut[], marks: Marked[]): LinePart[] {
  const parts: LinePart[] = [];
  let last: Marked | undefined;
  for (const { span, piece } of cuts) {
    const marked = marks.find((each) => contains(each.span, span));
    const part = parts.at(-1);
    if (part && marked === last) part[1].push(piece);
    else parts.push(toPart(piece, marked));
    last = marked;
  }
  return parts;
}

function toPart(piece: Piece, marked: Marked | undefined): LinePart {
  const mark = marked?.mark ?? "";
  return marked?.own ? [mark, [piece], marked.own] : [mark, [piece]];
}

/** The amount with what changes with it: the "d'" of "d'une orange". */
function spanAmount({ terms }: Quantity, cuts: Cut[]): Span {
  const offsets = terms.flatMap(({ spans, unit }) => [...spans.flat(), ...(unit?.span ?? [])]);
  const [start, end] = [Math.min(...offsets), Math.max(...offsets)];
  const touching = cuts.filter(({ span }) => span[0] <= end && span[1] >= start && span[0] < end);
  return [
    Math.min(start, ...touching.map(({ span }) => span[0])),
    Math.max(end, ...touching.map(({ span }) => span[1])),
  ];
}
