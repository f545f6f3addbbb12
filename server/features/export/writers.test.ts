import { expect, test } from "vitest";
import { BLANK_FIELDS } from "#domain/recipe/recipe-fields";
import { readCooklang } from "../../../tests/support/cooklang-reader";
import { readUpload } from "../../../tests/support/import-files";
import type { RecipeLine } from "../recipes/lines";
import type { Recipe } from "../recipes/queries";
import { formatCooklang } from "./cooklang";
import { formatMarkdown } from "./markdown";
import { buildRecipeNode } from "./recipe-node";

const line = (name: string, rest: Partial<RecipeLine> = {}): RecipeLine => ({
  name,
  ingredientId: null,
  amount: null,
  unit: "NONE",
  complement: "",
  written: "",
  text: "",
  words: "",
  parse: undefined,
  ...rest,
});

const buildRecipe = (rest: Partial<Recipe> = {}): Recipe => ({
  headings: { ingredients: [], steps: [] },
  id: 7,
  version: 1,
  title: "Leek tart",
  ...BLANK_FIELDS,
  visibility: "PRIVATE",
  language: "en",
  imageVersion: null,
  createdAt: 0,
  updatedAt: 0,
  author: { id: 1, username: "Alice", imageVersion: null },
  ingredients: [],
  steps: [],
  tips: [],
  ...rest,
});

const writeCooklang = (recipe: Recipe, locale: "en" | "fr" = "en") => {
  const names = recipe.ingredients.map(({ name }) => [{ text: name, language: recipe.language }]);
  return readCooklang(formatCooklang(recipe, names, locale));
};

const HOSTILE = [
  "@salt{1%kg} and #pot and ~{5%minutes} {x} (y) 100 % a|b",
  "-- not a comment --- nor this [- or this -] \\ and \\\\",
  "> no note\n>> key: value\n= no section =\n== none\n---\nlast",
  "# no heading\n## none\n- no item\n+ none\n1. none\n2) none\n***\n___\n===\n---",
  "![p](http://x.example/p.png) [l](javascript:alert(1)) <b onclick=x>b</b> <script>x</script>",
  "`code` ~~~ ``` *a* **b** _c_ __d__ ~~e~~ | a | b |",
  "&lt;b&gt; &#60; &amp; AT&T",
  "<!-- --> <https://x.example> \\<b>",
  "(first) -last- trailing \\",
  "a---b [-",
];

test.each(HOSTILE)("no text is markup in Cooklang: %j", (text) => {
  const flat = text.replace(/\s+/g, " ");
  const recipe = buildRecipe({
    title: flat,
    description: text,
    source: flat,
    ingredients: [line(flat.slice(0, 50), { complement: flat.slice(0, 100) })],
    steps: [text, `before\n\n${text}`],
    tips: [text],
  });
  const read = writeCooklang(recipe);
  expect(read.strange).toEqual([]);
  expect(read.metadata).toMatchObject({ title: flat, description: text, source: flat });
  const [gather, ...steps] = read.steps;
  expect(gather?.ingredients).toEqual([
    {
      name: recipe.ingredients[0]?.name,
      quantity: "",
      unit: "",
      note: recipe.ingredients[0]?.complement,
    },
  ]);
  expect(steps.map((step) => step.text)).toEqual([text, `before\n${text}`]);
  expect(steps.flatMap((step) => step.ingredients)).toEqual([]);
  expect(read.notes).toEqual([text]);
});

