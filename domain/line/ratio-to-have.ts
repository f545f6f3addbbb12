import { type Amount, createAmount } from "../measures/amount";
import { add, divide, multiply, type Rational, rational } from "../measures/rational";
import type { Line } from "./line";
import { findShoppingAmount, type Range } from "./shopping-amounts";

const HALF = rational(1, 2);

/**
 * How often a line's amount fits into what somebody has of its food; undefined where the two are
 * not measured alike or have no amount. Of a range the middle counts.
 */
export function findRatioToHave(line: Line, have: Line): Amount | undefined {
  const [needed, had] = [findShoppingAmount(line), findShoppingAmount(have)];
  if (!needed || !had) return undefined;
  // "3" stands for three of whatever the line counts.
  const isAlike = had.measure === needed.measure || (had.measure === "" && isCount(needed.measure));
  const [one, other] = [findMiddle(needed.range), findMiddle(had.range)];
  if (!isAlike || !one.numerator || !other.numerator) return undefined;
  const { numerator, denominator } = divide(other, one);
  return createAmount(Number(numerator), Number(denominator));
}

function isCount(measure: string): boolean {
  return measure !== "g" && measure !== "ml";
}

function findMiddle({ least, most }: Range): Rational {
  return multiply(add(least, most), HALF);
}
