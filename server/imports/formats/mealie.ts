import type { FoundLine, FoundRecipe } from "../found";
import { categoryOf } from "../pages/categories";
import { cookingTimes } from "../pages/times";
import type { Place } from "./found-entry";
import { isJson, type Json, listOf, numberOf, objectsOf, textOf } from "./loose";
import { mealieLines } from "./mealie-line";
import { pictureBeside } from "./picture-beside";
import { oneLine, plainMarkdown } from "./plain-markdown";
import { portionsOf } from "./portions";

/** Whether this is a recipe as Mealie writes one file for each, in any of its versions. */
export function isMealie(json: Json): boolean {
  return (
    typeof json.name === "string" &&
    typeof json.slug === "string" &&
    !("@type" in json) &&
    Array.isArray(json.recipeIngredient ?? json.recipe_ingredient)
  );
}

/** A recipe of Mealie (https://mealie.io); versions differ in how they write the names of fields. */
export function readMealie(json: Json, place: Place): FoundRecipe {
  const isWhole = isJson(json.settings)
    ? (json.settings.disableAmount ?? json.settings.disable_amount) === true
    : false;
  const lines = listOf(json.recipeIngredient ?? json.recipe_ingredient);
  return {
    ...mealieFacts(json, listOf(json.recipeCategory ?? json.recipe_category), listOf(json.tags)),
    ingredients: lines.flatMap((line): FoundLine[] =>
      mealieLines(
        line,
        isWhole || (isJson(line) && (line.disableAmount ?? line.disable_amount) === true),
      ),
    ),
    steps: listOf(json.recipeInstructions ?? json.recipe_instructions)
      .map(mealieStep)
      .filter(Boolean),
    tips: objectsOf([...listOf(json.notes), ...listOf(json.comments)])
      .map(mealieStep)
      .filter(Boolean),
    picture: pictureBeside(place),
  };
}

/** What stands in the recipe itself, alike in its file and in a row of the database. */
export function mealieFacts(json: Json, categories: unknown[], tags: unknown[]) {
  return {
    title: oneLine(textOf(json.name)),
    description: plainMarkdown(textOf(json.description)),
    source: textOf(json.orgURL ?? json.orgUrl ?? json.org_url),
    language: null,
    yield: yieldOf(json),
    ...cookingTimes({
      prepTime: textOf(json.prepTime ?? json.prep_time),
      cookTime:
        textOf(json.performTime ?? json.perform_time) || textOf(json.cookTime ?? json.cook_time),
      totalTime: textOf(json.totalTime ?? json.total_time),
    }),
    cookingTemperature: null,
    category: categoryOf(categories.map(nameIn), tags.map(nameIn), null),
  };
}

/** A step or a note: its title in front of its text. */
export function mealieStep(step: unknown): string {
  if (!isJson(step)) return plainMarkdown(textOf(step));
  const heading = [step.title, step.summary].map(textOf).map(plainMarkdown).filter(Boolean);
  return [...heading, plainMarkdown(textOf(step.text))].filter(Boolean).join(": ");
}

function yieldOf(json: Json): string {
  const words = oneLine(textOf(json.recipeYield ?? json.recipe_yield));
  const servings = numberOf(json.recipeServings ?? json.recipe_servings);
  const quantity = numberOf(json.recipeYieldQuantity ?? json.recipe_yield_quantity);
  const made = quantity && !/^\d/.test(words) ? `${quantity} ${words}`.trim() : words;
  const isServings = /^(?:servings?|portions?)$/i.test(words);
  return portionsOf(servings ? String(servings) : "", servings && isServings ? "" : made);
}

function nameIn(value: unknown): string {
  return isJson(value) ? textOf(value.name) : textOf(value);
}
