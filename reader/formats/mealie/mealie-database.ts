import type { ParsedRecipe } from "../../parsed-recipe";
import type { FileContext } from "../parsed-file";
import { folderOf, pictureNamed } from "../picture-beside";
import { type JsonObject, jsonNumber, jsonObjects, jsonText } from "../untyped-json";
import { mealieLines, type NamedThing } from "./mealie-ingredients";
import { mealieRecipe } from "./mealie-recipe";

export function isMealieDatabase(json: JsonObject): boolean {
  return Array.isArray(json.recipes) && Array.isArray(json.recipes_ingredients);
}

export function* readMealieDatabase(json: JsonObject, place: FileContext): Generator<ParsedRecipe> {
  const lines = rowsByRecipe(json.recipes_ingredients);
  const steps = rowsByRecipe(json.recipe_instructions);
  const notes = rowsByRecipe(json.notes);
  const comments = rowsByRecipe(json.recipe_comments);
  const settings = rowsByRecipe(json.recipe_settings);
  const categories = namesByRecipe(json.recipes_to_categories, "category_id", json.categories);
  const tags = namesByRecipe(json.recipes_to_tags, "tag_id", json.tags);
  const tools = namesByRecipe(json.recipes_to_tools, "tool_id", json.tools);
  const units = rowsById(json.ingredient_units);
  const foods = rowsById(json.ingredient_foods);
  const recipes = rowsById(json.recipes);
  for (const recipe of jsonObjects(json.recipes)) {
    const id = keyOf(recipe.id);
    const isWhole = isTrue(settings.get(id)?.[0]?.disable_amount);
    const namedBy = (rows: Map<string, JsonObject>, key: unknown): NamedThing =>
      rows.get(keyOf(key)) ?? null;
    yield mealieRecipe(recipe, {
      ingredients: inOrder(lines.get(id)).flatMap((line) =>
        mealieLines(
          line,
          isWhole,
          namedBy(units, line.unit_id),
          namedBy(foods, line.food_id) ?? namedBy(recipes, line.referenced_recipe_id),
        ),
      ),
      steps: inOrder(steps.get(id)),
      notes: [...(notes.get(id) ?? []), ...(comments.get(id) ?? [])],
      category: categories.get(id) ?? [],
      tags: tags.get(id) ?? [],
      tools: tools.get(id) ?? [],
      picture: pictureOf(jsonText(recipe.id), place),
    });
  }
}

/** A backup writes an id as its database keeps it, with dashes or without. */
function keyOf(id: unknown): string {
  return jsonText(id).replaceAll("-", "").toLowerCase();
}

function rowsByRecipe(table: unknown): Map<string, JsonObject[]> {
  const rows = new Map<string, JsonObject[]>();
  for (const row of jsonObjects(table)) {
    const id = keyOf(row.recipe_id ?? row.recipe);
    const known = rows.get(id);
    if (known) known.push(row);
    else rows.set(id, [row]);
  }
  return rows;
}

function rowsById(table: unknown): Map<string, JsonObject> {
  return new Map(jsonObjects(table).map((row) => [keyOf(row.id), row]));
}

function namesByRecipe(links: unknown, column: string, table: unknown): Map<string, string[]> {
  const named = rowsById(table);
  return new Map(
    [...rowsByRecipe(links)].map(([id, rows]) => [
      id,
      rows.map((row) => jsonText(named.get(keyOf(row[column]))?.name)),
    ]),
  );
}

function inOrder(rows: JsonObject[] = []): JsonObject[] {
  return rows.toSorted((a, b) => (jsonNumber(a.position) ?? 0) - (jsonNumber(b.position) ?? 0));
}

/** SQLite writes 1, PostgreSQL true. */
function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}

const DASHED = /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/i;

function pictureOf(id: string, place: FileContext) {
  const parts = DASHED.exec(id);
  const folder = `${folderOf(place.name)}data/recipes/${parts ? parts.slice(1).join("-") : id}/images`;
  return pictureNamed(`${folder}/original`, place) ?? pictureNamed(`${folder}/min-original`, place);
}
