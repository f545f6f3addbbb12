import { expect, test } from "vitest";
import type { ParsedRecipe } from "../parsed-recipe";
import { readPage } from "./read-page";

const ADDRESS = "https://example.org/recipes/pie";
const PIE = {
  "@type": "Recipe",
  name: "Pie",
  recipeIngredient: ["1 egg"],
  recipeInstructions: ["Mix."],
};
const PIE_TEXT = JSON.stringify(PIE);
const READ: Partial<ParsedRecipe> = { title: "Pie", ingredients: ["1 egg"], steps: ["Mix."] };

function linked(text: string): string {
  return `<html><head><script type="application/ld+json">${text}</script></head></html>`;
}

const SCRIPTS: [string, string][] = [
  ["alone", linked(PIE_TEXT)],
  ["after others", linked('{"@type":"WebSite"}') + linked("{not json}") + linked(PIE_TEXT)],
  ["in single quotes", `<script type='application/ld+json'>${PIE_TEXT}</script>`],
  [
    "with a character set",
    `<script type="application/ld+json; charset=utf-8">${PIE_TEXT}</script>`,
  ],
  ["of a type in capitals", `<SCRIPT TYPE="Application/LD+JSON">${PIE_TEXT}</SCRIPT>`],
  ["in the body", `<body><div><script type=application/ld+json>${PIE_TEXT}</script></div></body>`],
  ["in a comment's marks", linked(`<!-- ${PIE_TEXT} -->`)],
  ["in CDATA", linked(`//<![CDATA[\n${PIE_TEXT}\n//]]>`)],
  ["in a commented CDATA", linked(`/*<![CDATA[*/${PIE_TEXT}/*]]>*/`)],
  ["after a byte order mark", linked(`\ufeff${PIE_TEXT}`)],
  ["before a semicolon", linked(`${PIE_TEXT};`)],
  [
    "with trailing commas",
    linked(
      '{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg",],"recipeInstructions":["Mix.",],}',
    ),
  ],
  ["with comments", linked(`{ // the pie\n/* really */ ${PIE_TEXT.slice(1)}`)],
  [
    "with raw line breaks and tabs in texts",
    linked(
      '{"@type":"Recipe","name":"Pie","recipeIngredient":"1\tegg","recipeInstructions":"\nMix.\n"}',
    ),
  ],
  [
    "with quotes in texts",
    linked(
      '{"@type":"Recipe","name":"Pie","description":"The "best" pie","recipeIngredient":["1 egg"],"recipeInstructions":"Mix."}',
    ),
  ],
  [
    "with unknown escapes",
    linked(
      '{"@type":"Recipe","name":"Pie","description":"Ann\\\'s","recipeIngredient":["1 egg"],"recipeInstructions":"Mix."}',
    ),
  ],
  ["encoded for HTML", linked(PIE_TEXT.replaceAll('"', "&quot;"))],
  [
    "in what the page's own script is fed with",
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { page: [{ schema: PIE }] } } })}</script>`,
  ],
];

test.each(SCRIPTS)("reads JSON-LD that is %s", (_, html) => {
  const recipes = readPage(html, ADDRESS);
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject({ ...READ, source: ADDRESS });
});

test("the same recipe in several scripts and in elements is read once, with gaps filled", () => {
  const html = `${linked('{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"]}')}
    ${linked('{"@type":"Recipe","name":"PIE","recipeYield":4}')}
    <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">The pie</h1>
    <p itemprop="recipeIngredient">other words</p><p itemprop="recipeInstructions">Mix.</p></div>`;
  expect(readPage(html, null)).toMatchObject([{ ...READ, yield: "4" }]);
});

test("two recipes are both read, the fuller one first", () => {
  const html = linked(
    `[{"@type":"Recipe","name":"Sauce","recipeIngredient":["1 dl cream"]},${PIE_TEXT}]`,
  );
  expect(readPage(html, null).map(({ title }) => title)).toEqual(["Pie", "Sauce"]);
});

test("recipes that a page only mentions are left out", () => {
  const html = linked(`[{"@type":"Recipe","name":"See also"},${PIE_TEXT}]`);
  expect(readPage(html, null).map(({ title }) => title)).toEqual(["Pie"]);
});

test("a list of recipes on other pages has none", () => {
  const html = linked('[{"@type":"Recipe","name":"Pie"},{"@type":"Recipe","name":"Tart"}]');
  expect(readPage(html, null)).toEqual([]);
});

test("a page without a recipe has none", () => {
  expect(readPage("<h1>Ingredients of a good life</h1><p>Sleep.</p>", ADDRESS)).toEqual([]);
  expect(readPage("", null)).toEqual([]);
});

const BARE = '{"@type":"Recipe","recipeIngredient":["1 egg"],"recipeInstructions":["Mix."]}';

test("gaps in a recipe are filled from the page's head", () => {
  const html = `<html lang="fr-CA"><head><title>x</title><base href="https://cdn.example/">
    <meta property="og:title" content="L&amp;#039;omelette"><meta property="og:image" content="/a.jpg">
    <link rel="canonical" href="https://example.org/omelette">${linked(BARE)}</head>`;
  expect(readPage(html, null)[0]).toMatchObject({
    title: "L'omelette",
    language: "fr",
    source: "https://example.org/omelette",
    photos: [{ kind: "address", address: "https://cdn.example/a.jpg" }],
  });
});

test.each([
  ["the first heading", "<title>Pie | Pies</title><h1>Pie<br>with plums</h1>", "Pie with plums"],
  ["the title", "<title>Pie &amp; plums</title>", "Pie & plums"],
  [
    "its title for others, without the site",
    '<meta property="og:site_name" content="PIES"><meta property="og:title" content="Pie &amp;mdash; plums — Pies">',
    "Pie — plums",
  ],
  [
    "the first heading, where the title begins with it",
    '<meta property="og:title" content="Pie: the best ever"><h1>Pie</h1>',
    "Pie",
  ],
  [
    "the first heading, where its title for others is that of the site",
    '<meta property="og:title" content="Pies"><meta property="og:site_name" content="Pies"><h1>Plum pie</h1>',
    "Plum pie",
  ],
  ["nothing", "", ""],
])("a recipe without a name is named after %s", (_, head, title) => {
  expect(readPage(head + linked(BARE), null)[0]).toMatchObject({ title });
});

test("the requested URL is the source, whatever the page says", () => {
  const html = `<link rel="canonical" href="https://elsewhere.example/">${linked(PIE_TEXT)}`;
  expect(readPage(html, ADDRESS)[0]?.source).toBe(ADDRESS);
});

test.each([
  ["Leek pie - Pies of Ann", "Leek pie"],
  ["Leek pie | PIES OF ANN", "Leek pie"],
  ["Leek pie - the best", "Leek pie - the best"],
  ["Pies of Ann", "Pies of Ann"],
])("the title %s on the site Pies of Ann becomes %s", (name, title) => {
  const html = `<meta property="og:site_name" content="Pies of Ann">${linked(JSON.stringify({ ...PIE, name }))}`;
  expect(readPage(html, null)).toMatchObject([{ title }]);
});
