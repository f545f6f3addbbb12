import { isMarkedHeading, markHeading } from "../../marked-heading";
import { combineYield } from "../../pages/json-ld/schema-yield";
import { splitSteps } from "../../pages/text/split-steps";
import type { ParsedRecipe } from "../../parsed-recipe";
import { createPhotoMarks, removeMarks, settleMarks } from "../../photo-marks";
import { keepCategoriesAsTags } from "../../tags";
import { buildRecipe } from "../build-recipe";
import { findPhotoBeside } from "../image-beside";
import { restoreMarks } from "../kept-marks";
import { collectFieldTexts } from "../named-fields";
import type { FileContext } from "../parsed-file";
import { stripMarkdown, toOneLine } from "../plain-markdown";
import {
  isJsonObject,
  type JsonObject,
  jsonList,
  jsonName,
  jsonNumber,
  jsonObjects,
  jsonText,
} from "../untyped-json";
import { readMealieLines } from "./mealie-ingredients";
import { markMealiePhotos } from "./mealie-photos";

export function isMealie(json: JsonObject): boolean {
  return (
    typeof json.name === "string" &&
    typeof json.slug === "string" &&
    !("@type" in json) &&
    Array.isArray(readField(json, "recipeIngredient"))
  );
}

/** Reads a Mealie recipe (https://mealie.io); versions spell the field names differently. */
export function readMealie(
  json: JsonObject,
  context: FileContext,
  photos = findPhotoBeside(context),
): ParsedRecipe {
  const lines = jsonList(readField(json, "recipeIngredient"));
  const isWhole = isUnmeasured(json.settings);
  const marks = createPhotoMarks();
  const mark = (step: unknown) => markMealiePhotos(step, marks, context);
  const instructions = jsonList(readField(json, "recipeInstructions")).map(mark);
  const steps = instructions.flatMap(splitStepHeading).map(settleMarks).filter(Boolean);
  const notes = jsonObjects([...jsonList(json.notes), ...jsonList(json.comments)]).map(mark);
  const recipe = buildRecipe(
    {
      ...keepCategoriesAsTags(collectFieldTexts(FACTS.map((name) => [name, factIn(json, name)]))),
      yield: [formatYield(json)],
      tips: restoreMarks(notes.map(mealieStep).map(removeMarks), notes.map(stepText)),
    },
    {
      ingredients: lines.flatMap((line) => readMealieLines(line, isWhole || isUnmeasured(line))),
      steps: instructions.length === 1 ? steps.flatMap(splitPastedStep) : steps,
      photos,
    },
  );
  const placed = marks.place(recipe);
  const uses = jsonObjects(lines)
    .map(({ referencedRecipe }) => jsonName(referencedRecipe, false))
    .filter(Boolean);
  return {
    ...placed,
    ...(uses.length > 0 && { uses }),
    steps: restoreMarks(placed.steps, instructions.map(stepText)),
  };
}

const FACTS = [
  ...["name", "description", "orgURL", "orgUrl", "recipeCategory", "tags", "tools"],
  ...["prepTime", "performTime", "cookTime", "totalTime"],
];

/** SQLite writes 1, PostgreSQL true. */
function isUnmeasured(json: unknown): boolean {
  const flag = isJsonObject(json) && readField(json, "disableAmount");
  return flag === true || flag === 1;
}

function splitStepHeading(step: unknown): string[] {
  if (!isJsonObject(step)) return [mealieStep(step)];
  const { title, ...rest } = step;
  return [markHeading(stripMarkdown(jsonText(title))), mealieStep(rest)];
}

function splitPastedStep(text: string): string[] {
  if (isMarkedHeading(text)) return [text];
  const steps = GOES_ON.test(text) ? [] : splitSteps(text);
  return steps.length > 1 ? steps : [text];
}

const GOES_ON = /^(?:[\p{Ll}(]|\d{1,2} ?[-–] ?\d)/mu;

function readField(json: JsonObject, name: string): unknown {
  return json[name] ?? json[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

function factIn(json: JsonObject, name: string): unknown {
  const seconds = jsonNumber(readField(json, `${name}Seconds`));
  return readField(json, name) || (seconds ? `${Math.ceil(seconds / 60)} min` : "");
}

function stepText(step: unknown): string {
  return removeMarks(jsonText(isJsonObject(step) ? step.text : step));
}

function mealieStep(step: unknown): string {
  if (!isJsonObject(step)) return stripMarkdown(jsonText(step));
  const heading = [step.title, step.summary].map(jsonText).map(stripMarkdown).filter(Boolean);
  return [...heading, stripMarkdown(jsonText(step.text))].filter(Boolean).join(": ");
}

function formatYield(json: JsonObject): string {
  const words = toOneLine(jsonText(readField(json, "recipeYield")));
  const servings = jsonNumber(readField(json, "recipeServings"));
  const quantity = jsonNumber(readField(json, "recipeYieldQuantity"));
  const made = quantity && !/^\d/.test(words) ? `${quantity} ${words}`.trim() : words;
  const isServings = /^(?:servings?|portions?)$/i.test(words);
  return combineYield(servings ? String(servings) : "", servings && isServings ? "" : made);
}
