import { isMarkedHeading, markedHeading } from "../../marked-heading";
import { servingsAndYield } from "../../pages/json-ld/schema-yield";
import { splitSteps } from "../../pages/text/split-steps";
import type { ParsedPicture, ParsedRecipe } from "../../parsed-recipe";
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
export function readMealie(json: JsonObject, place: FileContext): ParsedRecipe {
  const isWhole = isJsonObject(json.settings) && fieldOf(json.settings, "disableAmount") === true;
  const lines = jsonList(fieldOf(json, "recipeIngredient"));
  return mealieRecipe(json, {
    ingredients: lines.flatMap((line) =>
      mealieLines(line, isWhole || (isJsonObject(line) && fieldOf(line, "disableAmount") === true)),
    ),
    steps: jsonList(fieldOf(json, "recipeInstructions")),
    notes: jsonObjects([...jsonList(json.notes), ...jsonList(json.comments)]),
    category: jsonList(fieldOf(json, "recipeCategory")).map(nameIn),
    tags: jsonList(json.tags).map(nameIn),
    tools: jsonList(json.tools).map(nameIn),
    picture: pictureBeside(place),
  });
}

interface Parts extends Record<"category" | "tags" | "tools", string[]> {
  ingredients: string[];
  steps: unknown[];
  notes: unknown[];
  picture: ParsedPicture | null;
}

const FACTS = "name,description,orgURL,orgUrl,prepTime,performTime,cookTime,totalTime".split(",");

export function mealieRecipe(
  json: JsonObject,
  { ingredients, steps, notes, picture, ...names }: Parts,
): ParsedRecipe {
  const all = steps.flatMap(headedStep).filter(Boolean);
  return recipeOfFields(
    {
      ...fieldTexts(FACTS.map((name) => [name, factIn(json, name)])),
      ...names,
      yield: [yieldOf(json)],
      tips: notes.map(mealieStep),
    },
    { ingredients, steps: steps.length === 1 ? all.flatMap(pastedSteps) : all, picture },
  );
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

function factIn(json: JsonObject, name: string): string {
  const seconds = jsonNumber(fieldOf(json, `${name}Seconds`));
  return jsonText(fieldOf(json, name)) || (seconds ? `${Math.ceil(seconds / 60)} min` : "");
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

function nameIn(value: unknown): string {
  return isJsonObject(value) ? jsonText(value.name) : jsonText(value);
}
