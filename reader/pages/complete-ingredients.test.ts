import { expect, test } from "vitest";
import { readPage } from "./read-page";

function renderPage(recipeIngredient: string[], recipeInstructions: unknown = ["Mix."]): string {
  const recipe = { "@type": "Recipe", name: "Pie", recipeIngredient, recipeInstructions };
  return `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
}

const METHOD = "<h2>Method</h2><p>Mix.</p>";

test("amounts that only the page shows are added to the names in its data", () => {
  const rows = [
    ["200 g", "plain flour"],
    ["", "salt"],
    ["3", "eggs, beaten"],
  ].map(([amount, name]) => `<tr><td>${amount}</td><td>${name}</td></tr>`);
  const body = `<h1>Pie</h1><h2>Ingredients</h2><table>${rows.join("")}</table>${METHOD}`;
  const names = ["plain flour", "salt", "eggs, beaten"];
  expect(readPage(renderPage(names) + body, null)[0]?.ingredients).toEqual([
    "200 g plain flour",
    "salt",
    "3 eggs, beaten",
  ]);
  const other = body.replace("salt", "sugar");
  expect(readPage(renderPage(names) + other, null)[0]?.ingredients).toEqual(names);
});

test("a bold name among the items of a list names a group", () => {
  const items = ["<strong>The dough</strong>", "200 g flour", "1 egg", "<b>On top</b>", "2 plums"]
    .map((item) => `<li itemprop="ingredients">${item}</li>`)
    .join("\n");
  const page = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pie</h1><ul>${items}</ul><p itemprop="recipeInstructions">Mix.</p></div>`;
  expect(readPage(page, null)[0]?.ingredients).toEqual([
    "The dough:",
    "200 g flour",
    "1 egg",
    "On top:",
    "2 plums",
  ]);
  const allBold = page
    .replace("200 g flour", "<b>200 g</b> flour")
    .replace("2 plums", "<b>2</b> plums");
  expect(readPage(allBold, null)[0]?.ingredients).not.toContain("The dough:");
});

test("a list inside a heading element is a list", () => {
  const body = `<h1>Pie</h1><h2>Ingredients</h2><h5>• 200 g flour<br>• 1 egg<br>• salt<br>• milk</h5>${METHOD}`;
  expect(readPage(body, null)[0]?.ingredients).toEqual(["200 g flour", "1 egg", "salt", "milk"]);
});

test.each(["Instructions: Mix.", "Bereiden: Mix.", "Préparation : Mix.", "**Mix.**"])(
  "%j as the first step in the data loses its heading and marks",
  (text) => {
    for (const steps of [text, [text], [{ "@type": "HowToStep", text }]]) {
      expect(readPage(renderPage(["1 egg"], steps), null)[0]?.steps).toEqual(["Mix."]);
    }
    const [more] = readPage(renderPage(["1 egg"], [text, "Dough: let it rise."]), null);
    expect(more?.steps).toEqual(["Mix.", "Dough: let it rise."]);
  },
);

test("text under the known title is read if a page has no first heading", () => {
  const facts = "<ul><li><b>Servings :</b> 4</li><li><b>Prep Time :</b> 35m</li></ul>";
  const body = `<h3>Popular</h3><p>Soup</p><h2>Pie</h2>${facts}<h3>Ingredients</h3><ul><li>1 egg<li>salt</ul><h3>Method</h3><p>Mix.</p>`;
  expect(readPage(renderPage(["1 egg", "salt"]) + body, null)[0]).toMatchObject({
    yield: "4",
    preparationMinutes: 35,
  });
});

test("a label and its value may be separated by a bar", () => {
  const body = `<h1>Pie</h1><h3>Prep time | 15 minutes</h3><h2>Ingredients</h2><ul><li>1 egg<li>salt</ul>${METHOD}`;
  expect(readPage(body, null)[0]?.preparationMinutes).toBe(15);
});
