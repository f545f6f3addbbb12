import { isMarkedHeading, markedHeading } from "../../marked-heading";
import { servingsAndYield } from "../../pages/json-ld/schema-yield";
import { splitSteps } from "../../pages/text/split-steps";
import type { ParsedRecipe } from "../../parsed-recipe";
import { fieldTexts } from "../named-fields";
import type { FileContext } from "../parsed-file";
import { pictureBeside } from "../picture-beside";
import { oneLine, plainMarkdown } from "../plain-markdown";
import { recipeOfFields } from "../recipe-of-fields";
import {
  isJsonObject,
  type JsonObject,
  jsonList,
  jsonNumber,
  jsonObjects,
  jsonText,
} from "../untyped-json";
import { mealieLines } from "./mealie-ingredients";

export function isMealie(json: JsonObject): boolean {
  return (
    typeof json.name === "string" &&
    typeof json.slug === "string" &&
    !("@type" in json) &&
    Array.isArray(fieldOf(json, "recipeIngredient"))
  );
}

/** A recipe of Mealie (https://mealie.io); versions differ in how they write the names of fields. */
export function readMealie(
  json: JsonObject,
  place: FileContext,
  picture = pictureBeside(place),
): ParsedRecipe {
  const lines = jsonList(fieldOf(json, "recipeIngredient"));
  const isWhole = isUnmeasured(json.settings);
  const instructions = jsonList(fieldOf(json, "recipeInstructions"));
  const steps = instructions.flatMap(headedStep).filter(Boolean);
  return recipeOfFields(
    {
      ...fieldTexts(FACTS.map((name) => [name, factIn(json, name)])),
      yield: [yieldOf(json)],
      tips: jsonObjects([...jsonList(json.notes), ...jsonList(json.comments)]).map(mealieStep),
    },
    {
      ingredients: lines.flatMap((line) => mealieLines(line, isWhole || isUnmeasured(line))),
      steps: instructions.length === 1 ? steps.flatMap(pastedSteps) : steps,
      picture,
    },
  );
}

const FACTS = [
  ...["name", "description", "orgURL", "orgUrl", "recipeCategory", "tags", "tools"],
  ...["prepTime", "performTime", "cookTime", "totalTime"],
];

/** SQLite writes 1, PostgreSQL true. */
function isUnmeasured(json: unknown): boolean {
  const flag = isJsonObject(json) && fieldOf(json, "disableAmount");
  return flag === true || flag === 1;
}

/** A step's title begins a section, its summary is its own. */
function headedStep(step: unknown): string[] {
  if (!isJsonObject(step)) return [mealieStep(step)];
  const { title, ...rest } = step;
  return [markedHeading(plainMarkdown(jsonText(title))), mealieStep(rest)];
}

function pastedSteps(text: string): string[] {
  if (isMarkedHeading(text)) return [text];
  const steps = GOES_ON.test(text) ? [] : splitSteps(text);
  return steps.length > 1 ? steps : [text];
}

const GOES_ON = /^(?:[\p{Ll}(]|\d{1,2} ?[-–] ?\d)/mu;

function fieldOf(json: JsonObject, name: string): unknown {
  return json[name] ?? json[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

function factIn(json: JsonObject, name: string): unknown {
  const seconds = jsonNumber(fieldOf(json, `${name}Seconds`));
  return fieldOf(json, name) || (seconds ? `${Math.ceil(seconds / 60)} min` : "");
}

function mealieStep(step: unknown): string {
  if (!isJsonObject(step)) return plainMarkdown(jsonText(step));
  const heading = [step.title, step.summary].map(jsonText).map(plainMarkdown).filter(Boolean);
  return [...heading, plainMarkdown(jsonText(step.text))].filter(Boolean).join(": ");
}

function yieldOf(json: JsonObject): string {
  const words = oneLine(jsonText(fieldOf(json, "recipeYield")));
  const servings = jsonNumber(fieldOf(json, "recipeServings"));
  const quantity = jsonNumber(fieldOf(json, "recipeYieldQuantity"));
  const made = quantity && !/^\d/.test(words) ? `${quantity} ${words}`.trim() : words;
  const isServings = /^(?:servings?|portions?)$/i.test(words);
  return servingsAndYield(servings ? String(servings) : "", servings && isServings ? "" : made);
}
