import { type Amount, createAmount, scaleAmount } from "#domain/measures/amount";
import { getBaseSize, MEASURES } from "#domain/measures/measures";

export type System = "metric" | "us";
export type Dimension = "weight" | "volume";

/** An amount in a unit of the other system, exactly and as a kitchen measures it. */
export interface KitchenAmount {
  key: string;
  exact: Amount;
  shown: Amount;
}

/** Rounding that changes more is not shown. */
const MOST_OFF = 0.06;
const NEAR = 0.03;

const THIRDS_AND_QUARTERS = [1, 2, 3, 4];
const FINE = [1, 2, 3, 4, 8];

type Step = [from: number, step: number, most: number];

interface Choice {
  key: string;
  /** The least of the unit that is measured with it. */
  least: number;
  below: number;
  parts: number[];
}

const US: Record<Dimension, Choice[]> = {
  weight: [
    { key: "pound", least: 1, below: 1000, parts: THIRDS_AND_QUARTERS },
    { key: "ounce", least: 10, below: 48, parts: [1] },
    { key: "ounce", least: 2, below: 16, parts: [1, 2, 4] },
    { key: "ounce", least: 1 / 4, below: 2, parts: FINE },
    { key: "pound", least: 3, below: 1000, parts: THIRDS_AND_QUARTERS },
  ],
  volume: [
    { key: "cup", least: 1 / 4, below: 1000, parts: THIRDS_AND_QUARTERS },
    { key: "fluid ounce", least: 2, below: 100, parts: [1, 2] },
    { key: "tablespoon", least: 1, below: 4, parts: [1, 2] },
    { key: "teaspoon", least: 1 / 8, below: 3, parts: [1, 2, 4, 8] },
  ],
};
const US_CANS: Choice[] = [{ key: "fluid ounce", least: 1, below: 1000, parts: [1, 2] }];

/** In steps of a kitchen's scales and jugs, the first that comes close enough: from, step, most off. */
const SMALL_STEPS: Step[] = [
  [20, 5, MOST_OFF],
  [0, 1, MOST_OFF],
];
const METRIC_STEPS: Record<Dimension, Step[]> = {
  weight: [[1000, 50, MOST_OFF], [200, 25, 0.01], [250, 10, MOST_OFF], ...SMALL_STEPS],
  volume: [[1000, 50, MOST_OFF], [200, 25, 0.01], [100, 10, MOST_OFF], ...SMALL_STEPS],
};
const METRIC_KEYS = { weight: ["gram", "kilogram"], volume: ["millilitre", "litre"] } as const;

/** Undefined where no usual measure comes close: 3 g in ounces. */
export function toKitchenAmounts(
  sizes: Amount[],
  dimension: Dimension,
  system: System,
  isContainer: boolean,
): KitchenAmount[] | undefined {
  return system === "metric"
    ? toMetric(sizes, dimension)
    : toUs(sizes, isContainer && dimension === "volume" ? US_CANS : US[dimension]);
}

function toMetric(sizes: Amount[], dimension: Dimension): KitchenAmount[] {
  const isLarge = sizes.every((size) => toNumber(roundMetric(size, dimension)) >= 1000);
  const key = METRIC_KEYS[dimension][isLarge ? 1 : 0];
  const toKey = createAmount(1, isLarge ? 1000 : 1);
  return sizes.map((size) => ({
    key,
    exact: scaleAmount(size, toKey),
    shown: scaleAmount(roundMetric(size, dimension), toKey),
  }));
}

function roundMetric(size: Amount, dimension: Dimension): Amount {
  const value = toNumber(size);
  if (value % 25 === 0) return size;
  for (const [from, step, most] of METRIC_STEPS[dimension]) {
    // Halves go down: a quarter of a cup is 60 ml.
    const rounded = Math.ceil(value / step - 1 / 2) * step;
    if (value >= from && isWithin(rounded, value, most)) return createAmount(rounded, 1);
  }
  return createAmount(Math.round(value * 10) || 1, 10);
}

function toUs(sizes: Amount[], choices: Choice[]): KitchenAmount[] | undefined {
  for (const most of [NEAR, MOST_OFF]) {
    for (const choice of choices) {
      const amounts = sizes.map((size) => toUnit(size, choice, most));
      const known = amounts.filter((amount) => amount !== undefined);
      if (known.length === sizes.length) return known;
    }
  }
  return undefined;
}

function toUnit(
  size: Amount,
  { key, least, below, parts }: Choice,
  most: number,
): KitchenAmount | undefined {
  const measure = MEASURES.get(key);
  const unitSize = measure && getBaseSize(measure);
  if (!unitSize) return undefined;
  const exact = scaleAmount(size, createAmount(unitSize.denominator, unitSize.numerator));
  const value = toNumber(exact);
  if (value < least * (1 - NEAR) || value >= below) return undefined;
  const rounded = parts.map((part) => createAmount(Math.round(value * part), part));
  // The plainest fraction that is near enough.
  const shown = rounded.find((amount) => isWithin(toNumber(amount), value, most));
  return shown && { key, exact, shown };
}

function isWithin(value: number, of: number, most: number): boolean {
  return value > 0 && Math.abs(value - of) <= most * of;
}

function toNumber({ numerator, denominator }: Amount): number {
  return numerator / denominator;
}
