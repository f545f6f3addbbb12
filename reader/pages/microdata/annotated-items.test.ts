import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readPage } from "../read-page";

const READ: Partial<ParsedRecipe> = {
  title: "Pie",
  ingredients: ["2 eggs", "salt"],
  steps: ["Mix.", "Bake."],
};

const PAGES: [string, string, Partial<ParsedRecipe>][] = [
  [
    "microdata",
    `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Pie</h2>
     <img itemprop="image" src="data:image/gif;base64,AA" data-src="/pie.jpg">
     <meta itemprop="prepTime" content="PT15M"><time itemprop="cookTime" datetime="PT1H">one hour</time>
     Serves <span itemprop="recipeYield">4 people</span>
     <ul><li itemprop="recipeIngredient">2   <b>eggs</b></li><li itemprop="recipeIngredient">salt</li></ul>
     <ol><li itemprop="recipeInstructions">Mix.</li><li itemprop="recipeInstructions">Bake.</li></ol></div>`,
    {
      preparationMinutes: 15,
      cookingMinutes: 60,
      yield: "4 people",
      photos: [{ kind: "address", address: "https://example.org/pie.jpg" }],
    },
  ],
  [
    "microdata of a blog, its lists marked as a whole",
    `<div itemscope='' itemtype='http://data-vocabulary.org/Recipe'><span itemprop='name'>Pie</span>
     <div itemprop='ingredients'>2 eggs<br/>salt<br/></div>
     <div itemprop='recipeInstructions'><ol><li>Mix.</li><li>Bake.</li></ol></div></div>`,
    {},
  ],
  [
    "microdata whose list is marked like its lines",
    `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">Pie</p>
     <ul itemprop="recipeIngredient"><li itemprop="recipeIngredient">2 eggs</li><li itemprop="recipeIngredient">salt</li></ul>
     <div itemprop="recipeInstructions"><p>Mix.</p><p>Bake.</p></div></div>`,
    {},
  ],
  [
    "microdata with steps that are things",
    `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">Pie</p>
     <p itemprop="ingredients">2 eggs</p><p itemprop="ingredients">salt</p>
     <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Mix.</p></div>
     <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Bake.</p></div>
     <div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></div>
     <div itemprop="nutrition" itemscope><b itemprop="name">not this</b></div></div>`,
    {},
  ],
  [
    "microdata of an older vocabulary",
    `<h1>Other pies</h1><div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Pie</h1>
     <img itemprop="photo" src="/pie.jpg"><span itemprop="yield">4</span>
     <ul><li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">2</span> <b itemprop="name">eggs</b></li>
     <li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><b itemprop="name">salt</b></li></ul>
     <span itemprop="instructions"><p>Mix.</p><p>Bake.</p></span></div>`,
    { yield: "4", photos: [{ kind: "address", address: "https://example.org/pie.jpg" }] },
  ],
  [
    "microdata whose description holds all the rest",
    `<div itemscope itemtype="http://schema.org/Recipe"><div itemprop="description"><p>Good.</p><p>Cheap.</p>
     <div><h2 itemprop="name">Pie</h2><div>Ingredients</div><ul><li itemprop="recipeIngredient">2 eggs</li>
     <li itemprop="recipeIngredient">salt</li></ul><div itemprop="recipeInstructions"><p>Mix.</p><p>Bake.</p></div></div></div></div>`,
    { description: "Good.\nCheap." },
  ],
  [
    "RDFa",
    `<div vocab="http://schema.org/" typeof="Recipe"><h2 property="name">Pie</h2>
     <p property="recipeIngredient">2 eggs</p><p property="schema:recipeIngredient">salt</p>
     <div property="recipeInstructions"><p>Mix.</p><p>Bake.</p></div></div>`,
    {},
  ],
  [
    "hRecipe",
    `<div class="hrecipe"><h1 class="fn">Pie</h1><span class="yield">4</span>
     <span class="preptime"><span class="value-title" title="PT20M"></span>20 minutes</span>
     <ul><li class="ingredient">2 eggs</li><li class="ingredient">salt</li></ul>
     <div class="instructions"><ol><li>Mix.</li><li>Bake.</li></ol></div></div>`,
    { yield: "4", preparationMinutes: 20 },
  ],
  [
    "h-recipe",
    `<article class="h-recipe"><h1 class="p-name">Pie</h1><p class="p-summary">Good.</p>
     <time class="dt-duration" datetime="PT1H">1 h</time>
     <ul><li class="p-ingredient">2 eggs</li><li class="p-ingredient">salt</li></ul>
     <div class="e-instructions"><p>Mix.</p><p>Bake.</p></div></article>`,
    {
      description: "Good.",
      preparationMinutes: null,
      times: { preparation: "", cooking: "", total: "60 min" },
    },
  ],
  [
    "hRecipe whose ingredients are links in their lines",
    `<div class="hrecipe"><h1 class="fn">Pie</h1><h4>Ingredients</h4>
     <ul><li>2 <a class="ingredient">eggs</a> <a class="to_list">shopping list</a></li><li>salt</li></ul>
     <h4>How to make it</h4><ol class="instructions"><li>Mix.</li><li>Bake.</li></ol></div>`,
    {},
  ],
  [
    "a page that names its lists by classes alone",
    `<nav class="ingredients"><ul><li>All</li></ul></nav><h1>Pie</h1><p>A story.</p>
     <dl class="recipe-ingredients"><dt><b>eggs</b><u>2</u></dt><dt>salt</dt></dl>
     <div id="directions"><p>Watch the film</p><ul><li>Mix.</li><li><b>Then</b><p>Bake.</p></li></ul></div><p>More</p>`,
    { ingredients: ["eggs 2", "salt"], steps: ["Mix.", "Then Bake."] },
  ],
  [
    "the card of a plugin whose JSON-LD is missing",
    `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name wprm-block-text-bold">Pie</h2>
     <ul><li class="wprm-recipe-ingredient"><span>2</span> <span>eggs</span></li><li class="wprm-recipe-ingredient">▢ salt</li></ul>
     <ol><li><div class="wprm-recipe-instruction-text">Mix.</div></li><li><div class="wprm-recipe-instruction-text">Bake.</div></li></ol></div>`,
    {},
  ],
];

