import { multiply, type Rational } from "../measures/rational";
import type { Line, Quantity } from "./line";
import {
  countQuantity,
  isAmbiguous,
  isApproximate,
  type MeasuredQuantity,
  measureQuantity,
} from "./measure-quantity";

const MAX_DIFFERENCE = 0.3;

export function isWeight({ grams, millilitres }: MeasuredQuantity): boolean {
  return grams.numerator > 0n && millilitres.numerator === 0n;
}

/**
 * The amount, and what says it once more without contradicting it. An ambiguous unit is exact if
 * somebody decided what it means.
 */
export function listTotals(
  { parse }: Line,
  lead: Quantity,
  isDecided: boolean,
): MeasuredQuantity[] {
  const others = parse.quantities
    .filter(({ role }) => role === "same")
    .flatMap((quantity) => measureQuantity(quantity) ?? []);
  const first = measureQuantity(lead);
  if (!first) return others;
  const agreeing = others.filter((other) => !isContradiction(first, other));
  const isUnsure = agreeing.length < others.length || (isAmbiguous(lead) && !isDecided);
  return [{ ...first, isAbout: isApproximate(lead) || isUnsure }, ...agreeing];
}

/** Sizes of containers and pieces, times their number. */
export function listSizes({ parse }: Line): MeasuredQuantity[] {
  return parse.quantities.flatMap((quantity) => {
    const counter = parse.quantities[quantity.counter ?? -1];
    if (!counter || !["amount", "same"].includes(counter.role)) return [];
    const [size, count] = [measureQuantity(quantity), countQuantity(counter)];
    if (!size || !count) return [];
    return {
      ...size,
      grams: multiply(size.grams, count),
      millilitres: multiply(size.millilitres, count),
      isAbout: size.isAbout || isApproximate(counter),
    };
  });
}

function isContradiction(first: MeasuredQuantity, other: MeasuredQuantity): boolean {
  const differ = (one: Rational, two: Rational) => {
    const [a, b] = [toNumber(one), toNumber(two)];
    return a > 0 && b > 0 && Math.abs(a - b) > MAX_DIFFERENCE * a;
  };
  return differ(first.grams, other.grams) || differ(first.millilitres, other.millilitres);
}

function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}
