import type { Recipe } from "#server/recipes/queries";
import { formatAmount } from "~/model/amount";
import { choiceText } from "~/model/ingredient-choice";
import type { Locale } from "~/model/locales";
import type { Visibility } from "~/model/recipe";

/** A recipe as its form holds it: every field is text. */
// A type, not an interface: only a type has the index signature that Conform asks for.
export type RecipeFormValues = {
  title: string;
  description: string;
  yield: string;
  preparationMinutes: string;
  cookingMinutes: string;
  cookingTemperature: string;
  category: string;
  visibility: string;
  language: string;
  ingredients: LineValues[];
  steps: string[];
  tips: string[];
};

export interface LineValues {
  name: string;
  amount: string;
  unit: string;
  complement: string;
  /** What the author says that the name means, as `choiceText` writes it; "" where they do not. */
  choice: string;
}

const BLANK_LINE: LineValues = { name: "", amount: "", unit: "NONE", complement: "", choice: "" };
/** Blank lines to begin with, so that who writes without script presses "add" less often. */
const BLANK_LINES = 4;
const BLANK_STEPS = 2;

export function blankValues(visibility: Visibility, locale: Locale): RecipeFormValues {
  return {
    title: "",
    description: "",
    yield: "",
    preparationMinutes: "",
    cookingMinutes: "",
    cookingTemperature: "",
    category: "",
    visibility,
    language: locale,
    ingredients: Array(BLANK_LINES).fill(BLANK_LINE),
    steps: Array(BLANK_STEPS).fill(""),
    tips: [""],
  };
}

/** The form of a recipe that is there already; what it gives, read again, is the same recipe. */
export function valuesOf(recipe: Recipe, locale: Locale): RecipeFormValues {
  return {
    title: recipe.title,
    description: recipe.description,
    yield: textOf(recipe.yield),
    preparationMinutes: textOf(recipe.preparationMinutes),
    cookingMinutes: textOf(recipe.cookingMinutes),
    cookingTemperature: textOf(recipe.cookingTemperature),
    category: recipe.category ?? "",
    visibility: recipe.visibility,
    language: recipe.language,
    ingredients: recipe.ingredients.map(({ name, ingredientId, amount, unit, complement }) => ({
      name,
      amount: amount ? formatAmount(amount, unit, locale) : "",
      unit,
      complement,
      choice: choiceText(ingredientId ?? "own", name),
    })),
    steps: recipe.steps,
    tips: recipe.tips,
  };
}

function textOf(value: number | null): string {
  return value === null ? "" : String(value);
}
