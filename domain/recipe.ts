import type { Amount } from "./amount";
import type { Language } from "./languages";
import type { Unit } from "./units";

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
/** Of an author's own words for a measure. */
export const MAX_WRITTEN = 100;
/** Of an address or a book that a recipe comes from. */
export const MAX_SOURCE = 500;
/** Of a custom name; no name or alias of the catalogue is longer. */
export const MAX_INGREDIENT_NAME = 50;
export const MAX_YIELD = 999;
/** One week. */
export const MAX_MINUTES = 10_080;
export const MAX_CELSIUS = 500;

/** A recipe as its author writes it: what the form, the calls and the demo world hand to a command. */
export interface RecipeContent {
  title: string;
  description: string;
  yield: number | null;
  preparationMinutes: number | null;
  cookingMinutes: number | null;
  /** Degrees Celsius. */
  cookingTemperature: number | null;
  category: Category | null;
  visibility: Visibility;
  /** The address, book or person that it comes from; "" where it is the author's own. */
  source?: string;
  /** What it is written in; undefined where the writer did not say. */
  language?: Language;
  ingredients: IngredientLine[];
  steps: string[];
  tips: string[];
}

export interface IngredientLine {
  /** As typed: it names a catalogue ingredient, or it stays the author's own. */
  name: string;
  amount: Amount | null;
  unit: Unit;
  complement: string;
  /** The author's own words for the measure where amount and unit do not say the same: "7 oz", "3-4 cloves". */
  written?: string;
  /** What the author says that the name means, as `choiceText` writes it. */
  choice?: string;
  /** Its place in the form, where blank lines count; else the one it has in the list. */
  place?: number;
}

/** What a list shows of a recipe. */
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
