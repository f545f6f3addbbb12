import type { Amount } from "../measures/amount";
import { getBaseSize, MEASURES, type Measure } from "../measures/measures";
import { add, multiply, type Rational, rational, ZERO } from "../measures/rational";
import type { Quantity, Term } from "./line";

export interface MeasuredQuantity {
  grams: Rational;
  millilitres: Rational;
  isAbout: boolean;
  isMetric: boolean;
}

const WEIGHED = ["weight", "volume", "spoon"];
const HALF = rational(1, 2);
const MINUS_ONE = rational(-1);

/** Undefined unless all terms are weights or volumes. */
export function measureQuantity(quantity: Quantity): MeasuredQuantity | undefined {
  const measures = listKeys(quantity).flatMap((key) => MEASURES.get(key) ?? []);
  const isWhole = measures.length === quantity.terms.length;
  if (!isWhole || !measures.every(({ kind }) => WEIGHED.includes(kind))) return undefined;
  const isUnclear = measures.some(({ note }) => note === "ambiguous");
  return {
    grams: total(quantity, (at) => getGrams(measures[at])),
    millilitres: total(quantity, (at) => getMillilitres(measures[at])),
    isAbout: isApproximate(quantity) || isUnclear,
    isMetric: !isUnclear && measures.every(({ system }) => system === "metric"),
  };
}

/** How many; undefined for weights, volumes and lengths. */
export function countQuantity(quantity: Quantity): Rational | undefined {
  const keys = listKeys(quantity);
  const isCount = (key: string) => !COUNTLESS.includes(MEASURES.get(key)?.kind ?? "count");
  // The keys of dozens are numbers.
  return keys.every(isCount) ? total(quantity, (at) => rational(Number(keys[at]) || 1)) : undefined;
}

const COUNTLESS = [...WEIGHED, "length", "unclear"];

/** A unit that differs by country, or an ounce alone, which may be a weight or a volume. */
export function isAmbiguous(quantity: Quantity): boolean {
  const keys = listKeys(quantity);
  const isOunce = keys.length === 1 && keys[0] === "ounce";
  return isOunce || keys.some((key) => MEASURES.get(key)?.note === "ambiguous");
}

export function isApproximate({ isAbout = false, join }: Quantity): boolean {
  return isAbout || join === "range";
}

/** "2 to 3 cups": the first number shares the unit of the second. */
function listKeys({ terms }: Quantity): string[] {
  return terms.map((_, at) => terms.slice(at).find(({ unit }) => unit)?.unit?.key ?? "");
}

/** A range counts as its middle. */
function total({ terms, join }: Quantity, getSize: (at: number) => Rational): Rational {
  const sizes = terms.map((term, at) => multiply(toSigned(term), getSize(at)));
  const sum = sizes.reduce(add, ZERO);
  return join === "range" ? multiply(sum, HALF) : sum;
}

function toSigned({ value, isSubtracted }: Term): Rational {
  return isSubtracted ? multiply(toRational(value), MINUS_ONE) : toRational(value);
}

function getGrams(measure: Measure | undefined): Rational {
  return measure?.kind === "weight" ? toRational(getBaseSize(measure)) : ZERO;
}

function getMillilitres(measure: Measure | undefined): Rational {
  return measure && measure.kind !== "weight" ? toRational(getBaseSize(measure)) : ZERO;
}

function toRational(amount: Amount | undefined): Rational {
  return amount ? rational(amount.numerator, amount.denominator) : ZERO;
}
