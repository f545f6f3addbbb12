/** Stored as null for NONE. */
export const UNITS = [
  "NONE",
  "UNIT",
  "GRAM",
  "POUND",
  "MILLILITERS",
  "TEASPOON",
  "TABLESPOON",
  "CUP",
] as const;
export type Unit = (typeof UNITS)[number];

export type UnitKind = "none" | "amount" | "weight" | "volume";

export const UNIT_KIND: Record<Unit, UnitKind> = {
  NONE: "none",
  UNIT: "amount",
  GRAM: "weight",
  POUND: "weight",
  MILLILITERS: "volume",
  TEASPOON: "volume",
  TABLESPOON: "volume",
  CUP: "volume",
};

/** Exact size in grams or millilitres; spoons and cups are Canadian kitchen measures. */
export const UNIT_SIZE = {
  GRAM: 1,
  /** International avoirdupois pound, 1959. */
  POUND: 453.59237,
  MILLILITERS: 1,
  TEASPOON: 5,
  TABLESPOON: 15,
  CUP: 250,
} as const satisfies Partial<Record<Unit, number>>;

interface AllowedKinds {
  allowAmount: number;
  allowWeight: number;
  allowVolume: number;
}

export function allowedUnits({ allowAmount, allowWeight, allowVolume }: AllowedKinds): Unit[] {
  const allowed = { none: 1, amount: allowAmount, weight: allowWeight, volume: allowVolume };
  return UNITS.filter((unit) => allowed[UNIT_KIND[unit]] === 1);
}

/** Metric amounts show decimals (12.5 g), kitchen measures fractions (1 1/2 cups). */
export function isMetric(unit: Unit): boolean {
  return unit === "GRAM" || unit === "MILLILITERS";
}
