import { cookingTimes } from "../../pages/json-ld/cooking-times";
import { splitSteps } from "../../pages/text/split-steps";
import type { ParsedPicture, ParsedRecipe } from "../../parsed-recipe";
import { inCategory } from "../category-in";
import type { Place } from "../parsed-file";
import { pictureBeside } from "../picture-beside";
import { oneLine, plainMarkdown } from "../plain-markdown";
import { portionsOf } from "../portions";
import { toolsOf } from "../tool-names";
import { isJson, type Json, listOf, numberOf, objectsOf, textOf } from "../untyped-json";
import { mealieLines } from "./mealie-ingredients";

/** Whether this is a recipe as Mealie writes one file for each, in any of its versions. */
export function isMealie(json: Json): boolean {
  return (
    typeof json.name === "string" &&
    typeof json.slug === "string" &&
    !("@type" in json) &&
    Array.isArray(fieldOf(json, "recipeIngredient"))
  );
}

/** A recipe of Mealie (https://mealie.io); versions differ in how they write the names of fields. */
export function readMealie(json: Json, place: Place): ParsedRecipe {
  const isWhole = isJson(json.settings) && fieldOf(json.settings, "disableAmount") === true;
  const lines = listOf(fieldOf(json, "recipeIngredient"));
  return mealieRecipe(json, {
    ingredients: lines.flatMap((line) =>
      mealieLines(line, isWhole || (isJson(line) && fieldOf(line, "disableAmount") === true)),
    ),
    steps: listOf(fieldOf(json, "recipeInstructions")),
    notes: objectsOf([...listOf(json.notes), ...listOf(json.comments)]),
    categories: listOf(fieldOf(json, "recipeCategory")).map(nameIn),
    tags: listOf(json.tags).map(nameIn),
    tools: listOf(json.tools).map(nameIn),
    picture: pictureBeside(place),
  });
}

/** What a file of a recipe holds itself, and a database in other tables. */
interface Parts {
  ingredients: string[];
  steps: unknown[];
  notes: unknown[];
  categories: string[];
  tags: string[];
  tools: string[];
  picture: ParsedPicture | null;
}

/** A recipe out of what stands in it, alike in its file and in a row of the database, and of its parts. */
export function mealieRecipe(json: Json, parts: Parts): ParsedRecipe {
  const { tools, tips } = toolsOf(parts.tools);
  const steps = parts.steps.map(mealieStep).filter(Boolean);
  const recipe: ParsedRecipe = {
    title: oneLine(textOf(json.name)),
    description: plainMarkdown(textOf(json.description)),
    source: textOf(json.orgURL ?? json.orgUrl ?? json.org_url),
    language: null,
    yield: yieldOf(json),
    ...cookingTimes({
      prepTime: timeIn(json, "prepTime"),
      cookTime: timeIn(json, "performTime") || timeIn(json, "cookTime"),
      totalTime: timeIn(json, "totalTime"),
    }),
    cookingTemperature: null,
    category: null,
    ingredients: parts.ingredients,
    steps: steps.length === 1 ? steps.flatMap(pastedSteps) : steps,
    tips: [...parts.notes.map(mealieStep).filter(Boolean), ...tips],
    ...(tools ? { tools } : {}),
    picture: parts.picture,
  };
  return inCategory(recipe, parts.categories, parts.tags);
}

/** Who pastes a whole method puts it into one step; a line that goes on with another's sentence is none. */
function pastedSteps(text: string): string[] {
  const steps = GOES_ON.test(text) ? [] : splitSteps(text);
  return steps.length > 1 ? steps : [text];
}

/** "the eggs", "(all of it)", "2 - 3 minutes" at the start of a line. */
const GOES_ON = /^(?:[\p{Ll}(]|\d{1,2} ?[-–] ?\d)/mu;

/** A field by the name that its files have, or as its server and its database write the same. */
function fieldOf(json: Json, name: string): unknown {
  return json[name] ?? json[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

/** As its cook wrote it; newer versions may know no more than the seconds. */
function timeIn(json: Json, name: string): string {
  const seconds = numberOf(fieldOf(json, `${name}Seconds`));
  return textOf(fieldOf(json, name)) || (seconds ? `${Math.ceil(seconds / 60)} min` : "");
}

/** A step or a note: its title in front of its text. */
function mealieStep(step: unknown): string {
  if (!isJson(step)) return plainMarkdown(textOf(step));
  const heading = [step.title, step.summary].map(textOf).map(plainMarkdown).filter(Boolean);
  return [...heading, plainMarkdown(textOf(step.text))].filter(Boolean).join(": ");
}

function yieldOf(json: Json): string {
  const words = oneLine(textOf(fieldOf(json, "recipeYield")));
  const servings = numberOf(fieldOf(json, "recipeServings"));
  const quantity = numberOf(fieldOf(json, "recipeYieldQuantity"));
  const made = quantity && !/^\d/.test(words) ? `${quantity} ${words}`.trim() : words;
  const isServings = /^(?:servings?|portions?)$/i.test(words);
  return portionsOf(servings ? String(servings) : "", servings && isServings ? "" : made);
}

function nameIn(value: unknown): string {
  return isJson(value) ? textOf(value.name) : textOf(value);
}
