import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { LOCALES } from "#domain/language/locales";
import { MAX_LINE_TEXT } from "#domain/recipe/recipe";
import { exportAccount } from "#server/features/export/export-account";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { listFixtureWords } from "../../../tests/support/fixture-lines";
import { readUpload } from "../../../tests/support/import-files";
import { recipeIn } from "../../../tests/support/parsed-recipes";
import { writeRecipe } from "../../../tests/support/recipes";

const LINES_A_RECIPE = 100;

test("an account export imports with the same words and amounts", async () => {
  const { db, files } = openTestDatabase();
  const content = {
    title: "Soupe <b>à l’oignon</b>",
    description: "Deux lignes.\nPas une.",
    yield: 4,
    preparationMinutes: 0,
    cookingMinutes: 60,
    cookingTemperature: 177,
    ovenWords: "350 °F",
    category: "ENTREE" as const,
    language: "fr" as const,
    visibility: "PUBLIC" as const,
    ingredients: [
      {
        name: "All-purpose flour",
        amount: { numerator: 4, denominator: 3 },
        unit: "CUP" as const,
        complement: "sifted",
      },
      { name: "Épices de Léa", amount: null, unit: "NONE" as const, complement: "" },
    ],
    steps: ["Faire suer.", "Mouiller."],
    tips: ["Le lendemain."],
    tags: ["Été", "vite fait"],
  };
  await writeRecipe(db, "alice", content);
  await writeRecipe(db, "alice", { title: "Rien qu’un titre" });
  await writeRecipe(db, "bob", { title: "À Bob" });
  const zip = await buffer(await exportAccount(db, files, CAST.alice, "en"));
  const { upload, entries } = await readUpload("popote.zip", zip);
  const { visibility: _, ...kept } = content;
  expect(upload.format).toBe("POPOTE");
  expect(entries).toMatchObject([
    {
      recipe: {
        ...kept,
        yield: "4",
        ingredients: [
          { ...content.ingredients[0], choice: expect.stringMatching(/^\d+:All-purpose flour$/) },
          { ...content.ingredients[1], choice: "declined:Épices de Léa" },
        ],
      },
    },
    { recipe: { title: "Rien qu’un titre", yield: "", ingredients: [], steps: [] } },
  ]);
});

test.each(LOCALES)("an account export has every line to the letter (%s)", async (language) => {
  const { db, files } = openTestDatabase();
  const all = listFixtureWords(language).filter((words) => words.length <= MAX_LINE_TEXT);
  for (let from = 0; from < all.length; from += LINES_A_RECIPE) {
    const ingredients = all.slice(from, from + LINES_A_RECIPE).map((text) => ({
      ...{ name: "Leek", text, complement: "" },
      ...{ amount: null, unit: "NONE" as const },
    }));
    await writeRecipe(db, "alice", { language, ingredients });
  }
  const zip = await buffer(await exportAccount(db, files, CAST.alice, "en"));
  const { entries } = await readUpload("popote.zip", zip);
  const lines = entries.flatMap((entry) => recipeIn(entry).ingredients);
  const words = lines.map((line) => (typeof line === "string" ? line : line.text));
  expect(words.toSorted()).toEqual(all.toSorted());
});
