import { expect, test } from "vitest";
import { cpuMilliseconds } from "../../tests/support/cpu-time";
import { completeIngredients } from "./complete-ingredients";
import { schemaRecipes } from "./json-ld/schema-recipe";
import { readPage } from "./read-page";
import { readPasted } from "./read-pasted";
import { MAX_PAGE } from "./reading-limits";

/** JSON-LD of fifty recipes whose every step points at one node. */
function pointing(node: Record<string, unknown>): string {
  const steps = Array.from({ length: 300 }, () => ({ "@id": "#x" }));
  const recipes = Array.from({ length: 50 }, () => ({
    "@type": "Recipe",
    name: "Pie",
    recipeInstructions: steps,
  }));
  return JSON.stringify([{ ...node, "@id": "#x" }, ...recipes]);
}

function listing(recipeIngredient: string[]): string {
  const recipe = { "@type": "Recipe", name: "Pie", recipeIngredient, recipeInstructions: "Mix." };
  return `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
}

/** Generous: a wrong reader needs minutes. */
const MAX_MILLISECONDS = 6_000;

const ATTACKS: [string, string][] = [
  ["opened and never closed", "<div>".repeat(MAX_PAGE / 5)],
  ["begun and never ended", "<a".repeat(MAX_PAGE / 2)],
  ["of attributes", `<a ${"b=c ".repeat(MAX_PAGE / 4)}`],
  ["nested and closed", "<i>".repeat(200_000) + "</i>".repeat(200_000)],
  ["closed and never opened", "<b>".repeat(500) + "</i>".repeat(MAX_PAGE / 4)],
  ["of nested properties", '<b itemprop="name ingredients">'.repeat(150_000)],
  [
    "of names around all of it",
    `<p itemscope itemtype="/Recipe">${'<b itemprop="name description image">'.repeat(400)}${"<i>x</i> ".repeat(100_000)}`,
  ],
  [
    "of nested recipes",
    '<b itemscope itemtype="http://schema.org/Recipe" itemprop=a>'.repeat(80_000),
  ],
  ["of recipe cards", '<p class="h-recipe"><b class="p-name">x</b></p>'.repeat(80_000)],
  ["of empty scripts", '<script type="application/ld+json">{}</script>'.repeat(80_000)],
  ["of one deep script", `<script type="application/ld+json">${"[".repeat(4_000_000)}</script>`],
  [
    "of one script of quotes",
    `<script type="application/ld+json">{"a":"${'" '.repeat(2_000_000)}</script>`,
  ],
  [
    "of one script of commas",
    `<script type="application/ld+json">[${",\n".repeat(2_000_000)}</script>`,
  ],
  ...["//", "/*", "<!--", "\\\\", "', ", '","a', '"<p>', "}{", "a:", '{"a":'].map(
    (sign): [string, string] => [
      `of one script of ${sign} again and again`,
      `<script type="application/ld+json">{"a":"${sign.repeat(990_000 / sign.length)}</script>
     <script type="application/ld+json">[x${sign.repeat(990_000 / sign.length)}</script>
     <script type="application/ld+json">{"a":"${`"${sign}`.repeat(400_000 / sign.length)}</script>`,
    ],
  ),
  ...["<h1>a", "<h1><b> ", "<p><b>x</b></p> ", "<h1 ", " <p>  <b> x"].map(
    (sign): [string, string] => [
      `of steps of ${sign} again and again`,
      `<script type="application/ld+json">${JSON.stringify({
        "@type": "Recipe",
        name: "Pie",
        recipeInstructions: Array(15).fill(sign.repeat(100_000 / sign.length)),
      })}</script>`,
    ],
  ),
  ["of entities", `<p itemscope itemtype="/Recipe"><i itemprop=name>${"&amp;".repeat(900_000)}`],
  [
    "of one ingredient again and again, below fifty recipes",
    `<script type="application/ld+json">${JSON.stringify(
      Array.from({ length: 50 }, (_, at) => ({
        "@type": "Recipe",
        name: `Pie ${at}`,
        recipeIngredient: Array.from({ length: 300 }, () => "1 egg"),
      })),
    )}</script>${"<li>1 egg</li><h4>x</h4>".repeat(150_000)}`,
  ],
  [
    "of numbers in recipes in recipes",
    `${'<div itemscope itemtype="/Recipe"><p itemprop="ingredients">1 egg</p>'.repeat(60)}${"<p>1. Mix".repeat(200_000)}`,
  ],
  ["of bold items", "<li><b>Dough</b></li><li>1 egg</li>".repeat(100_000)],
  ["of bold lines", "<p><b>x</b><br>".repeat(100_000)],
  ["of comments", "<!--".repeat(MAX_PAGE / 4)],
  ["of spaces", " \n".repeat(MAX_PAGE / 2)],
  ["of forms in forms", "<form><h1>x".repeat(200) + "<h2></h2>".repeat(200_000)],
  [
    "of nothing but lines like its ingredients",
    `${listing(Array.from({ length: 300 }, (_, at) => `1 egg and more ${at}`))}
     <h2>Ingredients</h2>${"<li>1 egg and more 2</li>".repeat(90_000)}<h2>Steps</h2><p>Mix.`,
  ],
  [
    "of stars between its ingredients",
    `${listing(Array.from({ length: 14 }, (_, at) => `${at} large eggs`))}
     ${Array.from({ length: 14 }, (_, at) => `<p>${at} large eggs<p>x${"*:".repeat(9_900)}y`).join("")}`,
  ],
  [
    "of letters like its ingredients",
    `${listing(Array.from({ length: 300 }, () => "a".repeat(40)))}${"<li>a</li>".repeat(200_000)}`,
  ],
  [
    "of one text, pointed at again and again",
    pointing({ text: "<b>&amp;lt;i></b>".repeat(6_000) }),
  ],
  [
    "of a node that points at itself",
    pointing({ itemListElement: Array.from({ length: 9 }, () => ({ "@id": "#x" })) }),
  ],
];

