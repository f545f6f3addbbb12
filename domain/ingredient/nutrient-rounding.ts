import { multiply, type Rational, roundTo } from "../measures/rational";
import { type Nutrient, type NutrientTotal, pickNutrientUnit } from "./nutrition";

export type RoundedTotal =
  | { kind: "equal" | "atLeast" | "lessThan"; value: number }
  | { kind: "unknown" };

/** Rounds a total times `ratio`: down if a figure is missing, and never a positive value to 0. */
export function roundTotal(
  nutrient: Nutrient,
  total: NutrientTotal,
  ratio: Rational,
): RoundedTotal {
  const { known, isPartial } = total;
  if (!known) return { kind: "unknown" };
  const exact = multiply(known, ratio);
  const decimals = pickNutrientUnit(nutrient) === "gram" && roundTo(exact, 0, "down") < 10 ? 1 : 0;
  const value = roundTo(exact, decimals, isPartial ? "down" : "nearest");
  if (value === 0 && isPartial) return { kind: "unknown" };
  if (value === 0 && exact.numerator > 0n) return { kind: "lessThan", value: 10 ** -decimals };
  return { kind: isPartial ? "atLeast" : "equal", value };
}
