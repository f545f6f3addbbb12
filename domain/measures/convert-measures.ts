import { type Amount, createAmount } from "./amount";

/** Teaspoon, tablespoon (kitchens count 16 to a cup) and cup; `parts` are the usual fractions. */
const SIZES = [
  { teaspoons: 1, least: 0, parts: [1, 2, 4, 8] },
  { teaspoons: 3, least: 1, parts: [1, 2] },
  { teaspoons: 48, least: 1 / 4, parts: [1, 2, 3, 4] },
] as const;

/**
 * The largest of the first `sizes` of SIZES that holds an amount exactly, or else as given: 3/8 cup
 * is 6 tablespoons, but 1 7/8 cups are not told in 30.
 */
export function toLargestMeasure(
  amount: Amount,
  size: number,
  sizes: number,
): { amount: Amount; size: number } {
  const teaspoons = amount.numerator * (SIZES[size]?.teaspoons ?? 1);
  const isUnderCup = teaspoons < SIZES[2].teaspoons * amount.denominator;
  for (const [other, { teaspoons: each, least, parts }] of [...SIZES.entries()].reverse()) {
    const held = createAmount(teaspoons, amount.denominator * each);
    const value = held.numerator / held.denominator;
    const isFilled = parts.some((part) => part === held.denominator) && value >= least;
    if (other < size && !isUnderCup) break;
    if (other < sizes && isFilled && (other > 0 || value < 3)) return { amount: held, size: other };
  }
  return { amount, size };
}
