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
  /** The author's own measure where amount and unit differ from it: "7 oz", "3-4 cloves". */
  written?: string;
  /** The whole line as its cook wrote it, which is what is read; "" reads by its parts. */
  text?: string;
  choice?: string;
  /** Its place in the form, where blank lines count. */
  place?: number;
}

export interface RecipeCard {
  id: number;
  title: string;
  language: Language;
  category: Category | null;
  visibility: Visibility;
  /** Preparation and cooking together; null when neither is known. */
  minutes: number | null;
  imageVersion: number | null;
  author: { id: number; username: string };
  likes: number;
}
