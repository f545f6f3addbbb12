import type { Rational } from "../measures/rational";

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
  /** Words for what weighs `weightPerUnit`, as the catalogue has them. */
  pieces: string;
}

export type UncountedReason =
  | "custom"
  | "noAmount"
  | "noUnit"
  | "noDensity"
  | "noUnitWeight"
  | "notUnderstood";

export interface NutrientTotal {
  known: Rational | null;
  /** A counted line has no figure. */
  isPartial: boolean;
}

export interface Nutrition {
  counted: number;
  of: number;
  totals: Record<Nutrient, NutrientTotal>;
  /** The names of counted lines without a figure. */
  lacking: { nutrients: Nutrient[]; names: string[] }[];
  uncounted: { reason: UncountedReason; names: string[] }[];
  /** The names of the counted lines whose amount is approximate. */
  approximate: string[];
}

export function pickNutrientUnit(nutrient: Nutrient): NutrientUnit {
  if (nutrient === "calories") return "kilocalorie";
  return nutrient === "cholesterol" || nutrient === "sodium" ? "milligram" : "gram";
}
