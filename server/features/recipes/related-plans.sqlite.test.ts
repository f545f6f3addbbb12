import { expect, test } from "vitest";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { openTestDatabase } from "../../../tests/support/database";
import { explainQueries } from "../../../tests/support/query-plans";
import { writeRecipe } from "../../../tests/support/recipes";
import { getRecipe } from "./queries";
import { listSimilar } from "./related-queries";

function soup(foods: string[], more: Partial<RecipeContent> = {}): Partial<RecipeContent> {
  const ingredients = foods.map((name) => ({
    name,
    amount: null,
    unit: "NONE" as const,
    complement: "",
  }));
  return { category: "ENTREE", visibility: "PUBLIC", ingredients, ...more };
}

test("similar recipes are found by the newest lines of each food, however many there are", async () => {
  const world = openTestDatabase();
  const id = await writeRecipe(world.db, "alice", soup(["Leek", "Potato", "Egg"]));
  for (let count = 0; count < 20; count++)
    await writeRecipe(world.db, "bob", soup(["Leek", "Potato"]));
  const recipe = await getRecipe(world.db, null, id, "en");
  const plans = await explainQueries(world, (db) => listSimilar(db, null, recipe));
  expect(plans).toHaveLength(1);
  expect(plans[0]?.match(/INDEX recipe_ingredients_using/g)).toHaveLength(3);
  expect(plans[0]).toContain("SEARCH recipes USING INTEGER PRIMARY KEY");
  expect(plans[0]).not.toMatch(/SCAN (recipes|recipe_ingredients)\b/);
});
