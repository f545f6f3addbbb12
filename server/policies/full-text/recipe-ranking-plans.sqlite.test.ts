import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { explainQueries } from "../../../tests/support/query-plans";
import { writeRecipe } from "../../../tests/support/recipes";
import { parseQuery } from "./query";
import { searchRecipes } from "./recipe-ranking";

const PAGE = { after: null, limit: 24 };

/** Scans are allowed only for the few suspended accounts. */
const THROUGH_A_TABLE = /SCAN (?!wanted|suspended USING COVERING INDEX)/;

test("readable recipes are found by author and cookbook without scanning all recipes", async () => {
  const opened = openTestDatabase();
  await writeRecipe(opened.db, "alice", { title: "Leek", visibility: "PROTECTED" });
  const query = await parseQuery(opened.db, "leek");
  const plans = await explainQueries(opened, (db) => searchRecipes(db, CAST.bob, query, PAGE));
  const [reading] = plans.filter((plan) => plan.includes("other_recipe_words_content"));
  expect(reading).toContain("SEARCH recipes USING INTEGER PRIMARY KEY");
  expect(reading).not.toMatch(THROUGH_A_TABLE);
});
