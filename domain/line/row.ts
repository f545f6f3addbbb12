import { getRows } from "../language/vocabulary/vocabulary";
import { parseAmount } from "../measures/amount";
import { MEASURES } from "../measures/measures";
import type { Unit } from "../measures/units";
import type { Line, Quantity, Span, Unit as UnitWord } from "./line";

/** A line as the boxes of a form show it. */
export interface Row {
  /** The number; the whole measure where that is not a number and a unit of the form. */
  amount: string;
  unit: Unit;
  /** The cook's word for the food. */
  name: string;
  /** The words behind it. */
  complement: string;
}

/** Where the boxes of a row stand in the words of its line. */
export interface RowSpans {
  amount?: Span;
  unit?: UnitWord | undefined;
  /** The amount is a number, with or without a unit. */
  isPlain?: boolean;
  name: Span;
  /** The comma before the words behind, and these. */
  joint: Span;
  complement: Span;
}

type Measure = Pick<RowSpans, "amount" | "unit" | "isPlain">;

const OF = `(?:${getRows("before food")
  .map(({ word }) => (word.length === 1 ? `${word}['’]` : `${word}\\s+`))
  .join("|")})`;
const BEFORE_FOOD = new RegExp(`^\\s*${OF}?`, "i");
const LINK = new RegExp(`^\\s*${OF}?\\s*$`, "i");
const OF_LAST = new RegExp(`(?<=\\s)${OF}$`, "i");
const JOINT = /^([)\]]*)\s*(?:[,;:–—-]+\s*)*/;

export function toRow(line: Line): Row {
  const { amount, unit, isPlain, name, complement } = findRowSpans(line);
  const slice = (span: Span | undefined) => (span ? line.words.slice(...span) : "");
  const box = unit && findBoxUnit(unit);
  return {
    amount: slice(amount),
    unit: isPlain ? (box ?? "UNIT") : "NONE",
    name: slice(name),
    complement: slice(complement),
  };
}

export function findRowSpans(line: Line): RowSpans {
  const { words, parse } = line;
  const food = parse.foods[0];
  const measure = parse.doubt ? findDoubtful(words, food) : findMeasure(line, food);
  const name = food ?? findName(words, measure);
  if (!name) return { name: [0, words.length], ...findComplement(words, words.length) };
  const end = Math.max(name[1], measure.amount?.[1] ?? 0, measure.unit?.span[1] ?? 0);
  return { ...measure, name, ...findComplement(words, end) };
}

/** What stands before the food of a line that is not understood. */
function findDoubtful(words: string, food: Span | undefined): Measure {
  const amount = words
    .slice(0, food?.[0] ?? 0)
    .replace(OF_LAST, "")
    .trimEnd();
  return amount === "" ? {} : { amount: [0, amount.length] };
}

function findMeasure({ words, parse }: Line, food: Span | undefined): Measure {
  const index = parse.quantities.findIndex(({ role }) => role === "amount");
  const quantity = parse.quantities[index];
  if (!quantity) return {};
  const sizes = parse.quantities.filter(({ counter }) => quantity.isImplied && counter === index);
  const number = cover(quantity.terms.flatMap(({ spans }) => spans));
  const wholes: Measure[] = [
    ...readPlain(words, quantity),
    { amount: cover([quantity, ...sizes].flatMap(listSpans)) },
    { amount: number, isPlain: isNumber(words.slice(...number)) },
  ];
  const isFree = ({ amount, unit }: Measure) =>
    amount !== undefined &&
    amount[1] > amount[0] &&
    !overlaps(cover([amount, ...(unit ? [unit.span] : [])]), food);
  return wholes.find(isFree) ?? {};
}

function readPlain(words: string, { terms, isImplied }: Quantity): Measure[] {
  const [term, ...more] = terms;
  const [number, ...halves] = term?.spans ?? [];
  if (!term || !number || more.length > 0 || halves.length > 0 || isImplied) return [];
  const { unit } = term;
  const isBeside = !unit || /^\s*$/.test(words.slice(number[1], unit.span[0]));
  const isOffered = !unit || findBoxUnit(unit) !== undefined;
  if (!isBeside || !isOffered || !isNumber(words.slice(...number))) return [];
  return [{ amount: number, unit, isPlain: true }];
}

/** Behind the measure, else before it, up to a comma or a bracket. */
function findName(words: string, { amount, unit }: Measure): Span | undefined {
  const end = Math.max(amount?.[1] ?? 0, unit?.span[1] ?? 0);
  const gap = amount ? (BEFORE_FOOD.exec(words.slice(end))?.[0].length ?? 0) : 0;
  for (const [from, to] of [
    [end + gap, words.length],
    [0, amount?.[0] ?? 0],
  ] as const) {
    const [name = ""] = /^[^,;:()]*/.exec(words.slice(from, to)) ?? [];
    const length = name.trimEnd().length;
    if (length > 0) return [from, from + length];
  }
  return undefined;
}

function findComplement(words: string, end: number): Pick<RowSpans, "joint" | "complement"> {
  const [joint = "", closing = ""] = JOINT.exec(words.slice(end)) ?? [];
  const start = end + joint.length;
  const isSaying = /[\p{L}\p{N}]/u.test(words.slice(start));
  const complement = isSaying ? start : words.length;
  return { joint: [end + closing.length, start], complement: [complement, words.length] };
}

/** The unit of the form that a word stands for, undefined for any other. */
function findBoxUnit({ key }: UnitWord): Unit | undefined {
  const measure = MEASURES.get(key);
  const isOne = measure?.times.numerator === measure?.times.denominator;
  return isOne && measure?.note !== "ambiguous" ? measure?.unit : undefined;
}

/** "of", "d'" or nothing between a measure and its food. */
export function isLink(text: string): boolean {
  return LINK.test(text);
}

export function isNumber(text: string): boolean {
  return !("problem" in parseAmount(text));
}

function listSpans({ terms }: Quantity): Span[] {
  return terms.flatMap(({ spans, unit }) => (unit ? [...spans, unit.span] : spans));
}

function cover(spans: Span[]): Span {
  return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
}

function overlaps([start, end]: Span, other: Span | undefined): boolean {
  return other !== undefined && start < other[1] && other[0] < end;
}
