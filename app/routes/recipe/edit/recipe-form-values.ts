import { formatAmount } from "#domain/amount";
import { choiceText } from "#domain/ingredient-choice";
import type { Locale } from "#domain/locales";
import type { Visibility } from "#domain/recipe";
import type { LineValues, RecipeFormValues } from "#domain/recipe-values";
import type { Recipe } from "#server/recipes/queries";

const BLANK_LINE: LineValues = {
  name: "",
  amount: "",
  unit: "NONE",
  complement: "",
  written: "",
  choice: "",
  typed: "",
};
/** Blank lines to begin with, so that who writes without script presses "add" less often. */
const BLANK_LINES = 4;
const BLANK_STEPS = 2;

export function blankValues(visibility: Visibility, locale: Locale): RecipeFormValues {
  return {
    title: "",
    description: "",
    source: "",
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
    source: recipe.source,
    yield: textOf(recipe.yield),
    preparationMinutes: textOf(recipe.preparationMinutes),
    cookingMinutes: textOf(recipe.cookingMinutes),
    cookingTemperature: textOf(recipe.cookingTemperature),
    category: recipe.category ?? "",
    visibility: recipe.visibility,
    language: recipe.language,
    ingredients: recipe.ingredients.map(({ ingredientId, amount, ...line }) => ({
      ...line,
      amount: amount ? formatAmount(amount, line.unit, locale) : "",
      choice: choiceText(ingredientId ?? "own", line.name),
      typed: "",
    })),
    steps: recipe.steps,
    tips: recipe.tips,
  };
}

function textOf(value: number | null): string {
  return value === null ? "" : String(value);
}
