import { readTimeUnits } from "#domain/time/time-units";
import { isMarkedHeading, markHeading } from "../marked-heading";
import { MAX_TEXT } from "../pages/reading-limits";
import type { ParsedRecipe } from "../parsed-recipe";
import { buildRecipe } from "./build-recipe";
import { findPhotoBeside } from "./image-beside";
import { formatIngredientLine } from "./ingredient-line-text";
import { restoreMarks } from "./kept-marks";
import { splitMethod } from "./method-text";
import { collectFieldTexts } from "./named-fields";
import type { FileContext } from "./parsed-file";
import { stripKeepingHeadings, toOneLine } from "./plain-markdown";
import {
  isJsonObject,
  type JsonObject,
  jsonName,
  jsonNumber,
  jsonObjects,
  jsonText,
  sortByKey,
} from "./untyped-json";

export function isTandoor(json: JsonObject): boolean {
  return (
    typeof json.name === "string" &&
    ("working_time" in json || "waiting_time" in json || "servings_text" in json) &&
    jsonObjects(json.steps).every((step) => "instruction" in step || "ingredients" in step)
  );
}

/** Reads a Tandoor recipe (https://tandoor.dev). */
export function readTandoor(json: JsonObject, context: FileContext): ParsedRecipe {
  const steps = sortByKey("order", json.steps).flatMap(expandStepRecipe);
  const read = steps.map(readStepTexts);
  const marked = steps.map(({ instruction }) => jsonText(instruction));
  const { name, description, source_url, working_time, waiting_time } = json;
  const facts = { name, description, source_url, prep: working_time, cook: waiting_time };
  return buildRecipe(
    {
      ...collectFieldTexts(Object.entries(facts)),
      yield: [formatYield(json)],
      tags: jsonObjects(json.keywords).map(({ name }) => jsonText(name)),
      tips: restoreMarks(
        read.flatMap((each) => each.tips),
        marked,
      ),
    },
    {
      ingredients: steps.flatMap((step) => addStepHeading(step, steps.length)).filter(Boolean),
      steps: restoreMarks(
        read.flatMap((each) => each.steps),
        marked,
      ),
      photos: findPhotoBeside(context),
    },
  );
}

function formatYield(json: JsonObject): string {
  const servings = jsonNumber(json.servings);
  const words = toOneLine(jsonText(json.servings_text));
  if (!servings || /\d/.test(words)) return words;
  return `${servings} ${words}`.trim();
}

/** A step may be another recipe, which Tandoor shows in its place under its name. */
function expandStepRecipe(step: JsonObject): JsonObject[] {
  const recipe = step.step_recipe_data;
  if (!isJsonObject(recipe)) return [step];
  const [first = {}, ...others] = sortByKey("order", recipe.steps);
  const name = [recipe.name, first.name].map(jsonText).filter(Boolean).join(": ");
  return [step, { ...first, name, show_as_header: true }, ...others];
}

function addStepHeading(step: JsonObject, count: number): string[] {
  const lines = formatLines(step);
  const isBare = lines.length > 0 && !isMarkedHeading(lines[0] ?? "");
  const isHeaded = step.show_as_header === true && count > 1 && isBare;
  return isHeaded ? [markHeading(jsonText(step.name)), ...lines] : lines;
}

function formatLines(step: JsonObject): string[] {
  return sortByKey("order", step.ingredients).map(formatLine);
}

function formatLine(line: JsonObject): string {
  const note = jsonText(line.note);
  if (line.is_header === true) return markHeading(note);
  const amount = line.no_amount === true ? null : jsonNumber(line.amount);
  const original = toOneLine(jsonText(line.original_text));
  if (!amount && original && line.no_amount !== true) return original;
  const isPlural = (amount ?? 0) > 1;
  const unit = amount ? jsonName(line.unit, isPlural || line.always_use_plural_unit === true) : "";
  const name = jsonName(line.food, isPlural || line.always_use_plural_food === true);
  return formatIngredientLine({ quantity: amount, unit, name, note }) || original;
}

function readStepTexts(step: JsonObject): { steps: string[]; tips: string[] } {
  const { steps, tips } = splitMethod(
    stripKeepingHeadings(fillTemplate(jsonText(step.instruction), step)),
  );
  const name = toOneLine(jsonText(step.name));
  const minutes = jsonNumber(step.time);
  const time = minutes && !steps.some((text) => SAYS_TIME.test(text)) ? `${minutes} min` : "";
  if (steps.every(isMarkedHeading))
    return { steps: [...(name ? [[name, time].filter(Boolean).join(": ")] : []), ...steps], tips };
  const last = steps.length - 1;
  const texts = steps.map((text, at) => (at === last && time ? `${text} (${time})` : text));
  if (step.show_as_header === false && name && !isMarkedHeading(texts[0] ?? ""))
    return { steps: [`${name}: ${texts[0]}`, ...texts.slice(1)], tips };
  return { steps: [markHeading(name), ...texts].filter(Boolean), tips };
}

const UNITS = [...readTimeUnits(["time"])].flatMap(([word, { name }]) =>
  ["hour", "minute", "second"].includes(name) ? [word] : [],
);
const SAYS_TIME = new RegExp(`\\d[\\s-]?(?:${UNITS.join("|")})(?!\\p{L})`, "iu");

const MAX_INSIDE = 500;

function fillTemplate(instruction: string, step: JsonObject): string {
  const lines = formatLines(step).map((line) => line.slice(0, MAX_INSIDE));
  return instruction
    .slice(0, MAX_TEXT)
    .replace(/\{\{\s{0,9}ingredients\[(\d{1,3})\]\s{0,9}\}\}/g, (_, at) => lines[Number(at)] ?? "")
    .replace(/\{\{\s{0,9}scale\(([\d.,]{1,20})\)\s{0,9}\}\}/g, "$1");
}
