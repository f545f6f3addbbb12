import type { Locale } from "../language/locales";
import type { IngredientCategory } from "./ingredient-category";
import type { Nutrient } from "./nutrition";

export const FIGURES = [
  "calories",
  "carbohydrates",
  "sugars",
  "fibers",
  "proteins",
  "saturatedFat",
  "unsaturatedFat",
  "cholesterol",
  "sodium",
] as const satisfies Nutrient[];

export const MAX_ALIASES = 60;
/** kcal per 100 g; pure fat has 902. */
export const MAX_CALORIES = 910;
export const MAX_GRAMS = 100;
export const MAX_MILLIGRAMS = 100_000;
export const MAX_WEIGHT_PER_UNIT = 100_000;
/** g/mL; osmium, the densest element, has 23. */
export const MAX_VOLUMIC_MASS = 25;

export type IngredientNames = Record<Locale, { name: string; aliases: string[] }>;

/** Figures per 100 g in NutrientUnits, weightPerUnit in g, volumicMass in g/mL; null: unknown. */
export interface IngredientContent {
  words: IngredientNames;
  category: IngredientCategory;
  figures: Record<Nutrient, number | null>;
  weightPerUnit: number | null;
  volumicMass: number | null;
  allowAmount: boolean;
  allowWeight: boolean;
  allowVolume: boolean;
}
