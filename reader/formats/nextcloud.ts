import type { ParsedRecipe } from "../parsed-recipe";
import { readNamedFields } from "./named-fields";
import type { FileContext } from "./parsed-file";
import { headedMarkdown } from "./plain-markdown";
import { isJsonObject, type JsonObject, jsonList, jsonObjects, jsonText } from "./untyped-json";

export function isNextcloud(json: JsonObject, { name }: FileContext): boolean {
  const isPlain = jsonObjects(json.recipeInstructions).length === 0;
  const isNamed = /(^|\/)recipe\.json$/i.test(name) || "printImage" in json;
  return isNamed && "recipeIngredient" in json && isPlain;
}

/** Nextcloud writes Markdown in the fields of JSON-LD. */
export function readNextcloud(json: JsonObject, place: FileContext): ParsedRecipe {
  const { recipeIngredient, recipeInstructions } = json;
  return readNamedFields(
    {
      ...json,
      recipeIngredient: plainItems(recipeIngredient),
      recipeInstructions: plainItems(recipeInstructions),
    },
    place,
  );
}

/** The items of a list, or of "{ 0: …, 2: … }", which is what PHP makes of one with gaps. */
function plainItems(value: unknown): string[] {
  const items = isJsonObject(value) ? Object.values(value) : jsonList(value);
  return (typeof value === "string" ? [value] : items.map(jsonText)).map(headedMarkdown);
}
