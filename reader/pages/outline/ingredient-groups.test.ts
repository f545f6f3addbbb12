import { expect, test } from "vitest";
import { readPage } from "../read-page";

const PIE = {
  "@type": "Recipe",
  name: "Pie",
  recipeIngredient: ["200 g flour (sifted)", "1 egg", "3 plums", "½ cup sugar"],
  recipeInstructions: ["Mix.", "Bake."],
};

function readIngredients(body: string, recipe: object = PIE): unknown {
  const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>${body}`;
  return readPage(html, null)[0]?.ingredients;
}

const GROUPED = [
  "Dough:",
  "200 g flour (sifted)",
  "1 egg",
  "For the filling:",
  "3 plums",
  "½ cup sugar",
];

test.each([
  [
    "headings",
    `<h3>Ingredients</h3><h4>Dough</h4><ul><li>▢ <b>200</b> <b>g</b> flour, sifted</li><li>1 egg</li></ul>
     <h4>For the filling:</h4><ul><li>3 plums</li><li>1/2 cup sugar</li></ul>`,
  ],
  [
    "bold paragraphs",
    `<p><strong>Dough</strong></p><p>200 g flour, sifted</p><p>1 egg</p>
     <p><b>For the filling</b></p><p>3 plums</p><p>½ cup sugar</p>`,
  ],
  [
    "items of a list with a class",
    `<ul><li class="ingredient-label">Dough</li><li>200 g flour, sifted</li><li>1 egg</li>
     <li class="group-title">For the filling</li><li>3 plums</li><li>½ cup sugar</li></ul>`,
  ],
  [
    "a list that comes after a shorter one",
    `<h2>What you need</h2><ul><li>1 egg</li><li>3 plums</li></ul>
     <h4>Dough</h4><ul><li>200 g flour, sifted</li><li>1 egg</li></ul>
     <h4>For the filling</h4><ul><li>3 plums</li><li>½ cup sugar</li></ul>`,
  ],
])("ingredient groups that only the page shows are read from %s", (_, body) => {
  expect(readIngredients(body)).toEqual(GROUPED);
});

test.each([
  [
    "a heading above all of them",
    "<h4>My shopping</h4><li>200 g flour, sifted</li><li>1 egg</li><li>3 plums</li>",
  ],
  [
    "an advertisement",
    "<li>200 g flour, sifted</li><li>1 egg</li><h4>Advertisement</h4><li>3 plums</li>",
  ],
  [
    "an ingredient in bold",
    "<li>200 g flour, sifted</li><li><b>1 egg</b></li><li><strong>3 plums</strong></li><li>½ cup sugar</li>",
  ],
  ["headings of other lines", "<h4>Dough</h4><li>1 egg</li><h4>Sauce</h4><li>2 dl cream</li>"],
])("%s makes no group", (_, body) => {
  expect(readIngredients(body)).toEqual(PIE.recipeIngredient);
});

test.each(["Pie", "Equipment and Notes:", "Ingredients for 4"])(
  "%s above the first ingredients names no group",
  (heading) => {
    const first = heading.startsWith("Equipment")
      ? `<h3>${heading}</h3><h2>Ingredients</h2>`
      : `<h2>${heading}</h2>`;
    const body = `${first}<li>200 g flour, sifted</li><li>1 egg</li>
      <h4>Filling</h4><li>3 plums</li><li>½ cup sugar</li>`;
    expect(readIngredients(body)).toEqual([
      "200 g flour (sifted)",
      "1 egg",
      "Filling:",
      "3 plums",
      "½ cup sugar",
    ]);
  },
);

test("an ingredient marked as a heading is an ingredient", () => {
  const recipeIngredient = ["Dough", "200 g flour", "1 egg", "Filling", "3 plums"];
  const body = "<h4>Dough</h4><p><strong>Filling</strong><br>3 plums</p>";
  expect(readIngredients(body, { ...PIE, recipeIngredient })).toEqual([
    "Dough:",
    "200 g flour",
    "1 egg",
    "Filling:",
    "3 plums",
  ]);
});
