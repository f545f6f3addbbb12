import { expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { readText } from "../pages/read-text";
import { readCooklang } from "./cooklang/read-cooklang";
import { readJson } from "./json-formats";
import type { FileContext } from "./parsed-file";
import { readSavedPage } from "./saved-page";

const place: FileContext = {
  name: "Pie",
  find: () => undefined,
  onlyPicture: undefined,
  reader: readText,
};

test.each<[string, number, (count: number) => string]>([
  ["spaces", 100_000, (count) => `Mix @egg{1}${" ".repeat(count)}b\nand wait`],
  ["signs of a section", 100_000, (count) => `=a ${"=".repeat(count)}b\n\nMix @egg{1}`],
  ["marks", 66_000, (count) => "@a ".repeat(count)],
  ["open braces", 22_000, (count) => "@a b c{1%".repeat(count)],
])("a file of Cooklang of nothing but %s is read in little time", async (_, size, text) => {
  await expectLinear((count) => readCooklang(text(count), place), size);
});

test("a page of Paprika's with notes in notes is read in little time", async () => {
  const notes = '<div class="notes" itemprop="comment">'.repeat(400);
  const page = (
    count: number,
  ) => `<html><body><div class="infobox"><div itemscope itemtype="http://schema.org/Recipe">
    <h1 itemprop="name">Pie</h1><p itemprop="recipeIngredient">1 egg</p>
    <p itemprop="recipeInstructions">Mix.</p></div>${notes}${"<p>abc</p>".repeat(count)}`;
  await expectLinear((count) => readSavedPage(page(count), place), 20_000);
});

test("a step of Tandoor's that says one long line again and again says no more than a step may", () => {
  const [recipe] = recipesOf({
    name: "Pie",
    working_time: 1,
    steps: [
      {
        instruction: "{{ ingredients[0] }}".repeat(200_000),
        ingredients: [{ food: { name: "x".repeat(100_000) }, amount: 1 }],
      },
    ],
  });
  expect(recipe).toMatchObject({ title: "Pie" });
  expect(JSON.stringify(recipe).length).toBeLessThan(130_000);
});

test("a place that is no number leaves the lines of Mealie's in their order", () => {
  const odd = { toString: 1, valueOf: 1 };
  const [recipe] = recipesOf({
    recipes: [{ id: "1", name: "Pie" }],
    recipes_ingredients: [
      { recipe_id: "1", position: odd, note: "1 egg" },
      { recipe_id: "1", position: null, note: "salt" },
    ],
  });
  expect(recipe).toMatchObject({ ingredients: ["1 egg", "salt"] });
});

function recipesOf(json: unknown) {
  return [...(readJson(json, place)?.recipes ?? [])];
}
