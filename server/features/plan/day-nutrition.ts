import { type RoundedTotal, roundTotal } from "#domain/ingredient/nutrient-rounding";
import type { Nutrition } from "#domain/ingredient/nutrition";
import type { UiLocale } from "#domain/language/locales";
import { add, multiply, type Rational, rational } from "#domain/measures/rational";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { listNutrition } from "../recipes/nutrition";
import type { PlanEntry, WeekPlan } from "./queries";

const DAY_NUTRIENTS = ["calories", "proteins", "carbohydrates"] as const;
type DayNutrient = (typeof DAY_NUTRIENTS)[number];

/** What one serving of each dish of a day contains together. */
export interface DayNutrition {
  /** Dishes of which something is known, and all. */
  known: number;
  of: number;
  /** Something of a dish is not counted. */
  isPartial: boolean;
  figures: { nutrient: DayNutrient; figure: RoundedTotal }[];
}

/** Works out the days of a week's plan of which something is known. */
export async function listDayNutrition(
  db: Db,
  viewer: Person,
  days: WeekPlan["days"],
  locale: UiLocale,
): Promise<Record<string, DayNutrition>> {
  const recipes = days.flatMap(({ entries }) => entries.flatMap(({ recipe }) => recipe ?? []));
  const nutrition = await listNutrition(db, viewer, recipes, locale);
  return Object.fromEntries(
    days
      .map(({ day, entries }) => [day, sumDay(entries, nutrition)] as const)
      .filter(([, { figures }]) => figures.length > 0),
  );
}

interface Dish {
  nutrition: Nutrition;
  serving: Rational;
}

function sumDay(entries: PlanEntry[], nutrition: Map<number, Nutrition>): DayNutrition {
  const dishes = entries.flatMap(({ recipe }): Dish[] => {
    const its = recipe && nutrition.get(recipe.id);
    if (!its?.counted || recipe?.yield == null) return [];
    return [{ nutrition: its, serving: rational(1, recipe.yield) }];
  });
  const isPartial =
    dishes.length < entries.length ||
    dishes.some(({ nutrition: its }) => {
      const lacks = DAY_NUTRIENTS.some((nutrient) => its.totals[nutrient].isPartial);
      return its.counted < its.of || lacks;
    });
  const figures = DAY_NUTRIENTS.map((nutrient) => {
    const total = { known: sumNutrient(dishes, nutrient), isPartial };
    return { nutrient, figure: roundTotal(nutrient, total, rational(1)) };
  });
  return {
    known: dishes.length,
    of: entries.length,
    isPartial,
    figures: figures.filter(({ figure }) => figure.kind !== "unknown"),
  };
}

function sumNutrient(dishes: Dish[], nutrient: DayNutrient): Rational | null {
  return dishes.reduce<Rational | null>((sum, { nutrition, serving }) => {
    const { known } = nutrition.totals[nutrient];
    if (!known) return sum;
    const own = multiply(known, serving);
    return sum ? add(sum, own) : own;
  }, null);
}
