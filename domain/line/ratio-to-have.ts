import { type Amount, createAmount } from "../measures/amount";
import { multiply, type Rational } from "../measures/rational";
import type { Line } from "./line";
import { amountsForShopping } from "./shopping-amounts";

/**
 * How often a line's amount fits into what somebody has of its food; undefined where the two are
 * not measured alike or have no amount.
 */
export function findRatioToHave(line: Line, have: Line): Amount | undefined {
  const [needed, had] = [amountsForShopping(line), amountsForShopping(have)];
  const [key = "", count] = [...needed.counts][0] ?? [];
  const pairs: [Rational | undefined, Rational | undefined][] = [
    [needed.grams, had.grams],
    [needed.millilitres, had.millilitres],
    [count, had.counts.get(key) ?? had.counts.get("")],
  ];
  for (const [one, other] of pairs) {
    if (!one?.numerator || !other?.numerator) continue;
    return toAmount(multiply(other, { numerator: one.denominator, denominator: one.numerator }));
  }
  return undefined;
}

function toAmount({ numerator, denominator }: Rational): Amount {
  return createAmount(Number(numerator), Number(denominator));
}
