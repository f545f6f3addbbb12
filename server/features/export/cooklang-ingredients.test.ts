import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isLocale, type Locale } from "#domain/language/locales";
import { BLANK_FIELDS } from "#domain/recipe/recipe-fields";
import { cleanLine } from "#domain/text/text";
import { readLine } from "#reader/lines/amounts/line-amount";
import { readUpload } from "../../../tests/support/import-files";
import { recipeIn } from "../../../tests/support/parsed-recipes";
import type { RecipeLine } from "../recipes/lines";
import type { Recipe } from "../recipes/queries";
import { formatCooklang } from "./cooklang";
import { extractName } from "./cooklang-ingredients";

const FIXTURES = path.resolve("tests/fixtures/ingredient-lines");
const LINES_A_RECIPE = 12;

function buildLine(text: string, locale: Locale): RecipeLine {
  const { amount, unit, measure } = readLine(text, locale);
  const line = {
    amount,
    unit,
    text,
    complement: "",
    written: amount ? "" : measure,
    words: text,
    parse: undefined,
  };
  const whole = { ...line, ingredientId: 1, name: "" };
  return { ...whole, name: extractName(whole, locale) };
}

function buildRecipe(ingredients: RecipeLine[], steps: string[], language: Locale): Recipe {
  return {
    ...{ id: 7, version: 1, title: "Cake", language, tips: [] },
    ...BLANK_FIELDS,
    ...{ visibility: "PRIVATE", imageVersion: null, createdAt: 0, updatedAt: 0 },
    author: { id: 1, username: "Alice", imageVersion: null },
    headings: { ingredients: [], steps: [] },
    ingredients,
    steps,
  };
}

async function readBack(recipe: Recipe, locale: Locale) {
  const names = recipe.ingredients.map(({ name }) => [
    { text: name, language: locale },
    { text: name.split(" ")[0] ?? "", language: locale },
  ]);
  const { entries } = await readUpload("Cake.cook", formatCooklang(recipe, names, locale));
  const { steps, ingredients } = recipeIn(entries[0]);
  return { steps, lines: ingredients.map(String).sort() };
}

/** One step per line, in turn: a sentence with another name, the name alone, or both names. */
function stepsFor(names: string[], locale: Locale): string[] {
  const [and, beat] = locale === "fr" ? ["et", "Battre un"] : ["and", "Beat a"];
  return names.map((name, at) => {
    const other = names[(at + 1) % names.length];
    const kinds = [
      `${beat} ${name} ${and} ${other}.`,
      `${name}.`,
      `${beat} ${name}`,
      `1/2 ${name}`,
    ];
    return cleanLine(kinds[at % kinds.length] ?? "");
  });
}

const FILES = readdirSync(FIXTURES).filter((file) => /^(en|fr)-\d/.test(file));

test.each(FILES)(
  "Cooklang leaves the words of each step as they are, with the lines of %s",
  async (file) => {
    const locale = file.slice(0, 2);
    if (!isLocale(locale)) expect.fail(locale);
    const rows = readFileSync(path.join(FIXTURES, file), "utf8").trim().split("\n").slice(1);
    const lines = rows
      .map((row) => cleanLine(row.split("\t")[0] ?? ""))
      .filter((text) => text !== "" && !/[#:]/.test(text))
      .map((text) => buildLine(text, locale))
      .filter(({ name }) => name !== "");
    for (let from = 0; from < lines.length; from += LINES_A_RECIPE) {
      const some = lines.slice(from, from + LINES_A_RECIPE);
      const steps = stepsFor(
        some.map(({ name }) => name),
        locale,
      );
      const { steps: read } = await readBack(buildRecipe(some, steps, locale), locale);
      expect(read).toEqual(steps);
    }
  },
);

test("a line that no mark can express stands before the method, and its step keeps the cook's words", async () => {
  const egg = {
    ...buildLine("4 œufs", "fr"),
    name: "œuf",
    unit: "UNIT" as const,
    text: "quatre beaux œufs (200 g)",
  };
  const recipe = buildRecipe([egg], ["Battre un œuf entier.", "Œufs.", "Ajouter les œufs."], "fr");
  expect(await readBack(recipe, "fr")).toEqual({ steps: recipe.steps, lines: [egg.text] });
});

test("a first step of two names is not read back as the ingredient list", async () => {
  const lines = ["200 g butter", "100 g sugar"].map((text) => buildLine(text, "en"));
  const recipe = buildRecipe(lines, ["Mix butter and sugar.", "Bake."], "en");
  expect(await readBack(recipe, "en")).toEqual({
    steps: recipe.steps,
    lines: ["100 g sugar", "200 g butter"],
  });
});
