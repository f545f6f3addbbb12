import { expect, test } from "vitest";
import { readPage } from "../read-page";

const LINES = ["200 g flour", "100 g butter", "2 eggs", "1 dl cream"];

function page(body: string, recipeIngredient = LINES): string {
  const recipe = { "@type": "Recipe", name: "Pie", recipeIngredient, recipeInstructions: ["Mix."] };
  return `<script type="application/ld+json">${JSON.stringify(recipe)}</script><h1>Pie</h1>${body}`;
}

function items(...lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
}

const FIRST = items("200 g <a>flour</a>", "100 g butter");
const SECOND = items("2 eggs", "<input type=checkbox><span>1</span> <span>dl</span> cream, cold");

test.each([
  ["headings", `<h2>Ingredients</h2><h4>Dough</h4>${FIRST}<h4>Filling:</h4>${SECOND}`],
  ["headings in blocks", `<h4>\n<div>Dough</div></h4>${FIRST}<h4><p>Filling</p></h4>${SECOND}`],
  [
    "headings in items",
    `<ul><li><h4>Dough</h4>${FIRST}</li><li><h4>Filling</h4>${SECOND}</li></ul>`,
  ],
  [
    "paragraphs",
    `<p>Metric</p><p class="list__section-name">Dough</p>${FIRST}<p class="list__section-name">Filling</p>${SECOND}`,
  ],
  [
    "list below a story that begins like it",
    `${FIRST}<p>${"And then it rained. ".repeat(40)}</p><h4>Dough</h4>${FIRST}<h4>Filling</h4>${SECOND}`,
  ],
])("ingredient groups are named by the page's %s", (_, body) => {
  expect(readPage(page(body), null)[0]?.ingredients).toEqual([
    "Dough:",
    "200 g flour",
    "100 g butter",
    "Filling:",
    "2 eggs",
    "1 dl cream",
  ]);
});

test("a group below ungrouped lines is named, however it is marked", () => {
  const grouped = ["200 g flour", "100 g butter", "For the filling:", "2 eggs", "1 dl cream"];
  const bold = page(`<h2>Ingredients</h2>${FIRST}<p><b>For the filling</b></p>${SECOND}`);
  expect(readPage(bold, null)[0]?.ingredients).toEqual(grouped);
  const cells =
    "<tr><td>200 g</td><td>flour</td></tr><tr><td>100 g</td><td>butter</td></tr><tr><th>For the filling</th></tr><tr><td>2</td><td>eggs</td></tr><tr><td>1 dl</td><td>cream</td></tr>";
  expect(readPage(page(`<table>${cells}</table>`), null)[0]?.ingredients).toEqual(grouped);
});

test.each([
  ["the same words after every line", LINES.map((line) => `<p>${line}</p><p>Buy now</p>`).join("")],
  ["an advertisement", `${FIRST}<p>Advertisement</p>${SECOND}`],
  ["a sentence", `${FIRST}<p>Now for the best part of it.</p>${SECOND}`],
  ["an item", items(...LINES.slice(0, 2), "something else", ...LINES.slice(2))],
  ["a story", `${FIRST}<h2>My life</h2><p>${"And then it rained. ".repeat(40)}</p>${SECOND}`],
  ["nothing", FIRST + SECOND],
])("%s between ingredients names no group", (_, body) => {
  expect(readPage(page(body), null)[0]?.ingredients).toEqual(LINES);
});

test("groups named by the data stay unchanged", () => {
  const named = ["Pastry:", ...LINES];
  const body = `<h4>Dough</h4>${FIRST}<h4>Filling</h4>${SECOND}`;
  expect(readPage(page(body, named), null)[0]?.ingredients).toEqual(named);
});

const WHOLE = `<h2>Ingredients</h2>${items("500 g apples", "1 pinch salt")}
  <h3>Dough</h3>${FIRST}${SECOND}<h2>Directions</h2><ol><li>Mix.</li></ol>`;

test("lines that only the page's list has are added to the recipe", () => {
  expect(readPage(page(WHOLE), null)[0]?.ingredients).toEqual([
    "500 g apples",
    "1 pinch salt",
    "Dough:",
    ...LINES.slice(0, 3),
    "1 dl cream, cold",
  ]);
});

test.each([
  [
    "the same in other measures",
    WHOLE.replace("apples", "flour").replace("1 pinch salt", "2 dl cream, cold"),
  ],
  ["lines without amounts", WHOLE.replace("500 g apples", "My best friends")],
  ["a list of another recipe", `${WHOLE}<h2>Ingredients</h2>${items("1 kg fish")}`],
  ["other lines altogether", WHOLE.replace("2 eggs", "3 eggs")],
])("the data is kept if the page has %s", (_, body) => {
  expect(readPage(page(body), null)[0]?.ingredients).not.toContain("1 pinch salt");
});
