import type { NumberKind } from "./figure-style";

const METRIC = [
  ...["gram", "kilogram", "milligram", "hectogram"],
  ...["litre", "decilitre", "centilitre", "millilitre"],
];
const SPOONS_AND_WEIGHTS = [
  ...["teaspoon", "tablespoon", "cup", "pound", "ounce", "unclear", "livre"],
  ...["fluid ounce", "pint", "quart", "gallon", "us pint", "us quart", "us gallon"],
  ...["imperial fluid ounce", "imperial pint", "imperial quart", "imperial gallon", "inch"],
];

/** How a number before a measure is rounded and written. */
export function findNumberKind(key: string | undefined): NumberKind {
  if (key === undefined) return "UNIT";
  if (METRIC.includes(key)) return "GRAM";
  return SPOONS_AND_WEIGHTS.includes(key) ? "CUP" : "UNIT";
}
