import type { ParsedRecipe } from "../parsed-recipe";
import { extractTexts } from "./json-texts";
import { restoreMarks } from "./kept-marks";
import { readLabelledFields } from "./named-fields";
import type { FileContext } from "./parsed-file";
import { stripKeepingHeadings } from "./plain-markdown";
import { type JsonObject, jsonObjects } from "./untyped-json";

export function isNextcloud(json: JsonObject, { name }: FileContext): boolean {
  const isPlain = jsonObjects(json.recipeInstructions).length === 0;
  const isNamed = /(^|\/)recipe\.json$/i.test(name) || "printImage" in json;
  return isNamed && "recipeIngredient" in json && isPlain;
}

/** Nextcloud writes Markdown in JSON-LD fields. */
export function readNextcloud(json: JsonObject, context: FileContext): ParsedRecipe {
  const [recipeIngredient, recipeInstructions] = [
    json.recipeIngredient,
    json.recipeInstructions,
  ].map((value) => extractTexts(value).map(stripKeepingHeadings));
  const recipe = readLabelledFields(
    { ...withoutType(json), recipeIngredient, recipeInstructions },
    context,
  );
  return { ...recipe, steps: restoreMarks(recipe.steps, extractTexts(json.recipeInstructions)) };
}

/** "@type" would be read as a category. */
function withoutType({ "@type": _, ...json }: JsonObject): JsonObject {
  return json;
}
