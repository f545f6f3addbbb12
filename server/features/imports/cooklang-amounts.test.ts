import { expect, test } from "vitest";
import { scalePieces } from "#domain/line/scaled-pieces";
import { getRecipeWithFoods } from "#server/features/recipes/recipe-page";
import { showRecipe } from "#server/features/recipes/shown-lines";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { readUpload } from "../../../tests/support/import-files";
import { recipeIn, saveParsed } from "../../../tests/support/parsed-recipes";

const FRONT = "---\ntitle: Crumbs\nservings: 2\n---\n\n";

test.each([
  ["Mix @oil{60%ml} and @flour{100%g}.", ["Mix oil and flour."]],
  [
    "Mix @oil{60%ml} and @flour{100%g}.\n\nFry in @oil{20%ml}.",
    ["Mix oil (120 ml) and flour.", "Fry in oil (40 ml)."],
  ],
])("amounts that Cooklang has in the method scale: %s", async (method, expected) => {
  const { db } = openTestDatabase();
  const { entries } = await readUpload("crumbs.cook", FRONT + method);
  const id = await saveParsed(db, recipeIn(entries[0]));
  const recipe = await getRecipeWithFoods(db, CAST.alice, id, "en", null);
  const { steps, language } = showRecipe(recipe, { locale: "en" });
  const scaling = { ratio: { numerator: 4, denominator: 2 }, language };
  const texts = steps.map((step) =>
    typeof step === "string"
      ? step
      : step.map(([, pieces]) => scalePieces(pieces, scaling)).join(""),
  );
  expect(texts).toEqual(expected);
});
