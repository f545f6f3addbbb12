import type { Line } from "../line/line";
import { weighLine } from "../line/weigh-line";
import type { Amount } from "../measures/amount";
import { add, decimal, multiply, type Rational, rational, ZERO } from "../measures/rational";
import type { Unit } from "../measures/units";
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
  /** Undefined if the line is kept as parts only. */
  line?: Line | undefined;
  amount: Amount | null;
  unit: Unit;
  food: Food | null;
  /** How much of it counts: less than one of a recipe that is used in part. */
  share?: Rational;
  /** It stands for another recipe, and how much of that is not known. */
  isUnknown?: boolean;
}

/** In the order in which the page lists them. */
const REASONS: UncountedReason[] = [
  "custom",
  "noAmount",
  "noUnit",
  "noDensity",
  "noUnitWeight",
  "notUnderstood",
];

/** Total for all servings, not rounded. */
export function computeNutrition(lines: NutritionLine[]): Nutrition {
  const uncounted: { name: string; reason: UncountedReason }[] = [];
  const portions: Portion[] = [];
  const approximate = new Set<string>();
  for (const line of lines) {
    const { name, food, share } = line;
    const weight = weigh(line);
    if (typeof weight === "string") uncounted.push({ name, reason: weight });
    else if (food) {
      const grams = share ? multiply(weight.grams, share) : weight.grams;
      portions.push({ name, grams, figures: food.figures });
      if (weight.isAbout) approximate.add(name);
    }
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
    approximate: [...approximate],
  };
}

function weigh({ food, isUnknown, ...measured }: NutritionLine) {
  if (isUnknown) return "notUnderstood";
  return food ? weighLine(measured, food) : "custom";
}

interface Portion {
  name: string;
  grams: Rational;
  figures: Food["figures"];
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
