import { add, multiply, type Rational, ZERO } from "../measures/rational";
import type { Line, Quantity } from "./line";
import { listSizes } from "./list-measures";
import { countQuantity, measureQuantity } from "./measure-quantity";

/** Exact amounts of one food to buy: grams, millilitres, and counts by the key of what is counted. */
export interface ShoppingAmounts {
  grams: Rational;
  millilitres: Rational;
  /** The food itself is counted under "". */
  counts: Map<string, Rational>;
}

export const NOTHING: ShoppingAmounts = { grams: ZERO, millilitres: ZERO, counts: new Map() };

/**
 * What a line asks for of its food; nothing for one with a doubt or without an amount. Of a range
 * the middle counts, and of counted containers that tell their size, what is in them.
 */
export function amountsForShopping(line: Line): ShoppingAmounts {
  const amount = line.parse.quantities.find(({ role }) => role === "amount");
  if (!amount || line.parse.doubt) return NOTHING;
  const measured = measureQuantity(amount) ?? listSizes(line)[0];
  if (measured) return { ...NOTHING, grams: measured.grams, millilitres: measured.millilitres };
  const count = countQuantity(amount);
  return count ? { ...NOTHING, counts: new Map([[findKey(amount), count]]) } : NOTHING;
}

export function addAmounts(one: ShoppingAmounts, other: ShoppingAmounts): ShoppingAmounts {
  const counts = new Map(one.counts);
  for (const [key, count] of other.counts) counts.set(key, add(counts.get(key) ?? ZERO, count));
  return {
    grams: add(one.grams, other.grams),
    millilitres: add(one.millilitres, other.millilitres),
    counts,
  };
}

export function scaleAmounts(amounts: ShoppingAmounts, ratio: Rational): ShoppingAmounts {
  return {
    grams: multiply(amounts.grams, ratio),
    millilitres: multiply(amounts.millilitres, ratio),
    counts: new Map([...amounts.counts].map(([key, count]) => [key, multiply(count, ratio)])),
  };
}

/** The keys of dozens are numbers: they count the food itself. */
function findKey({ terms }: Quantity): string {
  const key = terms.at(-1)?.unit?.key ?? "";
  return /^\d/.test(key) ? "" : key;
}
