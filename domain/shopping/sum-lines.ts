import type { Line, Quantity } from "../line/line";
import {
  addRanges,
  findShoppingAmount,
  multiplyRange,
  type Range,
  type ShoppingAmount,
} from "../line/shopping-amounts";
import { withoutLow } from "../line/without-low";
import { type Amount, createAmount } from "../measures/amount";
import { MEASURES } from "../measures/measures";
import { decimal, divide, type Rational, rational } from "../measures/rational";
import { foldedKey } from "../text/text";
import { getLead, withoutLead } from "./lead";

/** A line of a recipe or of a cook, and how often it is wanted. */
export interface WantedLine {
  line: Line;
  ratio: Amount;
}

/** What of a food is to be bought: the words of one line, so often. */
export interface Sum extends WantedLine {
  /** How often at least, where a range differs from one of the line's. */
  least?: Amount;
  /** The line tells no amount. */
  isUnmeasured?: true;
}

type System = "metric" | "us";

interface Measured extends WantedLine, ShoppingAmount {
  /** Of the line itself; `range` is that of all that is wanted. */
  own: Range;
  /** A volume that was weighed by its density. */
  isConverted?: true;
}

/**
 * Adds the amounts of one food, exactly: one sum for all weights, one for all volumes, one for each
 * thing that is counted. A density in grams a millilitre adds volumes to weights. The order of the
 * lines does not matter. Lines without an amount come last, each text once.
 */
export function sumLines(
  lines: WantedLine[],
  density: number | null,
  prefer: System = "metric",
): Sum[] {
  const measured = lines.flatMap((wanted) => measure(wanted) ?? []);
  const known = new Set(measured.map(({ line }) => line));
  const isWeighed = density !== null && measured.some((each) => each.measure === "g");
  const groups = new Map<string, Measured[]>();
  for (const each of measured) {
    const group = isWeighed && each.measure === "ml" ? weigh(each, decimal(density)) : each;
    groups.set(group.measure, [...(groups.get(group.measure) ?? []), group]);
  }
  const sums = [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => sumGroup(group, prefer));
  return [...sums, ...listUnmeasured(lines.filter(({ line }) => !known.has(line)))];
}

function measure({ line, ratio }: WantedLine): Measured | undefined {
  const amount = findShoppingAmount(line);
  return (
    amount && {
      ...{ line, ratio, measure: amount.measure, own: amount.range },
      range: multiplyRange(amount.range, rational(ratio.numerator, ratio.denominator)),
    }
  );
}

function weigh(each: Measured, density: Rational): Measured {
  return {
    ...each,
    isConverted: true,
    measure: "g",
    own: multiplyRange(each.own, density),
    range: multiplyRange(each.range, density),
  };
}

function sumGroup(group: Measured[], prefer: System): Sum {
  const [main, ...others] = group.toSorted((one, other) => compare(one, other, prefer));
  const { line, ratio, own, range } = main as Measured;
  if (others.length === 0) return { line, ratio };
  const total = others.map((each) => each.range).reduce(addRanges, range);
  const most = toAmount(divide(total.most, own.most));
  const isMixed = others.some((other) => getLead(other.line) !== getLead(line));
  const sum = { line: withoutLow(isMixed ? withoutLead(line) : line), ratio: most };
  if (isSame(total.least, total.most)) return sum;
  return { ...sum, least: toAmount(divide(total.least, own.most)) };
}

/** The line that is shown for all: in the reader's system, then the one that asks for most. */
function compare(one: Measured, other: Measured, prefer: System): number {
  const rank = rankMeasure(one, prefer) - rankMeasure(other, prefer);
  if (rank !== 0) return rank;
  const [a, b] = [one.range.most, other.range.most];
  const difference = b.numerator * a.denominator - a.numerator * b.denominator;
  if (difference !== 0n) return difference < 0n ? -1 : 1;
  const [text, otherText] = [one.line.words, other.line.words];
  return text === otherText ? compareRatio(one, other) : text < otherText ? -1 : 1;
}

function compareRatio({ ratio }: WantedLine, other: WantedLine): number {
  return ratio.numerator * other.ratio.denominator - other.ratio.numerator * ratio.denominator;
}

function rankMeasure({ line: { parse }, isConverted }: Measured, prefer: System): number {
  if (isConverted) return 2;
  const amount = parse.quantities.find(({ role }) => role === "amount");
  return listSystems(amount).every((system) => system === prefer) ? 0 : 1;
}

function listSystems(amount: Quantity | undefined): string[] {
  return (amount?.terms ?? []).flatMap(({ unit }) =>
    unit ? [MEASURES.get(unit.key)?.system ?? ""] : [],
  );
}

/** Lines with a doubt are wanted so often in all; others tell no amount to add. */
function listUnmeasured(lines: WantedLine[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { line, ratio } of lines) {
    const key = foldedKey(line.words);
    const known = sums.get(key);
    const total = known ? addAmounts(known.ratio, ratio) : ratio;
    const words = known && known.line.words < line.words ? known.line : line;
    sums.set(key, { line: words, ratio: total, isUnmeasured: true });
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

function addAmounts(one: Amount, other: Amount): Amount {
  return createAmount(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

function isSame(one: Rational, other: Rational): boolean {
  return one.numerator === other.numerator && one.denominator === other.denominator;
}

function toAmount({ numerator, denominator }: Rational): Amount {
  return createAmount(Number(numerator), Number(denominator));
}
