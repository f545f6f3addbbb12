import { expect, test } from "vitest";
import { DEFAULT_FILTERS, type RecipeFilters } from "#domain/recipe/recipe-filters";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { follow } from "../../../tests/support/list-pages";
import { writeRecipe } from "../../../tests/support/recipes";
import { listRecipes } from "./listing";

test("a follower of several authors gets the newest recipes of all of them", async () => {
  const { db } = openTestDatabase();
  await follow(db, "charlie", "alice");
  await follow(db, "charlie", "bob");
  for (let count = 0; count < 20; count++) {
    for (const author of ["alice", "bob"] as const) {
      await writeRecipe(db, author, { title: `${author} ${count}`, visibility: "PROTECTED" });
    }
  }
  const filters: RecipeFilters = { ...DEFAULT_FILTERS, sources: ["followedBy"] };
  const { recipes } = await listRecipes(db, CAST.charlie, filters, null);
  expect(recipes.slice(0, 3).map(({ title }) => title)).toEqual(["bob 19", "alice 19", "bob 18"]);
  expect(recipes).toHaveLength(24);
});
