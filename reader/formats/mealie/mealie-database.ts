import type { ParsedPhoto, ParsedRecipe } from "../../parsed-recipe";
import { extractFolder, findPhotoByStem } from "../image-beside";
import type { FileContext } from "../parsed-file";
import { type JsonObject, jsonObjects, jsonText, sortByKey } from "../untyped-json";
import { createCookbookFinder } from "./mealie-cookbooks";
import { readMealie } from "./mealie-recipe";
import { rowsById, rowsByRecipe, toIdKey } from "./mealie-rows";

export function isMealieDatabase(json: JsonObject): boolean {
  return Array.isArray(json.recipes) && Array.isArray(json.recipes_ingredients);
}

export function* readMealieDatabase(
  json: JsonObject,
  context: FileContext,
): Generator<ParsedRecipe> {
  const rowsIn = (table: string) => rowsByRecipe(json[table]);
  const linksIn = (links: string, id: string, table: string) => {
    const [rows, named] = [rowsIn(links), rowsById(json[table])];
    const listIds = (recipe: string) => (rows.get(recipe) ?? []).map((row) => toIdKey(row[id]));
    return { listIds, listNames: (recipe: string) => listIds(recipe).map((key) => named.get(key)) };
  };
  const [lines, steps] = [rowsIn("recipes_ingredients"), rowsIn("recipe_instructions")];
  const [notes, comments] = [rowsIn("notes"), rowsIn("recipe_comments")];
  const settings = rowsIn("recipe_settings");
  const categories = linksIn("recipes_to_categories", "category_id", "categories");
  const tags = linksIn("recipes_to_tags", "tag_id", "tags");
  const tools = linksIn("recipes_to_tools", "tool_id", "tools");
  const [units, foods] = [rowsById(json.ingredient_units), rowsById(json.ingredient_foods)];
  const recipes = rowsById(json.recipes);
  const findCookbooks = createCookbookFinder(json.cookbooks);
  for (const recipe of jsonObjects(json.recipes)) {
    const id = toIdKey(recipe.id);
    const whole = {
      ...recipe,
      settings: settings.get(id)?.[0],
      recipeIngredient: sortByKey("position", lines.get(id)).map((line) => ({
        ...line,
        unit: units.get(toIdKey(line.unit_id)),
        food: foods.get(toIdKey(line.food_id)),
        referencedRecipe: recipes.get(toIdKey(line.referenced_recipe_id)),
      })),
      recipeInstructions: sortByKey("position", steps.get(id)),
      notes: notes.get(id),
      comments: comments.get(id),
      recipeCategory: categories.listNames(id),
      tags: tags.listNames(id),
      tools: tools.listNames(id),
    };
    const folders = findCookbooks({
      category: categories.listIds(id),
      tags: tags.listIds(id),
      tools: tools.listIds(id),
    });
    const read = readMealie(whole, context, findCover(jsonText(recipe.id), context));
    yield folders.length > 0 ? { ...read, folders } : read;
  }
}

const ID = /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/i;

function findCover(id: string, context: FileContext): ParsedPhoto[] {
  const dashed = id.replace(ID, "$1-$2-$3-$4-$5");
  const folder = `${extractFolder(context.name)}data/recipes/${dashed}/images`;
  const stems = [`${folder}/original`, `${folder}/min-original`];
  return stems.flatMap((stem) => findPhotoByStem(stem, context)).slice(0, 1);
}
