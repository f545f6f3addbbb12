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

test("the URL sent with a paste becomes its source", () => {
  for (const text of [PIE, TEXT, `<script type="application/ld+json">${PIE}</script>`]) {
    expect(readPasted(text, "https://example.org/pie")[0]?.source).toBe("https://example.org/pie");
  }
});

test("a plain text with a < stays plain text", () => {
  const [recipe] = readPasted(TEXT.replace("Mix.", "Mix < 5 min."), null);
  expect(recipe?.steps).toEqual(["Mix < 5 min."]);
});

test.each(["", "  ", "<p>Hello</p>", "{}", "[]", "[1, 2", "https://example.org/pie"])(
  "%j holds no recipe",
  (text) => {
    expect(readPasted(text, null)).toEqual([]);
  },
);

const CAPTIONS = [
  (words: string) => `<figure><img src="a.jpg"><figcaption>${words}</figcaption></figure>`,
  (words: string) => `<figure><figcaption><em>${words}</em></figcaption></figure>`,
  (words: string) =>
    `<div class="wp-caption"><img src="a.jpg"><p class="wp-caption-text">${words}</p></div>`,
  (words: string) => `<p class="image-credit">${words}</p>`,
  (words: string) => `<div class="photo-caption">${words}</div>`,
];

test.each(["Studio Photos", "Nice leeks", "Advertisement"])(
  "a caption with %j is not part of a step",
  (words) => {
    for (const captioned of CAPTIONS) {
      const steps = ["Slice the leeks.", "Simmer."];
      const items = steps.map((step) => `<li><p>${step}</p>${captioned(words)}</li>`).join("");
      const page = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li></ul><h2>Method</h2><ol>${items}</ol>`;
      expect(readPasted(page, null)[0]?.steps, captioned(words)).toEqual(steps);
    }
  },
);
