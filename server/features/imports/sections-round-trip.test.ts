import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { cleanLine } from "#domain/text/text";
import { createBlankRecipe, type ParsedRecipe } from "#reader/parsed-recipe";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { getCookbook } from "#server/features/cookbooks/queries";
import { exportAccount } from "#server/features/export/export-account";
import { exportCookbook } from "#server/features/export/export-cookbook";
import { exportRecipe } from "#server/features/export/export-recipe";
import { CAST } from "../../../tests/support/cast";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { openTestDatabase } from "../../../tests/support/database";
import { readUpload } from "../../../tests/support/import-files";
import { loadTexts, recipeIn, saveParsed } from "../../../tests/support/parsed-recipes";

const FIXTURES = path.resolve("tests/fixtures/ingredient-lines");
/** Tests one line in six of 3,000, because each costs a catalogue lookup. */
const ONE_OF = 6;
const LINES_A_RECIPE = 50;

const WRITTEN = {
  en: {
    title: "Lemon cake",
    first: "# For the cake",
    second: "# For the glaze: 2 ways",
    lines: ["a knob of butter", "4 large eggs", "caster sugar"],
    steps: [
      "# The day before",
      "Beat the butter with the caster sugar, then add the eggs.",
      "Bake for 40 minutes at 180 °C.",
      "# Glaze",
      "Glaze the cake, and let it rest.",
    ],
  },
  fr: {
    title: "Gâteau au citron",
    first: "# Pour le gâteau",
    second: "# Pour le glaçage (facultatif)",
    lines: ["une noix de beurre", "4 gros œufs", "2 c. à s. de sucre en poudre"],
    steps: [
      "# Préparation",
      "Battre le beurre et le sucre, puis ajouter les œufs.",
      "Cuire 40 minutes à 180 °C.",
      "# Glaçage",
      "Glacer le gâteau et laisser reposer.",
    ],
  },
};

type Spoken = keyof typeof WRITTEN;

const FILES = RECIPE_FORMATS.flatMap((format) => [
  { format, language: "en" as const },
  { format, language: "fr" as const },
]);

function realRecipes(language: Spoken): ParsedRecipe[] {
  const lines = readdirSync(FIXTURES)
    .filter((name) => name.startsWith(`${language}-`))
    .flatMap((name) => readFileSync(path.join(FIXTURES, name), "utf8").trim().split("\n").slice(1))
    .filter((_, at) => at % ONE_OF === 0)
    .map((row) => cleanLine(row.split("\t")[0] ?? ""))
    .filter((line) => /^[\p{L}\p{N}(]/u.test(line) && !/:$|\(\(/.test(line));
  return Array.from({ length: Math.ceil(lines.length / LINES_A_RECIPE) }, (_, at) =>
    buildRecipe(language, lines.slice(at * LINES_A_RECIPE, (at + 1) * LINES_A_RECIPE), at),
  );
}

function buildRecipe(language: Spoken, real: string[] = [], number = 0): ParsedRecipe {
  const { title, first, second, lines, steps } = WRITTEN[language];
  const half = Math.floor(real.length / 2);
  return {
    ...createBlankRecipe(`${title} ${number + 1}`),
    language,
    ingredients: [first, ...lines, ...real.slice(0, half), second, ...lines, ...real.slice(half)],
    steps,
  };
}

test.each(FILES)(
  "recipes of two sections export as $format in $language and import unchanged",
  async ({ format, language }) => {
    const { db } = openTestDatabase();
    for (const parsed of realRecipes(language)) {
      const id = await saveParsed(db, parsed);
      const { title, ingredients, steps } = parsed;
      const context = { viewer: CAST.alice, locale: language, origin: "https://popote.example" };
      const { name, body } = await exportRecipe(db, context, id, format);
      const { entries } = await readUpload(name, body);
      expect(entries).toHaveLength(1);
      const copy = await saveParsed(db, recipeIn(entries[0]));
      expect(await loadTexts(db, id)).toEqual({ title, ingredients, steps });
      expect(await loadTexts(db, copy)).toEqual({ title, ingredients, steps });
    }
  },
);

test.each(RECIPE_FORMATS)("a cookbook as %s keeps the sections of its recipes", async (format) => {
  const { db, files } = openTestDatabase();
  const bookId = await makeCookbook(db, "alice", { name: "Cakes" });
  const originals = [buildRecipe("en"), buildRecipe("fr")];
  for (const parsed of originals) {
    await addRecipeToCookbook(db, CAST.alice, bookId, await saveParsed(db, parsed));
  }
  const context = { viewer: CAST.alice, locale: "en" as const, origin: "https://popote.example" };
  const book = await getCookbook(db, CAST.alice, bookId);
  const file = await exportCookbook(db, files, context, book, format);
  const { entries } = await readUpload(file.name, await buffer(file.body));
  const read = await Promise.all(
    entries.map(async (entry) => loadTexts(db, await saveParsed(db, recipeIn(entry)))),
  );
  const inOrder = read.toSorted((a, b) => a.title.localeCompare(b.title));
  expect(inOrder).toEqual(
    [originals[1], originals[0]].map((each) => ({
      title: each?.title,
      ingredients: each?.ingredients,
      steps: each?.steps,
    })),
  );
});

test.each(["en", "fr"] as const)("an account export keeps the sections in %s", async (language) => {
  const { db, files } = openTestDatabase();
  const parsed = buildRecipe(language);
  const id = await saveParsed(db, parsed);
  const zip = await buffer(await exportAccount(db, files, CAST.alice, language));
  const { entries } = await readUpload("popote.zip", zip);
  expect(entries).toHaveLength(1);
  const copy = await saveParsed(db, recipeIn(entries[0]));
  expect(await loadTexts(db, copy)).toEqual(await loadTexts(db, id));
});