/** The Markdown lines that carry structure, without user text. */
function outlineMarkdown(markdown: string): string[] {
  return markdown.split("\n").flatMap((text) => {
    const [, mark = "", rest = ""] = /^\s*(#{1,6} |[-+*] |\d+[.)] |)(.*)$/.exec(text) ?? [];
    const bare = rest.replace(/\\[!-/:-@[-`{-~]/g, "·");
    const isMarked =
      /[`*_[\]<>~|]|&#?\w+;/.test(bare) || /^([-+=:#]|\d+[.)])/.test(rest.trimStart());
    return isMarked ? [`${mark}${rest}`] : mark ? [mark.trim()] : [];
  });
}

test.each(HOSTILE)("no text is markup in Markdown: %j", (text) => {
  const flat = text.replace(/\s+/g, " ");
  const markdown = formatMarkdown(
    buildRecipe({
      title: flat,
      description: text,
      source: flat,
      ingredients: [line(flat.slice(0, 50), { complement: flat.slice(0, 100) })],
      steps: [text, text],
      tips: [text],
    }),
    "en",
  );
  expect(outlineMarkdown(markdown)).toEqual(["#", "-", "##", "-", "##", "1.", "2.", "##", "-"]);
  const plain = markdown.replace(/\\([!-/:-@[-`{-~])/g, "$1").replace(/ {2}\n\s*/g, "\n");
  expect(plain).toContain(`# ${flat}\n`);
  for (const each of text.split("\n")) expect(plain).toContain(each);
});

test("a step marks each ingredient it fully names once; the others are gathered in a first step", () => {
  const recipe = buildRecipe({
    ingredients: [
      line("Leek", { ingredientId: 1, amount: { numerator: 3, denominator: 2 }, unit: "POUND" }),
      line("Cream", { ingredientId: 2, amount: { numerator: 25, denominator: 2 }, unit: "GRAM" }),
      line("Cream cheese", { ingredientId: 3, complement: "soft (at room temperature)" }),
      line("Grandma’s mix", { amount: { numerator: 1, denominator: 3 }, unit: "CUP" }),
      line("Garlic", { ingredientId: 4, written: "3-4 cloves" }),
      line("Butter", {
        ingredientId: 5,
        written: "7 oz",
        amount: { numerator: 198, denominator: 1 },
        unit: "GRAM",
      }),
      line("Salt", { ingredientId: 6, written: "a pinch" }),
    ],
    steps: [
      "Slice the leeks (not too thin).",
      "Mix the cream cheese (all of it) with grandma’s mix and the cream, then more cream.",
      "Fry the leeks with garlic in butter, and salt them.",
    ],
  });
  const names = recipe.ingredients.map(({ name }) => [{ text: name, language: "en" as const }]);
  const written = formatCooklang(recipe, names, "en");
  const read = readCooklang(written);
  const ingredient = (name: string, quantity = "", unit = "", note = "") => ({
    name,
    quantity,
    unit,
    note,
  });
  expect(read.steps.map(({ ingredients }) => ingredients)).toEqual([
    [ingredient("leeks", "1 1/2", "lb")],
    [
      ingredient("cream cheese", "", "", "soft (at room temperature)"),
      ingredient("grandma’s mix", "1/3", "cup"),
      ingredient("cream", "12.5", "g"),
    ],
    [
      ingredient("garlic", "3-4", "cloves"),
      ingredient("butter", "7", "oz"),
      ingredient("salt", "a pinch"),
    ],
  ]);
  expect(read.steps.map(({ text }) => text)).toEqual(recipe.steps);
  const without = { ...recipe, steps: ["Heat the oven."] };
  const gathered = readCooklang(formatCooklang(without, names, "fr"));
  expect(gathered.steps[0]?.text).toMatch(/^Réunir Leek, Cream, .* et Salt\.$/);
  expect(gathered.steps[0]?.ingredients).toHaveLength(7);
  expect(gathered.steps[0]?.ingredients[1]).toEqual(ingredient("Cream", "12.5", "g"));
});

test("a recipe's facts are in Cooklang's front matter under the standard keys", () => {
  const recipe = buildRecipe({
    title: "no",
    description: "Two\nlines: with --- and #",
    yield: 4,
    preparationMinutes: 90,
    cookingMinutes: 0,
    cookingTemperature: 180,
    category: "DESERT",
    source: "https://example.org/tart?a=1&b=2",
    language: "fr",
  });
  expect(writeCooklang(recipe, "fr").metadata).toEqual({
    title: "no",
    description: "Two\nlines: with --- and #",
    author: "Alice",
    source: "https://example.org/tart?a=1&b=2",
    servings: 4,
    "prep time": "1h30m",
    "cook time": "0m",
    "oven temperature": "180 °C",
    course: "Dessert",
    locale: "fr",
    "exported by": "Popote",
  });
  expect(writeCooklang(buildRecipe()).metadata).toEqual({
    title: "Leek tart",
    author: "Alice",
    locale: "en",
    "exported by": "Popote",
  });
});

test("Markdown matches the recipe's page, in the reader's language", () => {
  const recipe = buildRecipe({
    description: "First.\nSecond.\n\nThird.",
    yield: 1,
    preparationMinutes: 90,
    category: "DESERT",
    ingredients: [
      line("Butter", {
        amount: { numerator: 200, denominator: 1 },
        unit: "GRAM",
        written: "7 oz",
        complement: "softened",
      }),
      line("Ail", { written: "3-4 gousses" }),
    ],
    steps: ["One.\nMore.", "Two."],
    tips: ["Best cold."],
    source: "Mémé",
  });
  expect(formatMarkdown(recipe, "fr").replace(/[\u00a0\u202f]/g, " ")).toBe(`# Leek tart

First.  
Second.

Third.

- Pour : 1 personne
- Préparation : 1 h 30 min
- Catégorie : Dessert
- Par Alice

## Ingrédients

- 200 g Butter (7 oz), softened
- 3-4 gousses Ail

## Étapes

1. One.  
   More.
2. Two.

## Astuces

- Best cold.

Source : Mémé
`);
});

test("JSON-LD has a recipe's URL only if it is open to everyone", () => {
  const nutrition = { counted: 0, of: 0, uncounted: [], totals: {} } as never;
  const recipe = buildRecipe({
    imageVersion: 3,
    tips: ["Best cold."],
    source: "https://example.org/tart",
    ingredients: [
      line("Butter", {
        amount: { numerator: 200, denominator: 1 },
        unit: "GRAM",
        complement: "softened",
      }),
    ],
  });
  const node = buildRecipeNode(recipe, nutrition, "https://popote.example", "en");
  expect(JSON.stringify(node)).not.toContain("popote.example");
  expect(node).toMatchObject({
    isBasedOn: "https://example.org/tart",
    recipeIngredient: ["200 g Butter, softened"],
    recipeInstructions: [{ "@type": "HowToTip", text: "Best cold." }],
  });
  const open = buildRecipeNode(
    { ...recipe, visibility: "PUBLIC", source: "Mémé" },
    nutrition,
    "https://popote.example",
    "en",
  );
  expect(open).toMatchObject({
    url: "https://popote.example/recipe/view?id=7",
    image: ["https://popote.example/image/recipes/7-v3.webp"],
    citation: "Mémé",
  });
});

const flat = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, " ").trim());

test("each file reads back as the recipe it was written from", async () => {
  const nutrition = { counted: 0, of: 0, uncounted: [], totals: {} } as never;
  const recipe = buildRecipe({
    title: "Leek & cheese tart #1",
    yield: 4,
    preparationMinutes: 90,
    cookingMinutes: 45,
    source: "https://example.org/tart",
    ingredients: [
      line("Leek", { amount: { numerator: 3, denominator: 1 }, complement: "washed (well)" }),
      line("Butter", { amount: { numerator: 25, denominator: 2 }, unit: "GRAM" }),
      line("Garlic", { written: "3-4 cloves" }),
    ],
    steps: ["Heat the oven -- to 200 °C. Use #2 @ ~5 [-ish].", "> Bake *well*.\n= Serve_it_."],
    tips: ["Good @home, too <3."],
  });
  const files = {
    "Tart.cook": formatCooklang(
      recipe,
      recipe.ingredients.map(() => []),
      "en",
    ),
    "Tart.md": formatMarkdown(recipe, "en"),
    "Tart.jsonld": JSON.stringify({
      "@context": "https://schema.org",
      ...buildRecipeNode(recipe, nutrition, "https://popote.example", "en"),
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    const { entries } = await readUpload(name, text);
    const [entry] = entries;
    const found = entry && "recipe" in entry ? entry.recipe : undefined;
    const lines = (found?.ingredients ?? []).map(String);
    expect({
      name,
      title: found?.title,
      source: found?.source,
      times: [found?.preparationMinutes, found?.cookingMinutes],
      lines,
      steps: flat(found?.steps ?? []),
      tips: flat(found?.tips ?? []),
    }).toEqual({
      name,
      title: recipe.title,
      source: recipe.source,
      times: [90, 45],
      lines: ["3 Leek, washed (well)", "12.5 g Butter", "3-4 cloves Garlic"],
      steps: flat(recipe.steps),
      tips: flat(recipe.tips),
    });
  }
});
