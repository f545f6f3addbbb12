/** The units of an ingredient line; null in the database means the same as NONE. */
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

/** Metric units are written with decimals (12.5 g), kitchen measures with fractions (1 1/2 cups). */
export function isMetric(unit: Unit): boolean {
  return unit === "GRAM" || unit === "MILLILITERS";
}