test.each(PAGES)("reads %s", (_, html, expected) => {
  const recipes = readPage(`<html><body>${html}</body></html>`, "https://example.org/pie");
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject({ ...READ, ...expected });
});

test("the notes on a plugin's card are added to JSON-LD without notes", () => {
  const json =
    '{"@type":"Recipe","name":"Pie","recipeIngredient":["2 eggs","salt"],"recipeInstructions":["Mix.","Bake."]}';
  const html = `<script type="application/ld+json">${json}</script>
    <div class="wprm-recipe-container"><b class="wprm-recipe-name">Our Pie</b>
    <div class="wprm-recipe-notes"><h3>Notes</h3><p>Freezes well.</p></div></div>`;
  expect(readPage(html, null)).toMatchObject([{ ...READ, tips: ["Freezes well."] }]);
});

test("a page that marks its parts only with headings is read by them", () => {
  const html = `<title>Pie - Ann's kitchen</title><nav><ul><li>Home</li></ul></nav><h1>Pie</h1>
    <p>A long story.</p><h2>Ingredients</h2><ul><li>2 eggs</li><li>salt</li></ul>
    <h2>Directions</h2><ol><li>Mix.</li><li>Bake.</li></ol>
    <h2>Comments</h2><p>Great!</p><footer>All rights reserved</footer>`;
  expect(readPage(html, null)).toMatchObject([{ ...READ, tips: [] }]);
});

test("a blog page is read by its headings, with its groups and without what follows", () => {
  const html = `<title>Pie | Ann</title><h2>Best Pie</h2><h3>Ingredients</h3><h4>Dough</h4>
    <p>2 eggs<br>salt</p><h3>Directions</h3><p>1. Mix.</p><p>2. Bake.</p>
    <h3>Where I was last week</h3><p>Far away.</p>`;
  expect(readPage(html, null)).toMatchObject([
    { title: "Pie", ingredients: ["Dough:", "2 eggs", "salt"], steps: ["Mix.", "Bake."], tips: [] },
  ]);
  const bold = html.replace(/<(\/?)h3>/g, "<$1p>").replace(/<h4>.*?<\/h4>/, "");
  expect(readPage(bold, null)[0]).toMatchObject({ title: "Pie", ingredients: ["2 eggs", "salt"] });
});

