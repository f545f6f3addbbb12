import type { IngredientName } from "#domain/ingredient/ingredient-name";
import type { Db } from "../../platform/db/open";
import { listNamesById } from "../ingredients/queries";
import type { Recipe } from "./queries";

export async function listLineNames(
  db: Db,
  { ingredients, language }: Pick<Recipe, "ingredients" | "language">,
): Promise<IngredientName[][]> {
  const catalogued = await listNamesById(
    db,
    ingredients.flatMap(({ ingredientId }) => ingredientId ?? []),
  );
  return ingredients.map(({ ingredientId, name }) =>
    ingredientId === null ? [{ text: name, language }] : (catalogued.get(ingredientId) ?? []),
  );
}
