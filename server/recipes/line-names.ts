import type { IngredientName } from "#domain/ingredient-name";
import type { Db } from "../db/open";
import { listNamesOf } from "../ingredients/queries";
import type { Recipe } from "./queries";

/** What each line of a recipe may be called in a text: every name of the catalogue's, or its own. */
export async function listLineNames(
  db: Db,
  { ingredients, language }: Pick<Recipe, "ingredients" | "language">,
): Promise<IngredientName[][]> {
  const catalogued = await listNamesOf(
    db,
    ingredients.flatMap(({ ingredientId }) => ingredientId ?? []),
  );
  return ingredients.map(({ ingredientId, name }) =>
    ingredientId === null ? [{ text: name, language }] : (catalogued.get(ingredientId) ?? []),
  );
}
