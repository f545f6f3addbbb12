import { expect, test } from "vitest";
import { cpuMilliseconds } from "../../tests/support/cpu-time";
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
/** Generous: a wrong reader needs minutes, or gigabytes. */
const MAX_MILLISECONDS = 3_000;

test.each([
  ["spaces", `Mix @egg{1}${" ".repeat(100_000)}b\nand wait`],
  ["signs of a section", `=a ${"=".repeat(100_000)}b\n\nMix @egg{1}`],
  ["marks", "@a ".repeat(66_000)],
  ["open braces", "@a b c{1%".repeat(22_000)],
])("a file of Cooklang of nothing but %s is read in little time", (_, text) => {
  expect(cpuMilliseconds(() => readCooklang(text, place))).toBeLessThan(MAX_MILLISECONDS);
});

test("a page of Paprika's with notes in notes is read in little time", () => {
  const notes = '<div class="notes" itemprop="comment">'.repeat(400);
  const html = `<html><body><div class="infobox"><div itemscope itemtype="http://schema.org/Recipe">
    <h1 itemprop="name">Pie</h1><p itemprop="recipeIngredient">1 egg</p>
    <p itemprop="recipeInstructions">Mix.</p></div>${notes}${"<p>abc</p>".repeat(60_000)}`;
  expect(cpuMilliseconds(() => readSavedPage(html, place))).toBeLessThan(MAX_MILLISECONDS);
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
