import { LANGUAGES, type Language } from "#domain/language/languages";
import type { Locale } from "#domain/language/locales";
import { formatMethod } from "#domain/recipe/method-text";
import type { LineValues, RecipeFormValues } from "#domain/recipe/recipe-values";
import { formatValues } from "#server/features/recipes/line-text";
import { readPartsKey } from "#server/http/forms/recipe-form-schema";
import { BLANK_LINE } from "./recipe-form-values";

/** Blank rows to start with: without script, each "add" is a round trip. */
const BLANK_LINES = 4;
const BLANK_STEPS = 2;

export function applyView(
  values: RecipeFormValues,
  { url, locale }: { url: URL; locale: Locale },
): RecipeFormValues {
  return url.searchParams.get("view") === "lines"
    ? toLinesView(values)
    : toTextView(values, locale);
}

export function toLinesView(values: RecipeFormValues): RecipeFormValues {
  const ingredients = values.ingredients.map((row) => ({ ...row, line: "" }));
  const { steps } = values;
  return {
    ...values,
    view: "lines",
    ingredients: ingredients.length > 0 ? ingredients : Array(BLANK_LINES).fill(BLANK_LINE),
    steps: steps.length > 0 ? steps : Array(BLANK_STEPS).fill(""),
  };
}

export function toTextView(values: RecipeFormValues, locale: Locale): RecipeFormValues {
  const language = LANGUAGES.find((each) => each === values.language) ?? locale;
  const ingredients = values.ingredients
    .map((row) => toTextLine(row, language, locale))
    .filter(({ line }) => line !== "");
  return {
    ...values,
    view: "text",
    ingredients,
    ingredientsText: ingredients.map(({ line }) => line).join("\n"),
    method: formatMethod(values.steps),
  };
}

/** A row whose parts changed is formatted anew; otherwise it keeps the author's words. */
function toTextLine(row: LineValues, language: Language, locale: Locale): LineValues {
  const isUnchanged = readPartsKey(row, language) === row.textOf;
  const text = isUnchanged ? row.text : "";
  const line = formatValues({ ...row, text }, locale);
  return { ...row, line, text: isUnchanged ? text : line };
}