test("a wiki page is read by its headings, without its menus and buttons", () => {
  const html = `<title>Cookbook:Pie - Wiki</title><meta name="description" content="A pie.">
    <div><a>Read</a><ul><li>Ingredients</li><li>Steps</li></ul></div><h1>Cookbook:Pie</h1>
    <table><tr><th>Servings</th><td>8</td></tr><tr><th>Time</th><td>60 minutes + cooling</td></tr></table>
    <p><a>Recipes</a> | <a>Ingredients</a></p>
    <div><h2>Ingredients</h2><span>[<a>edit</a> | <a>edit source</a>]</span></div>
    <ul><li>2 <a>eggs</a></li><li>salt</li></ul>
    <div><h2>Procedure</h2><span>[<a>edit</a> | <a>edit source</a>]</span></div>
    <ol><li>Mix.</li><li>Bake.</li></ol>
    <div><h2>Notes, tips, and variations</h2></div><ul><li>Good cold.</li></ul>`;
  expect(readPage(html, null)).toMatchObject([
    { ...READ, description: "A pie.", yield: "8", tips: ["Good cold."] },
  ]);
});

const THIN =
  '{"@type":"Recipe","name":"Pie","recipeYield":4,"prepTime":"PT5M","recipeIngredient":[]}';
const HEADED = `<h1>My Pie</h1><p>A story.</p><h2>Ingredients</h2>
  <div>For <select><option>1</option><option selected>6</option></select> people</div>
  <ul><li><p>2 eggs</p></li><li><p>salt</p></li></ul><h2>Method</h2><ol><li>Mix.</li><li>Bake.</li></ol>
  <h3>Follow us</h3>`;

test("gaps in linked data are filled by the page's headings", () => {
  const html = `<script type="application/ld+json">${THIN}</script>${HEADED}`;
  expect(readPage(html, null)).toMatchObject([{ ...READ, yield: "4", preparationMinutes: 5 }]);
});

test("a recipe without steps gets those of its page if the ingredients match", () => {
  const half = (line: string) =>
    `<script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeIngredient":["${line}","salt"]}</script>${HEADED}`;
  expect(readPage(half("2 eggs"), null)).toMatchObject([{ ...READ, yield: "6 people" }]);
  expect(readPage(half("1 fish").replace("<p>salt", "<p>oil"), null)[0]).toMatchObject({
    ingredients: ["1 fish", "salt"],
    steps: [],
    yield: "",
  });
});

test("a recipe below a long story is read", () => {
  const html = `<h1>Story</h1>${"<p>We walked along the sea and ate nothing at all.</p>".repeat(2_000)}${HEADED}`;
  expect(readPage(html, null)[0]).toMatchObject({ ...READ, title: "My Pie" });
});

test("each paragraph of a page is a step, however short, and bold lines are headings", () => {
  const html = `<h1>Pie</h1><h2>Ingredients</h2><p><strong>Dough</strong><br>2 eggs<br><b>Filling</b><br>3 plums</p>
    <h2>Method</h2><p>Mix the eggs with the flour in a large bowl, and let it stand</p><p>for an hour.</p>`;
  expect(readPage(html, null)[0]).toMatchObject({
    ingredients: ["Dough:", "2 eggs", "Filling:", "3 plums"],
    steps: ["Mix the eggs with the flour in a large bowl, and let it stand", "for an hour."],
  });
});

test("older RDFa relations give ingredients and an image, but a link's nofollow does not", () => {
  const html =
    '<div typeof="v:Recipe"><b property="v:name">Pie</b><i rel="v:image"><img src="/a.jpg"></i><a rel="nofollow">no</a><ul rel="v:ingredient"><li typeof="v:RecipeIngredient"><i property="v:amount">2</i> <b property="v:name">eggs</b></li><li typeof="v:RecipeIngredient"><b property="v:name">salt</b></li></ul><p property="v:instructions">Mix.</p></div>';
  expect(readPage(html, "https://example.org/pie")).toMatchObject([
    {
      title: "Pie",
      ingredients: ["2 eggs", "salt"],
      steps: ["Mix."],
      photos: [{ address: "https://example.org/a.jpg" }],
    },
  ]);
});
