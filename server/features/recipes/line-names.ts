import type { IngredientName } from "#domain/ingredient/ingredient-name";
import { findFoodText, type LineFood } from "#domain/recipe/line-foods";
import type { Db } from "../../platform/db/open";
import { remember } from "../../platform/remember";
import { listNamesById } from "../ingredients/queries";
import type { Recipe } from "./queries";

/** Of several thousand lines. */
const MAX_BYTES = 512 * 1024;

const findText = remember(MAX_BYTES, findFoodText);

type RecipeLines = Pick<Recipe, "ingredients" | "language">;

export async function listLineNames(
  db: Db,
  { ingredients, language }: RecipeLines,
): Promise<IngredientName[][]> {
  const catalogued = await listNamesById(
    db,
    ingredients.flatMap(({ ingredientId }) => ingredientId ?? []),
  );
  return ingredients.map(({ ingredientId, name }) =>
    ingredientId === null ? [{ text: name, language }] : (catalogued.get(ingredientId) ?? []),
  );
}

export async function listLineFoods(db: Db, recipe: RecipeLines): Promise<LineFood[]> {
  const lineNames = await listLineNames(db, recipe);
  return recipe.ingredients.map(({ ingredientId, name, text, complement }, line) => {
    const words = text || complement;
    if (ingredientId === null) return { words, foodText: name, names: [] };
    const all = lineNames[line] ?? [];
    const names = all.flatMap((each) => (each.language === recipe.language ? [each.text] : []));
    const written = all.map((each) => each.text);
    return { words, foodText: text ? findText(text, written) : (names[0] ?? ""), names };
  });
}
