import { expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { readText } from "../pages/read-text";
import { readCooklang } from "./cooklang/read-cooklang";
import { readTable } from "./csv-table";
import { readHtmlProgram } from "./html-programs";
import { readJson } from "./json-formats";
import { readMealMaster } from "./meal-master";
import type { FileContext } from "./parsed-file";
import { readSavedPage } from "./saved-page";

const context: FileContext = {
  name: "Pie",
  find: () => undefined,
  onlyImage: undefined,
  reader: readText,
};

test.each<[string, number, (count: number) => string]>([
  ["spaces", 100_000, (count) => `Mix @egg{1}${" ".repeat(count)}b\nand wait`],
  ["signs of a section", 100_000, (count) => `=a ${"=".repeat(count)}b\n\nMix @egg{1}`],
  ["marks", 66_000, (count) => "@a ".repeat(count)],
  ["open braces", 22_000, (count) => "@a b c{1%".repeat(count)],
])("a Cooklang file of only %s is read quickly", async (_, size, text) => {
  await expectLinear((count) => readCooklang(text(count), context), size);
});

test("a Paprika page with nested notes is read quickly", async () => {
  const notes = '<div class="notes" itemprop="comment">'.repeat(400);
  const page = (
    count: number,
  ) => `<html><body><div class="infobox"><div itemscope itemtype="http://schema.org/Recipe">
    <h1 itemprop="name">Pie</h1><p itemprop="recipeIngredient">1 egg</p>
    <p itemprop="recipeInstructions">Mix.</p></div>${notes}${"<p>abc</p>".repeat(count)}`;
  await expectLinear((count) => readSavedPage(page(count), context), 20_000);
});

test("a Tandoor step that repeats a long line is limited to the length of a step", () => {
  const [recipe] = readRecipes({
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

test("a position that is not a number keeps the order of Mealie's lines", () => {
  const odd = { toString: 1, valueOf: 1 };
  const [recipe] = readRecipes({
    recipes: [{ id: "1", name: "Pie" }],
    recipes_ingredients: [
      { recipe_id: "1", position: odd, note: "1 egg" },
      { recipe_id: "1", position: null, note: "salt" },
    ],
  });
  expect(recipe).toMatchObject({ ingredients: ["1 egg", "salt"] });
});

test.each<[string, number, (count: number) => string]>([
  ["rules", 20_000, (count) => `${HEAD}${"MMMMM-----x\n".repeat(count)}`],
  [
    "one paragraph",
    40_000,
    (count) => `${HEAD}      1 c  Flour\n\n${"  and so it goes on\n".repeat(count)}`,
  ],
  ["spaces", 20_000, (count) => `${HEAD}${`${" ".repeat(190)}-\n`.repeat(count)}`],
])("a Meal-Master file of only %s is read quickly", async (_, size, text) => {
  await expectLinear((count) => [...(readMealMaster(text(count)).recipes as [])], size);
});

test.each<[string, number, (count: number) => string]>([
  ["recipes without words", 20_000, (count) => `${COPIED}${'<div class="recipe">'.repeat(count)}`],
  ["items", 20_000, (count) => COPIED.replace("</ul>", `${"<li>x</li>".repeat(count)}</ul>`)],
  ["tags that never end", 20_000, (count) => `${COPIED}${"<div class=".repeat(count)}`],
])("a Copy Me That page of only %s is read quickly", async (_, size, html) => {
  await expectLinear(
    (count) => [...((readHtmlProgram(html(count), context)?.recipes ?? []) as [])],
    size,
  );
});

test.each<[string, number, (count: number) => string]>([
  ["commas", 200_000, (count) => `title,steps\n${",".repeat(count)}`],
  ["blank rows", 100_000, (count) => `title,steps\n${",\n".repeat(count)}`],
  ["rows that go on", 20_000, (count) => `title,ingredients\nPie,egg\n${",egg\n".repeat(count)}`],
  ["bars in one cell", 200_000, (count) => `title,ingredients\nPie,${"a|".repeat(count)}`],
  ["brackets in one cell", 200_000, (count) => `title,ingredients\nPie,"${"['".repeat(count)}"`],
  ["quotation marks", 200_000, (count) => `title,steps\nPie,${'x"'.repeat(count)}`],
])("a table of only %s is read quickly", async (_, size, csv) => {
  const read = async (count: number) => {
    const { table = [] } = await readTable(csv(count));
    const matching = {
      names: table.map(({ name }) => name),
      fields: table.map(({ field }) => field),
    };
    for await (const _ of (await readTable(csv(count), matching)).recipes);
  };
  await expectLinear(read, size);
});

test.each<[string, (size: number) => unknown]>([
  ["objects in objects", (size) => nested(size / 10, (inner) => ({ text: inner, name: inner }))],
  ["lists of lists", (size) => nested(size / 10, (inner) => [inner, inner])],
  ["keys", (size) => Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, {}]))],
])("JSON of only %s gives few words quickly", async (_, value) => {
  const read = (size: number) => {
    const json = { title: "Pie", steps: ["Bake."], ingredients: value(size) };
    const text = JSON.stringify([...(readJson(json, context)?.recipes ?? [])]);
    expect(text.length).toBeLessThan(200_000);
  };
  await expectLinear(read, 20_000);
});

const HEAD = "MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Pie\n\n";
const COPIED = `<div class="recipe"><div id="name">Pie</div><ul id="recipeIngredients"><li>1 egg</li></ul></div>`;

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = "egg";
  for (let level = 0; level < Math.min(depth, 90); level++) value = wrap(value);
  return value;
}

function readRecipes(json: unknown) {
  return [...(readJson(json, context)?.recipes ?? [])];
}