test.each(ATTACKS)("a page %s is read in little time, and without falling", (_, html) => {
  const spent = cpuMilliseconds(() => {
    readPage(html, "https://example.org/");
    readPasted(html, null);
  });
  expect(spent).toBeLessThan(MAX_MILLISECONDS);
});

test.each([
  ["amounts", "1 ".repeat(500_000)],
  ["bullets", "- ".repeat(500_000)],
  ["numbers", "1. ".repeat(500_000)],
  ["colons", "a: ".repeat(500_000)],
  ["stars", "**".repeat(500_000)],
  ["brackets", "[a](".repeat(300_000)],
  ["bars", "|-".repeat(500_000)],
  ["dashes before a word", `${"-".repeat(40)}x\n`],
  ["lines", "1 egg\n".repeat(200_000)],
  ["titles", "# Pie\n## Ingredients\n".repeat(50_000)],
  ["equal lines", "Time\n\n5 min\n".repeat(50_000)],
  [
    "lines that go on",
    `Pie\n\nIngredients\n1 egg\n\nSteps\n${"mix and stir and wait\n".repeat(29_900)}`,
  ],
  ["cut words", `Pie\nIngredients\n${"flour-\n".repeat(140_000)}`],
  ["chat", "[1/1/2025 10:00] Ann: ".repeat(45_000)],
  ["pictures", "🍰".repeat(400_000)],
  ["signs in a heading", `**a${"\ufe0f".repeat(1_900)}x\n`.repeat(500)],
  ["gaps", `x${" ".repeat(30)}`.repeat(32_000)],
  ["open headings", `# ${"# ".repeat(980)}x\n`.repeat(480)],
])("a paste of nothing but %s is read in little time", (_, text) => {
  expect(cpuMilliseconds(() => readPasted(text, null))).toBeLessThan(MAX_MILLISECONDS);
});

test("a yield of nothing but figures is read in little time", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Pie",
    recipeYield: Array(10).fill("1".repeat(20_000)),
  };
  expect(cpuMilliseconds(() => schemaRecipes(recipe, null))).toBeLessThan(400);
});

test("lines of one long word are compared in little time", () => {
  const line = `1 ${"a".repeat(9_000)}${"1".repeat(9_000)}a`;
  const spent = cpuMilliseconds(() =>
    completeIngredients(Array(200).fill(line), [`${line}b`, "2 eggs"], ["## Ingredients"]),
  );
  expect(spent).toBeLessThan(MAX_MILLISECONDS);
});

const ODD: unknown[] = [
  null,
  true,
  0,
  -1,
  "",
  [],
  {},
  [[[[]]]],
  [null],
  { "@value": null },
  "<script>x</script>",
];
const FIELDS =
  "name description recipeYield prepTime cookTime totalTime recipeIngredient recipeInstructions image author url inLanguage recipeCategory keywords mainEntityOfPage recipeNotes".split(
    " ",
  );

test.each(FIELDS)(
  "whatever stands in %s, reading it does not fall, and gives no markup",
  (field) => {
    for (const odd of ODD) {
      const [recipe] = schemaRecipes({ "@type": "Recipe", name: "Pie", [field]: odd }, null);
      expect(recipe).toBeDefined();
      expect(JSON.stringify(recipe)).not.toContain("<script");
    }
  },
);

test("a name that every object has says nothing", () => {
  const json = JSON.parse(
    '{"@type":"Recipe","name":"Pie","__proto__":{"description":"x"},"constructor":1}',
  );
  expect(schemaRecipes(json, null)[0]).toMatchObject({ title: "Pie", description: "" });
  const page =
    '<p class="h-recipe"><b class="constructor __proto__ p-name">Pie</b><b class="p-ingredient">1 egg</b>';
  expect(readPage(page, null)[0]).toMatchObject({ title: "Pie", ingredients: ["1 egg"] });
});

test("a recipe in itself, a thousand times over, is read once", () => {
  let inner: unknown = "Stir.";
  for (let depth = 0; depth < 5_000; depth++)
    inner = { "@type": "HowToSection", itemListElement: [inner] };
  expect(() =>
    schemaRecipes({ "@type": "Recipe", name: "Pie", recipeInstructions: inner }, null),
  ).not.toThrow();
});

test("of a page with thousands of recipes, ingredients and steps, as many as the bounds are read", () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({
    "@type": "Recipe",
    name: `Pie ${at}`,
    recipeIngredient: Array.from({ length: 400 }, () => "1 egg"),
    recipeInstructions: Array.from({ length: 400 }, () => "Stir."),
  }));
  const recipes = schemaRecipes(many, null);
  expect(recipes).toHaveLength(50);
  expect(recipes[0]?.ingredients).toHaveLength(300);
  expect(recipes[0]?.steps).toHaveLength(300);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "//user:pw@example.org/x",
  "http://",
])("%s is neither a picture's address nor a source", (address) => {
  const [recipe] = schemaRecipes(
    { "@type": "Recipe", name: "Pie", image: address, url: address },
    null,
  );
  expect(recipe).toMatchObject({ picture: null, source: "" });
});
