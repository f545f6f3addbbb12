import { type Amount, createAmount } from "../measures/amount";

/** "3", "1/2", "36/25". */
const TIMES = /^([1-9]\d{0,3})(?:\/([1-9]\d{0,3}))?$/;
const MAX_TIMES = 100;
const MAX_PART = 9_999;

/** How often a recipe is made, as in an address: from a hundredth to a hundred times. */
export function parseTimes(text: string | null): Amount | undefined {
  const [, numerator, denominator = "1"] = TIMES.exec(text ?? "") ?? [];
  if (numerator === undefined) return undefined;
  const amount = createAmount(Number(numerator), Number(denominator));
  return isWithinBounds(amount) ? amount : undefined;
}

/** Undefined outside of the bounds; a ratio of large numbers is rounded to thousandths. */
export function formatTimes(ratio: Amount): string | undefined {
  if (!isWithinBounds(ratio)) return undefined;
  const isLong = Math.max(ratio.numerator, ratio.denominator) > MAX_PART;
  const { numerator, denominator } = isLong ? roundRatio(ratio) : ratio;
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

function isWithinBounds({ numerator, denominator }: Amount): boolean {
  return numerator <= denominator * MAX_TIMES && denominator <= numerator * MAX_TIMES;
}

/** Three figures, so that both parts stay short. */
function roundRatio({ numerator, denominator }: Amount): Amount {
  if (numerator < denominator) {
    const { numerator: inverse, denominator: part } = roundRatio({
      numerator: denominator,
      denominator: numerator,
    });
    return { numerator: part, denominator: inverse };
  }
  const scale = numerator < 10 * denominator ? 100 : 10;
  return createAmount(Math.round((numerator / denominator) * scale), scale);
}
