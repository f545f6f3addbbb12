import { add, multiply, type Rational } from "../measures/rational";
import type { Line, Quantity } from "./line";
import { listSizes } from "./list-measures";
import { countQuantity, measureQuantity } from "./measure-quantity";

/** The ends are equal unless the cook wrote a range. */
export interface Range {
  least: Rational;
  most: Rational;
}

/** What a line asks for: grams ("g"), millilitres ("ml"), or so many of what is counted. */
export interface ShoppingAmount {
  /** The food itself is counted under "". */
  measure: string;
  range: Range;
}

/**
 * What a line asks for of its food, exactly; undefined for one with a doubt, without an amount, or
 * with a weight and a volume. Of counted containers that tell their size, what is in them counts.
 */
export function findShoppingAmount(line: Line): ShoppingAmount | undefined {
  const least = findEnd(line, "least");
  const most = findEnd(line, "most");
  if (!least || least.measure !== most?.measure) return undefined;
  if (least.value.numerator <= 0n) return undefined;
  return { measure: most.measure, range: { least: least.value, most: most.value } };
}

export function addRanges(one: Range, other: Range): Range {
  return { least: add(one.least, other.least), most: add(one.most, other.most) };
}

export function multiplyRange({ least, most }: Range, ratio: Rational): Range {
  return { least: multiply(least, ratio), most: multiply(most, ratio) };
}

type End = keyof Range;

function findEnd(line: Line, end: End): { measure: string; value: Rational } | undefined {
  const quantities = line.parse.quantities.map((quantity) => takeEnd(quantity, end));
  const amount = quantities.find(({ role }) => role === "amount");
  if (!amount || line.parse.doubt) return undefined;
  const sizes = listSizes({ ...line, parse: { ...line.parse, quantities } });
  const measured = measureQuantity(amount) ?? sizes[0];
  if (!measured) {
    const count = countQuantity(amount);
    return count && { measure: findKey(amount), value: count };
  }
  const { grams, millilitres } = measured;
  if (grams.numerator !== 0n && millilitres.numerator !== 0n) return undefined;
  return grams.numerator === 0n
    ? { measure: "ml", value: millilitres }
    : { measure: "g", value: grams };
}

/** "2 to 3 cups": the first number shares the unit of the second. */
function takeEnd(quantity: Quantity, end: End): Quantity {
  const { join, terms } = quantity;
  const [low, high] = terms;
  if (join !== "range" || !low || !high) return quantity;
  const term = end === "least" ? { ...low, unit: low.unit ?? high.unit } : high;
  return { ...quantity, join: "one", terms: [term] };
}

/** The keys of dozens are numbers: they count the food itself. */
function findKey({ terms }: Quantity): string {
  const key = terms.at(-1)?.unit?.key ?? "";
  return /^\d/.test(key) ? "" : key;
}
