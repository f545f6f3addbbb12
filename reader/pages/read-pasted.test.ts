import { expect, test } from "vitest";
import { readPasted } from "./read-pasted";

const PIE =
  '{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg","salt"],"recipeInstructions":"Mix."}';
const TEXT = "Pie\nIngredients\n1 egg\nsalt\nMethod\nMix.";

test.each([
  ["JSON-LD", PIE],
  ["JSON-LD in its script", `<script type="application/ld+json">${PIE}</script>`],
  ["JSON-LD with errors", PIE.replace("]", ",]")],
  [
    "a page's HTML",
    `<!DOCTYPE html><html><script type="application/ld+json">${PIE}</script></html>`,
  ],
  [
    "a piece of HTML with microdata",
    '<div itemscope itemtype="//schema.org/Recipe"><b itemprop="name">Pie</b><p itemprop="ingredients">1 egg<br>salt</p><p itemprop="recipeInstructions">Mix.</p></div>',
  ],
  [
    "a piece of HTML with headings",
    "<h1>Pie</h1><h2>Ingredients</h2><ul><li>1 egg</li><li>salt</li></ul><h2>Method</h2><p>Mix.</p>",
  ],
  [
    "a piece of HTML without",
    "<p>Pie</p><p>Ingredients</p><p>1 egg<br>salt</p><p>Method</p><p>Mix.</p>",
  ],
  ["a plain text", TEXT],
  ["Markdown", "# Pie\n## Ingredients\n- 1 egg\n- salt\n## Steps\n1. Mix."],
])("reads %s", (_, text) => {
  expect(readPasted(text, null)).toMatchObject([
    { title: "Pie", ingredients: ["1 egg", "salt"], steps: ["Mix."], source: "" },
  ]);
});

test("a paste that goes with an address comes from there", () => {
  for (const text of [PIE, TEXT, `<script type="application/ld+json">${PIE}</script>`]) {
    expect(readPasted(text, "https://example.org/pie")[0]?.source).toBe("https://example.org/pie");
  }
});

test("a plain text with a < in it stays a plain text", () => {
  const [recipe] = readPasted(TEXT.replace("Mix.", "Mix < 5 min."), null);
  expect(recipe?.steps).toEqual(["Mix < 5 min."]);
});

test.each(["", "  ", "<p>Hello</p>", "{}", "[]", "[1, 2", "https://example.org/pie"])(
  "%j holds no recipe",
  (text) => {
    expect(readPasted(text, null)).toEqual([]);
  },
);
