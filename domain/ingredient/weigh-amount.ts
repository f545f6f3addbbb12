import type { Amount } from "../measures/amount";
import { decimal, multiply, type Rational, rational } from "../measures/rational";
import { UNIT_KIND, UNIT_SIZE, type Unit } from "../measures/units";
import type { Food, UncountedReason } from "./nutrition";

/** In grams. */
export function weighAmount(
  amount: Amount | null,
  unit: Unit,
  food: Food,
): Rational | UncountedReason {
  if (!amount) return "noAmount";
  if (unit === "NONE") return "noUnit";
  const count = rational(amount.numerator, amount.denominator);
  if (unit === "UNIT") {
    return food.weightPerUnit === null
      ? "noUnitWeight"
      : multiply(count, decimal(food.weightPerUnit));
  }
  const measure = multiply(count, decimal(UNIT_SIZE[unit]));
  if (UNIT_KIND[unit] === "weight") return measure;
  return food.volumicMass === null ? "noDensity" : multiply(measure, decimal(food.volumicMass));
}
