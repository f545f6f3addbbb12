import type { IngredientCategory } from "./ingredient-category";
import type { Locale } from "./locales";
import type { Nutrient } from "./nutrition";

/** In the order of the form; apart from the nutrients, whose arithmetic only recipes carry along. */
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

export const MAX_ALIASES = 30;
/** kcal of 100 g; pure fat has 902. */
export const MAX_CALORIES = 910;
/** Grams of 100 g. */
export const MAX_GRAMS = 100;
/** Milligrams of 100 g. */
export const MAX_MILLIGRAMS = 100_000;
/** Grams of a piece. */
export const MAX_WEIGHT_PER_UNIT = 100_000;
/** Grams of a millilitre; nothing at all weighs more than 23. */
export const MAX_VOLUMIC_MASS = 25;

/** What an ingredient is called in each language. */
export type IngredientWords = Record<Locale, { name: string; aliases: string[] }>;

/** An ingredient as an administrator writes it; null is what is not known. */
export interface IngredientContent {
  words: IngredientWords;
  category: IngredientCategory;
  /** Of 100 g, each in its NutrientUnit. */
  figures: Record<Nutrient, number | null>;
  /** Grams. */
  weightPerUnit: number | null;
  /** Grams of a millilitre. */
  volumicMass: number | null;
  allowAmount: boolean;
  allowWeight: boolean;
  allowVolume: boolean;
}
