import { namedCategory } from "../pages/json-ld/category-names";
import { asList } from "../pages/json-ld/node-values";
import { schemaRecipes } from "../pages/json-ld/schema-recipe";
import { hasContent } from "../pages/merge-recipes";
import type { ParsedRecipe } from "../parsed-recipe";
import { recipeLanguage } from "../recipe-language";
import { toolNames } from "./kitchen-tools";
import type { FileContext } from "./parsed-file";
import { headedMarkdown, plainMarkdown } from "./plain-markdown";
import { isJsonObject, type JsonObject, jsonText } from "./untyped-json";

export function isNextcloud(json: JsonObject, { name }: FileContext): boolean {
  return /(^|\/)recipe\.json$/i.test(name) || ("printImage" in json && "recipeIngredient" in json);
}

export function readNextcloud(json: JsonObject): ParsedRecipe[] {
  const { tools, tips } = toolNames(asList(plainItems(json.tool)).map(jsonText));
  return schemaRecipes(plainNextcloud(json), null)
    .filter(hasContent)
    .map((recipe) => ({
      ...recipe,
      category:
        namedCategory(json.recipeCategory, json.keywords, recipeLanguage(recipe)) ??
        recipe.category,
      tips: [...recipe.tips, ...tips],
      ...(tools ? { tools } : {}),
    }));
}

/** Nextcloud writes Markdown, numbers the items of lists, and times of 0 where nobody knows them. */
function plainNextcloud(json: JsonObject): JsonObject {
  const times = ["prepTime", "cookTime", "totalTime"].filter((key) => !isZero(json[key]));
  const { prepTime: _, cookTime: __, totalTime: ___, ...rest } = json;
  return {
    ...rest,
    ...Object.fromEntries(times.map((key) => [key, json[key]])),
    description: plainMarkdown(jsonText(json.description)),
    recipeIngredient: plainItems(json.recipeIngredient),
    recipeInstructions: withHeadings(plainItems(json.recipeInstructions)),
  };
}

function isZero(time: unknown): boolean {
  return typeof time === "string" && !/[1-9]/.test(time);
}

function plainItems(value: unknown): unknown {
  const items = isJsonObject(value) && !("@type" in value) ? numbered(value) : value;
  if (typeof items === "string") return headedMarkdown(items);
  if (!Array.isArray(items)) return items;
  return items.map((item) => (typeof item === "string" ? headedMarkdown(item) : item));
}

function withHeadings(items: unknown): unknown {
  if (!Array.isArray(items)) return items;
  const steps: unknown[] = [];
  let heading = "";
  for (const item of items) {
    const text = heading && typeof item === "string" ? `${heading}\n${item}` : item;
    heading = typeof text === "string" && /^.{1,60}:$/.test(text) ? text : "";
    if (!heading) steps.push(text);
  }
  return heading ? [...steps, heading] : steps;
}

/** The items of "{ 0: …, 2: … }", which is what PHP makes of a list with gaps. */
function numbered(value: JsonObject): unknown {
  return Object.keys(value).every((key) => /^\d{1,4}$/.test(key)) ? Object.values(value) : value;
}
