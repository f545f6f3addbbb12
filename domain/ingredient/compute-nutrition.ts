import type { Amount } from "../measures/amount";
import { add, decimal, multiply, type Rational, rational, ZERO } from "../measures/rational";
import { UNIT_KIND, UNIT_SIZE, type Unit } from "../measures/units";
import {
  type Food,
  NUTRIENTS,
  type Nutrient,
  type NutrientTotal,
  type Nutrition,
  type UncountedReason,
} from "./nutrition";

export interface NutritionLine {
  name: string;
  amount: Amount | null;
  unit: Unit;
  food: Food | null;
}

/** In the order in which the page lists them. */
const REASONS: UncountedReason[] = ["custom", "noAmount", "noUnit", "noDensity", "noUnitWeight"];

/** Total for all servings, not rounded. */
export function computeNutrition(lines: NutritionLine[]): Nutrition {
  const uncounted: { name: string; reason: UncountedReason }[] = [];
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
    lacking: listLacking(portions),
    uncounted: REASONS.flatMap((reason) => {
      const alike = uncounted.filter((line) => line.reason === reason);
      return alike.length > 0 ? [{ reason, names: alike.map(({ name }) => name) }] : [];
    }),
  };
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
  let known: Rational | null = null;
  for (const { grams, figures } of portions) {
    const figure = figures[nutrient];
    if (figure !== null) known = add(known ?? ZERO, multiply(grams, decimal(figure)));
  }
  return {
    known: known && multiply(known, HUNDREDTH),
    isPartial: portions.some(({ figures }) => figures[nutrient] === null),
  };
}

const HUNDREDTH = rational(1, 100);

/** Nutrients that the same lines lack share a note. */
function listLacking(portions: Portion[]): Nutrition["lacking"] {
  const byNames = new Map<string, Nutrition["lacking"][number]>();
  for (const nutrient of NUTRIENTS) {
    const without = portions.filter(({ figures }) => figures[nutrient] === null);
    const names = [...new Set(without.map(({ name }) => name))];
    const alike = byNames.get(names.join("\n")) ?? { nutrients: [], names };
    alike.nutrients.push(nutrient);
    byNames.set(names.join("\n"), alike);
  }
  return [...byNames.values()].filter(({ names }) => names.length > 0);
}
