import { expect, test } from "vitest";
import type { Locale } from "#domain/language/locales";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { exportRecipe } from "#server/features/export/export-recipe";
import { getRecipe, type Recipe } from "#server/features/recipes/queries";
import cooks from "#server/operations/demo/cooks.json";
import { readDemoRecipes } from "#server/operations/demo/recipes";
import type { Db } from "#server/platform/db/open";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { readUpload } from "../../../tests/support/import-files";
import { recipeIn, saveParsed } from "../../../tests/support/parsed-recipes";
import { writeRecipe } from "../../../tests/support/recipes";

const SOURCES = ["", "https://example.com/recipe?id=1", "Grandmother’s book, page 12"];

async function readRecipes(db: Db) {
  const recipes = await readDemoRecipes(db);
  return recipes.map(({ username, content }, at) => ({
    ...content,
    source: SOURCES[at % 3] ?? "",
    language: cooks.find((cook) => cook.username === username)?.locale as Locale,
  }));
}

/** A file without a source names the recipe's author or URL instead. */
function pickContent(recipe: Recipe, hasSource: boolean) {
  const { title, description, source, language, category, steps, tips, headings } = recipe;
  const { preparationMinutes, cookingMinutes, cookingTemperature } = recipe;
  const content = { title, description, language, category, steps, tips, headings };
  const facts = { preparationMinutes, cookingMinutes, cookingTemperature, yield: recipe.yield };
  const order = recipe.ingredients.map(
    ({ name, ingredientId }) => ingredientId ?? name.toLowerCase(),
  );
  const whole = { ...content, ...facts, order, ...(hasSource ? { source } : {}) };
  return JSON.parse(JSON.stringify(whole).replaceAll("\u00a0", " "));
}

test.each(RECIPE_FORMATS)(
  "the demo's recipes are exported as %s and imported in the same order",
  async (format) => {
    const { db } = openTestDatabase();
    const context = { viewer: CAST.alice, origin: "https://popote.example" };
    const recipes = await readRecipes(db);
    expect(recipes).toHaveLength(30);
    for (const recipe of recipes) {
      const id = await writeRecipe(db, "alice", recipe);
      const locale = recipe.language === "fr" ? ("fr" as const) : ("en" as const);
      const { name, body } = await exportRecipe(db, { ...context, locale }, id, format);
      const { entries } = await readUpload(name, body);
      expect(entries).toHaveLength(1);
      const copy = await saveParsed(db, recipeIn(entries[0]));
      const [original, read] = [
        await getRecipe(db, CAST.alice, id, "en"),
        await getRecipe(db, CAST.alice, copy, "en"),
      ];
      const hasSource = original.source !== "";
      expect(pickContent(read, hasSource)).toEqual(pickContent(original, hasSource));
      for (const [at, { amount, unit }] of original.ingredients.entries())
        if (amount) expect(read.ingredients[at]).toMatchObject({ amount, unit });
    }
  },
);
