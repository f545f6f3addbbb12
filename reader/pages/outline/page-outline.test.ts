import { expect, test } from "vitest";
import { readPage } from "../read-page";

const INGREDIENTS = ["2 eggs", "salt"];
const STEPS = ["Mix.", "Bake."];

function headed(ingredients: string, steps: string): string {
  return `<h1>Pie</h1><h2>Ingredients</h2>${ingredients}<h2>Directions</h2>${steps}`;
}

const EGGS = "<ul><li>2 eggs</li><li>salt</li></ul>";
const MIX = "<ol><li>Mix.</li><li>Bake.</li></ol>";

test.each([
  [
    "whose items are paragraphs",
    headed(EGGS, MIX).replace(/<(\/?)li>/g, (_, end) => (end ? "</p></li>" : "<li><p>")),
  ],
  [
    "whose items are written in several blocks",
    headed(
      "<ul><li><div>2</div> <div>eggs</div></li><li><label><input type=checkbox><div>salt</div></label></li></ul>",
      MIX,
    ),
  ],
  [
    "whose items have the class of a heading",
    headed(EGGS.replace("<li>2", '<li class="ingredient-label">2'), MIX),
  ],
  ["that is one large form", `<form method="post"><p>Find</p>${headed(EGGS, MIX)}</form>`],
  [
    "below a menu that is longer than any recipe",
    `<ul>${"<li><a>Lovely pies and tarts</a></li>".repeat(2_000)}</ul>${headed(EGGS, MIX)}`,
  ],
  ["that goes on after its last step", `${headed(EGGS, MIX)}<p>Recent posts</p><p>See all</p>`],
])("a page %s is read by its headings", (_, html) => {
  expect(readPage(html, null)).toMatchObject([
    { title: "Pie", ingredients: INGREDIENTS, steps: STEPS },
  ]);
});

test("a line between two lists of ingredients names the second", () => {
  const html = headed(`${EGGS}<div>to serve</div><ul><li>1 dl cream</li></ul>`, MIX);
  expect(readPage(html, null)[0]?.ingredients).toEqual([...INGREDIENTS, "to serve:", "1 dl cream"]);
});

test("the yield under the ingredients' heading is not an ingredient", () => {
  const html = headed(`<p>for 2 to 4 servings</p>${EGGS}`, MIX);
  expect(readPage(html, null)).toMatchObject([
    { yield: "2 to 4 servings", ingredients: INGREDIENTS },
  ]);
});

test("a title keeps its leading word recipe", () => {
  const html = headed(EGGS, MIX).replace("Pie", "Recette de tarte");
  expect(readPage(html, null)[0]?.title).toBe("Recette de tarte");
});

test.each([
  ["Zutaten für 4 Personen", "Zubereitung", "4 Personen"],
  ["Die Zutaten für 4 Portionen", "Die Zubereitung", "4 Portionen"],
  ["Ingredientes", "Modo de preparo", ""],
  ["Ingrediënten", "Bereidingswijze", ""],
  ["Ingredienti per 4 persone", "Procedimento", "4 persone"],
  ["Składniki", "Przygotowanie", ""],
  ["Hozzávalók", "Elkészítés", ""],
  ["材料：", "做法：", ""],
])("a page in another language is read by its headings: %s, %s", (ingredients, steps, servings) => {
  const html = headed(EGGS, MIX).replace("Ingredients", ingredients).replace("Directions", steps);
  expect(readPage(html, null)).toMatchObject([
    { ingredients: INGREDIENTS, steps: STEPS, yield: servings },
  ]);
});

const LINKED = { "@type": "Recipe", name: "Our pie", image: "https://example.org/pie.jpg" };

test.each([
  ["neither", LINKED],
  ["no steps", { ...LINKED, recipeIngredient: INGREDIENTS, recipeInstructions: "" }],
  ["no ingredients", { ...LINKED, recipeInstructions: STEPS }],
])("for linked data with %s the rest is read by the page's headings", (_, recipe) => {
  const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>${headed(EGGS, MIX)}`;
  expect(readPage(html, null)).toMatchObject([
    {
      title: "Our pie",
      ingredients: INGREDIENTS,
      steps: STEPS,
      photos: [{ kind: "address", address: "https://example.org/pie.jpg" }],
    },
  ]);
});

test("a plugin's text for machines below a post is not a step", () => {
  const html = `<h1>Pudding</h1><h2>Zutaten</h2><ul><li>50 g Zucker</li><li>1 Ei</li><li>2 EL Mehl</li></ul>
    <h2>Zubereitung</h2><p>Das Ei mit dem Zucker schlagen.</p>
    <div itemscope itemtype="https://schema.org/Recipe"><div class="aio-info">
    <div>Rezept</div><div><span itemprop="name">Pudding</span></div><div>Autor</div>
    <span itemprop="author">Ann</span><meta itemprop="recipeIngredient" content="50 g Zucker, 1 Ei, 2 EL Mehl">
    </div></div>`;
  expect(readPage(html, null)).toMatchObject([
    { title: "Pudding", steps: ["Das Ei mit dem Zucker schlagen."] },
  ]);
});
