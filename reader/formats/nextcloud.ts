import { categoryOf } from "../pages/json-ld/category-names";
import { listed } from "../pages/json-ld/node-values";
import { recipesIn } from "../pages/json-ld/schema-recipe";
import { saysSomething } from "../pages/merge-recipes";
import type { ParsedRecipe } from "../parsed-recipe";
import { languageOf } from "../recipe-language";
import type { Place } from "./parsed-file";
import { headedMarkdown, plainMarkdown } from "./plain-markdown";
import { toolsOf } from "./tool-names";
import { isJson, type Json, textOf } from "./untyped-json";

/** Whether this is a recipe as Nextcloud Cookbook keeps it, schema.org's in a folder of its own. */
export function isNextcloud(json: Json, { name }: Place): boolean {
  return /(^|\/)recipe\.json$/i.test(name) || ("printImage" in json && "recipeIngredient" in json);
}

/** A recipe of Nextcloud Cookbook, in a list; [] where it says nothing. */
export function readNextcloud(json: Json): ParsedRecipe[] {
  const { tools, tips } = toolsOf(listed(plainItems(json.tool)).map(textOf));
  return recipesIn(plainNextcloud(json), null)
    .filter(saysSomething)
    .map((recipe) => ({
      ...recipe,
      category:
        categoryOf(json.recipeCategory, json.keywords, languageOf(recipe)) ?? recipe.category,
      tips: [...recipe.tips, ...tips],
      ...(tools ? { tools } : {}),
    }));
}

/**
 * The same as other programs write schema.org's recipes: without Markdown, with lists where Nextcloud
 * numbered their items, and without the times of 0 that it gives a recipe whose times nobody knows.
 */
function plainNextcloud(json: Json): Json {
  const times = ["prepTime", "cookTime", "totalTime"].filter((key) => !isZero(json[key]));
  const { prepTime: _, cookTime: __, totalTime: ___, ...rest } = json;
  return {
    ...rest,
    ...Object.fromEntries(times.map((key) => [key, json[key]])),
    description: plainMarkdown(textOf(json.description)),
    recipeIngredient: plainItems(json.recipeIngredient),
    recipeInstructions: withHeadings(plainItems(json.recipeInstructions)),
  };
}

function isZero(time: unknown): boolean {
  return typeof time === "string" && !/[1-9]/.test(time);
}

function plainItems(value: unknown): unknown {
  const items = isJson(value) && !("@type" in value) ? numbered(value) : value;
  if (typeof items === "string") return headedMarkdown(items);
  if (!Array.isArray(items)) return items;
  return items.map((item) => (typeof item === "string" ? headedMarkdown(item) : item));
}

/** A heading that is a step of its own is the first line of the next. */
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
function numbered(value: Json): unknown {
  return Object.keys(value).every((key) => /^\d{1,4}$/.test(key)) ? Object.values(value) : value;
}
