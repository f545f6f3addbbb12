import type { Language } from "../language/languages";
import type { Amount } from "../measures/amount";
import type { Unit } from "../measures/units";
import type { Heading } from "./headings";

export const CATEGORIES = [
  "ENTREE",
  "MAIN_DISH",
  "DESERT",
  "SALTY_SNACK",
  "SUGARY_SNACK",
  "DRINK",
  "OTHER",
] as const;
export type Category = (typeof CATEGORIES)[number];

export const VISIBILITIES = ["PRIVATE", "PROTECTED", "PUBLIC"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const MAX_INGREDIENTS = 100;
export const MAX_STEPS = 100;
export const MAX_TIPS = 20;
export const MAX_TITLE = 100;
export const MAX_PARAGRAPH = 500;
export const MAX_COMPLEMENT = 100;
export const MAX_WRITTEN = 100;
export const MAX_LINE_TEXT = 250;
export const MAX_SOURCE = 500;
export const MAX_INGREDIENT_NAME = 50;
export const MAX_YIELD = 999;
/** One week. */
export const MAX_MINUTES = 10_080;
export const MAX_CELSIUS = 500;

export interface Headings {
  ingredients: Heading[];
  steps: Heading[];
}

export interface IngredientLine {
  name: string;
  amount: Amount | null;
  unit: Unit;
  complement: string;
  /** The author's measure if it differs from amount and unit: "7 oz", "3-4 cloves". */
  written?: string;
  /** The whole line as the author wrote it, shown as is; if "", the parts are shown. */
  text?: string;
  choice?: string;
  /** The unit stands in the words and was not chosen, so that the food need not allow it. */
  isUnitRead?: boolean;
  /** Row index in the form, including blank rows. */
  place?: number;
}

/** What shows a recipe as a picture: its photo, or the drawing of its category. */
export interface RecipePicture {
  id: number;
  imageVersion: number | null;
  category: Category | null;
}

export interface RecipeCard extends RecipePicture {
  title: string;
  language: Language;
  visibility: Visibility;
  /** Preparation plus cooking; null if both are unknown. */
  minutes: number | null;
  author: { id: number; username: string };
  likes: number;
}
