import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { headingText, withHeadings } from "#domain/headings";
import type { Language } from "#domain/languages";
import { RECIPE_FORMATS } from "#domain/recipe-format";
import { recipeSchema } from "#domain/recipe-schema";
import { cleanLine } from "#domain/text";
import { blankRecipe, type ParsedRecipe } from "#reader/parsed-recipe";
import { exportRecipe } from "#server/export/export-recipe";
import { getRecipe } from "#server/recipes/queries";
import { CAST } from "../../tests/support/cast";
import { foundIn } from "../../tests/support/import-files";
import { writeRecipe } from "../../tests/support/recipes";
import { openTestDatabase } from "../../tests/support/server";
import type { Db } from "../db/open";
import { fitRecipe } from "./fit-recipe";

const FIXTURES = path.resolve("tests/fixtures/ingredient-lines");
/** Of 3,000: each costs a look into the catalogue. */
const ONE_OF = 6;
const LINES_A_RECIPE = 50;

/** Two sections of real lines each, in the words of cooks. */
function recipesOf(language: "en" | "fr"): ParsedRecipe[] {
  const lines = readdirSync(FIXTURES)
    .filter((name) => name.startsWith(`${language}-`))
    .flatMap((name) => readFileSync(path.join(FIXTURES, name), "utf8").trim().split("\n").slice(1))
    .map((row) => row.split("\t")[0] ?? "")
    .map(cleanLine)
    .filter((_, at) => at % ONE_OF === 0)
    .filter((line) => /^[\p{L}\p{N}(]/u.test(line) && !/:$|\(\(/.test(line));
  const written = WRITTEN[language];
  const recipes: ParsedRecipe[] = [];
  for (let at = 0; at < lines.length; at += LINES_A_RECIPE) {
    const some = lines.slice(at, at + LINES_A_RECIPE);
    const half = Math.ceil(some.length / 2);
    recipes.push({
      ...blankRecipe(`${written.title} ${recipes.length + 1}`),
      language,
      ingredients: [
        written.first,
        ...some.slice(0, half),
        ...written.lines,
        written.second,
        ...some.slice(half),
      ],
      steps: written.steps,
    });
  }
  return recipes;
}

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
} satisfies Partial<Record<Language, object>>;

async function save(db: Db, parsed: ParsedRecipe): Promise<number> {
  const { values } = await fitRecipe(db, parsed, "en");
  const content = recipeSchema.parse({ ...values, category: undefined });
  return writeRecipe(db, "alice", content);
}

async function readableOf(db: Db, id: number) {
  const { title, language, headings, ...recipe } = await getRecipe(db, CAST.alice, id, "en");
  return {
    title,
    language,
    ingredients: withHeadings(
      recipe.ingredients.map(({ text }) => text),
      headings.ingredients,
      headingText,
    ),
    steps: withHeadings(recipe.steps, headings.steps, headingText),
  };
}

test.each(
  RECIPE_FORMATS.flatMap(
    (format) =>
      [
        [format, "en"],
        [format, "fr"],
      ] as const,
  ),
)(
  "recipes of two sections go out as %s in %s and come back as they were",
  async (format, language) => {
    const { db } = openTestDatabase();
    for (const parsed of recipesOf(language)) {
      const id = await save(db, parsed);
      const context = { viewer: CAST.alice, locale: language, origin: "https://popote.example" };
      const file = await exportRecipe(db, context, id, format);
      const { entries } = await foundIn(file.name, file.body);
      const [entry] = entries;
      const found = entry && "recipe" in entry ? entry.recipe : blankRecipe("");
      const copy = await save(db, found);
      expect(await readableOf(db, id)).toMatchObject({
        ingredients: parsed.ingredients,
        steps: parsed.steps,
      });
      expect(await readableOf(db, copy)).toEqual(await readableOf(db, id));
    }
  },
);
