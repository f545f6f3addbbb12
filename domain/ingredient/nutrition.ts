import type { Amount } from "../measures/amount";
import { add, decimal, multiply, type Rational, rational, ZERO } from "../measures/rational";
import { UNIT_KIND, UNIT_SIZE, type Unit } from "../measures/units";

export const NUTRIENTS = [
  "calories",
  "carbohydrates",
  "sugars",
  "fibers",
  "proteins",
  "saturatedFat",
  "unsaturatedFat",
  "cholesterol",
  "sodium",
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

type NutrientUnit = "kilocalorie" | "milligram" | "gram";

/** Figures per 100 g in NutrientUnits, weightPerUnit in g, volumicMass in g/mL; null: unknown. */
export interface Food {
  figures: Record<Nutrient, number | null>;
  weightPerUnit: number | null;
  volumicMass: number | null;
}

export interface NutritionLine {
  name: string;
  amount: Amount | null;
  unit: Unit;
  food: Food | null;
}

export const UNCOUNTED_REASONS = [
  "custom",
  "noAmount",
  "noUnit",
  "noDensity",
  "noUnitWeight",
] as const;
type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

export interface NutrientTotal {
  known: Rational | null;
  lacking: string[];
}

export interface Nutrition {
  counted: number;
  of: number;
  totals: Record<Nutrient, NutrientTotal>;
  uncounted: { name: string; reason: UncountedReason }[];
}

/** Total for all servings, not rounded. */
export function computeNutrition(lines: NutritionLine[]): Nutrition {
  const uncounted: Nutrition["uncounted"] = [];
  const portions: Portion[] = [];
  for (const { name, amount, unit, food } of lines) {
    const grams = toGrams(amount, unit, food);
    if (typeof grams === "string") uncounted.push({ name, reason: grams });
    else if (food) portions.push({ name, grams, figures: food.figures });
  }
  const totals = NUTRIENTS.map((nutrient) => [nutrient, sumNutrient(nutrient, portions)]);
  return {
    counted: portions.length,
    of: lines.length,
    totals: Object.fromEntries(totals),
    uncounted,
  };
}

export function pickNutrientUnit(nutrient: Nutrient): NutrientUnit {
  if (nutrient === "calories") return "kilocalorie";
  return nutrient === "cholesterol" || nutrient === "sodium" ? "milligram" : "gram";
}

interface Portion {
  name: string;
  grams: Rational;
  figures: Food["figures"];
}

function toGrams(amount: Amount | null, unit: Unit, food: Food | null): Rational | UncountedReason {
  if (!food) return "custom";
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

function sumNutrient(nutrient: Nutrient, portions: Portion[]): NutrientTotal {
  const lacking = new Set<string>();
  let sum = ZERO;
  let isKnown = false;
  for (const { name, grams, figures } of portions) {
    const figure = figures[nutrient];
    if (figure === null) lacking.add(name);
    else {
      isKnown = true;
      sum = add(sum, multiply(grams, decimal(figure)));
    }
  }
  return {
    known: isKnown ? multiply(sum, HUNDREDTH) : null,
    lacking: [...lacking],
  };
}

const HUNDREDTH = rational(1, 100);
