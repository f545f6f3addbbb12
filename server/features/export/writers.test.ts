import { expect, test } from "vitest";
import { BLANK_FIELDS } from "#domain/recipe/recipe-fields";
import { OWN_MARKDOWN } from "#reader/formats/own-markdown";
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
  subRecipeId: null,
  amount: null,
  unit: "NONE",
  complement: "",
  written: "",
  text: "",
  words: "",
  parse: undefined,
  density: null,
  isLiquid: false,
  ...rest,
});

const buildRecipe = (rest: Partial<Recipe> = {}): Recipe => ({
  headings: { ingredients: [], steps: [] },
  photos: [],
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

const writeCooklang = (recipe: Recipe, locale: "en" | "fr" = "en") =>
  readCooklang(formatCooklang(recipe, locale));

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
  const [list, ...steps] = read.steps;
  const words = `${recipe.ingredients[0]?.name.trim()}, ${recipe.ingredients[0]?.complement}`;
  expect(list?.ingredients).toEqual([{ name: words, quantity: "", unit: "", note: "", words }]);
  expect(steps.map((step) => step.text)).toEqual([text, `before\n\n${text}`]);
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

/** Without the marks that Popote shows. */
const UNMARKED = HOSTILE.map((text) =>
  text.replace("*a* **b** _c_ __d__", "*a **b _c __d").replace("\n- no item", "\n-no item"),
);

test.each(UNMARKED)("no text is markup in Markdown: %j", (text) => {
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
  const parts = ["#", "-", "##", "-", "##", "1.", "2.", "##", "-"];
  expect(outlineMarkdown(markdown)).toEqual([...parts, OWN_MARKDOWN]);
  const plain = markdown.replace(/\\([!-/:-@[-`{-~])/g, "$1").replace(/ {2}\n\s*/g, "\n");
  expect(plain).toContain(`# ${flat}\n`);
  for (const each of text.split("\n")) expect(plain).toContain(each);
});

test("bold, italics, links and lists keep their marks in a Markdown export", () => {
  const text = "**Mix *well*** the [roux](/x_y) \\*\n- _a_ #b\n- c_d\n2 * 3";
  const markdown = formatMarkdown(
    buildRecipe({ description: text, steps: [text], tips: [text] }),
    "en",
  );
  const [first, ...lines] = [
    "**Mix *well*** the [roux](/x_y) &#42;  ",
    "- _a_ \\#b  ",
    "- c\\_d  ",
    "2 \\* 3\n",
  ];
  const write = (start: string, indent: string) =>
    `${start}${[first, ...lines].join(`\n${indent}`)}`;
  expect(markdown).toContain(`\n${write("", "").replaceAll("\n- ", "\n\\- ")}`);
  expect(markdown).toContain(`\n${write("1. ", "   ")}`);
  expect(markdown).toContain(`\n${write("- ", "  ")}`);
});

test("in Cooklang an ingredient has its name and stored quantity, or else all its words as the name", () => {
  const recipe = buildRecipe({
    ingredients: [
      line("Leek", { ingredientId: 1, amount: { numerator: 3, denominator: 2 }, unit: "POUND" }),
      line("Salted butter", {
        ...{ ingredientId: 5, amount: { numerator: 198, denominator: 1 }, unit: "GRAM" },
        ...{ written: "7 oz", complement: "soft (at room temperature)" },
        text: "7 oz butter, soft (at room temperature)",
      }),
      line("Garlic", { ingredientId: 4, text: "3-4 cloves of garlic" }),
    ],
    steps: ["Fry the leeks with 2 cloves of garlic in butter."],
  });
  const { sections, steps } = writeCooklang(recipe, "fr");
  expect(sections).toEqual(["Ingrédients", "Étapes"]);
  expect(steps.map(({ ingredients }) => ingredients)).toEqual([
    [
      { name: "Leek", quantity: "1 1/2", unit: "lb", note: "", words: "1 1/2 lb Leek" },
      {
        ...{ name: "Salted butter", quantity: "198", unit: "g" },
        note: "soft (at room temperature)",
        words: "7 oz butter, soft (at room temperature)",
      },
      {
        ...{ name: "3-4 cloves of garlic", quantity: "", unit: "", note: "" },
        words: "3-4 cloves of garlic",
      },
    ],
    [],
  ]);
  expect(steps[1]?.text).toBe(recipe.steps[0]);
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

<!-- Popote -->
`);
});

test("JSON-LD has a recipe's URL only if it is open to everyone", () => {
  const nutrition = { counted: 0, of: 0, uncounted: [], totals: {} } as never;
  const recipe = buildRecipe({
    imageVersion: 3,
    photos: [{ id: null, key: "tart", alt: "", step: null }],
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
    "Tart.cook": formatCooklang(recipe, "en"),
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
