import type { ParsedImage, ParsedRecipe } from "../../parsed-recipe";
import { extractFolder, findImageByStem } from "../image-beside";
import type { FileContext } from "../parsed-file";
import { type JsonObject, jsonObjects, jsonText, sortByKey } from "../untyped-json";
import { readMealie } from "./mealie-recipe";

export function isMealieDatabase(json: JsonObject): boolean {
  return Array.isArray(json.recipes) && Array.isArray(json.recipes_ingredients);
}

export function* readMealieDatabase(
  json: JsonObject,
  context: FileContext,
): Generator<ParsedRecipe> {
  const rowsIn = (table: string) => rowsByRecipe(json[table]);
  const namesIn = (links: string, id: string, table: string) => {
    const [rows, named] = [rowsIn(links), rowsById(json[table])];
    return (recipe: string) => (rows.get(recipe) ?? []).map((row) => named.get(toIdKey(row[id])));
  };
  const [lines, steps] = [rowsIn("recipes_ingredients"), rowsIn("recipe_instructions")];
  const [notes, comments] = [rowsIn("notes"), rowsIn("recipe_comments")];
  const settings = rowsIn("recipe_settings");
  const categories = namesIn("recipes_to_categories", "category_id", "categories");
  const tags = namesIn("recipes_to_tags", "tag_id", "tags");
  const tools = namesIn("recipes_to_tools", "tool_id", "tools");
  const [units, foods] = [rowsById(json.ingredient_units), rowsById(json.ingredient_foods)];
  const recipes = rowsById(json.recipes);
  for (const recipe of jsonObjects(json.recipes)) {
    const id = toIdKey(recipe.id);
    const whole = {
      ...recipe,
      settings: settings.get(id)?.[0],
      recipeIngredient: sortByKey("position", lines.get(id)).map((line) => ({
        ...line,
        unit: units.get(toIdKey(line.unit_id)),
        food: foods.get(toIdKey(line.food_id)) ?? recipes.get(toIdKey(line.referenced_recipe_id)),
      })),
      recipeInstructions: sortByKey("position", steps.get(id)),
      notes: notes.get(id),
      comments: comments.get(id),
      recipeCategory: categories(id),
      tags: tags(id),
      tools: tools(id),
    };
    yield readMealie(whole, context, findImage(jsonText(recipe.id), context));
  }
}

/** Backups write ids as their database does, with or without dashes. */
function toIdKey(id: unknown): string {
  return jsonText(id).replaceAll("-", "").toLowerCase();
}

function rowsByRecipe(table: unknown): Map<string, JsonObject[]> {
  const rows = new Map<string, JsonObject[]>();
  for (const row of jsonObjects(table)) {
    const id = toIdKey(row.recipe_id ?? row.recipe);
    if (!rows.has(id)) rows.set(id, []);
    rows.get(id)?.push(row);
  }
  return rows;
}

function rowsById(table: unknown): Map<string, JsonObject> {
  return new Map(jsonObjects(table).map((row) => [toIdKey(row.id), row]));
}

const ID = /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/i;

function findImage(id: string, context: FileContext): ParsedImage | null {
  const dashed = id.replace(ID, "$1-$2-$3-$4-$5");
  const folder = `${extractFolder(context.name)}data/recipes/${dashed}/images`;
  return (
    findImageByStem(`${folder}/original`, context) ??
    findImageByStem(`${folder}/min-original`, context)
  );
}
