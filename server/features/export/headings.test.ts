import { expect, test } from "vitest";
import { BLANK_FIELDS } from "#domain/recipe/recipe-fields";
import { readUpload } from "../../../tests/support/import-files";
import { recipeIn } from "../../../tests/support/parsed-recipes";
import type { RecipeLine } from "../recipes/lines";
import type { Recipe } from "../recipes/queries";
import { formatCooklang } from "./cooklang";
import { formatMarkdown } from "./markdown";
import { buildRecipeJsonLd } from "./recipe-json-ld";
import { buildRecipeNode } from "./recipe-node";

const line = (name: string, text: string, rest: Partial<RecipeLine> = {}): RecipeLine => ({
  ...{
    name,
    ingredientId: 1,
    subRecipeId: null,
    amount: null,
    unit: "NONE",
    complement: "",
    written: "",
    text,
  },
  ...{ words: "", parse: undefined, density: null, isLiquid: false },
  ...rest,
});
const grams = (amount: number) => ({
  amount: { numerator: amount, denominator: 1 },
  unit: "GRAM" as const,
});

const CAKE: Recipe = {
  ...{ id: 7, version: 1, title: "Lemon cake", language: "en" },
  ...BLANK_FIELDS,
  ...{ visibility: "PRIVATE", imageVersion: null, photos: [], createdAt: 0, updatedAt: 0 },
  author: { id: 1, username: "Alice", imageVersion: null },
  ingredients: [
    line("All-purpose flour", "200 g plain flour, sifted", {
      ...grams(200),
      complement: "plain flour, sifted",
    }),
    line("Salted butter", "a knob of butter", { written: "a knob", ...grams(15) }),
    line("Icing sugar", "100 g icing sugar", grams(100)),
  ],
  steps: ["Rub the butter into the flour.", "Bake.", "Stir the icing sugar."],
  tips: [],
  headings: {
    ingredients: [
      { before: 0, text: "For the cake" },
      { before: 2, text: "For the glaze" },
    ],
    steps: [
      { before: 0, text: "Cake" },
      { before: 2, text: "Glaze" },
    ],
  },
};
const NUTRITION = { counted: 0, of: 0, uncounted: [], totals: {} } as never;

test("JSON-LD has sections of steps, and ingredients without headings", () => {
  const page = buildRecipeJsonLd(CAKE, "en");
  const words = ["200 g plain flour, sifted", "a knob of butter", "100 g icing sugar"];
  expect(page).toMatchObject({ recipeIngredient: words });
  expect(JSON.stringify(page)).not.toMatch(/popote|For the/);
  const file = buildRecipeNode(CAKE, NUTRITION, "https://popote.example", "en");
  expect(file).toMatchObject({
    recipeIngredient: words,
    recipeInstructions: [
      { "@type": "HowToSection", name: "Cake", itemListElement: [{}, {}] },
      { "@type": "HowToSection", name: "Glaze", itemListElement: [{}] },
    ],
    "popote:ingredients": [
      "# For the cake",
      ...words.slice(0, 2),
      "# For the glaze",
      ...words.slice(2),
    ],
  });
});

test("an ingredient list changed by another program takes precedence over the one with headings", async () => {
  const node = buildRecipeNode(CAKE, NUTRITION, "https://popote.example", "en");
  const changed = { ...node, recipeIngredient: ["400 g plain flour", "a knob of butter"] };
  const { entries } = await readUpload("Cake.jsonld", JSON.stringify(changed));
  expect(recipeIn(entries[0])).toMatchObject({
    ingredients: ["400 g plain flour", "a knob of butter"],
    steps: ["# Cake", "Rub the butter into the flour.", "Bake.", "# Glaze", expect.anything()],
  });
});

test("Cooklang has a section for each heading, and a method without marks", () => {
  const [, body] = formatCooklang(CAKE, "en").split("---\n\n");
  expect(body).toBe(`== Ingredients: For the cake ==

@All-purpose flour{200%g}(plain flour, sifted)[- 200 g plain flour, sifted -],
@Salted butter{15%g}[- a knob of butter -]

== Ingredients: For the glaze ==

@Icing sugar{100%g}[- 100 g icing sugar -]

== Cake ==

Rub the butter into the flour.

Bake.

== Glaze ==

Stir the icing sugar.
`);
});

test("a comment is the ingredient's line in Popote's own Cooklang only", async () => {
  const readLines = async (front: string) => {
    const text = `${front}== Ingredients ==\n\n@flour{200%g}[- 200 g plain flour -]\n@salt{}\n\n== Steps ==\n\nBake.`;
    const { entries } = await readUpload("Cake.cook", text);
    return recipeIn(entries[0]).ingredients;
  };
  expect(await readLines('---\nexported by: "Popote"\n---\n')).toEqual([
    "200 g plain flour",
    "salt",
  ]);
  expect(await readLines("")).toEqual(["200 g flour", "salt"]);
});

const HOSTILE = [
  "Salt @salt{1%kg} and #pot and ~{5%minutes} {x} (y) 100 % a|b",
  "No -- comment --- nor this [- or this -] \\ and \\\\",
  "No = section == x =",
  "A *a* **b** _c_ `code` [l](javascript:alert(1)) &lt;b&gt; AT&T",
  "A $t(recipe:view.steps) {{value}}",
];
/** Reserved words in files for programs; in Markdown they are sections of the recipe. */
const PARTS = ["Method", "Notes", "Ingredients", "Préparation de la pâte", "= x", "> x", "-- x"];

test.each([...HOSTILE, ...PARTS])("a heading reads back as a heading: %j", async (text) => {
  const ingredients = [
    { before: 0, text: "For the cake" },
    { before: 2, text },
  ];
  const headings = {
    ingredients,
    steps: [
      { before: 0, text: "Cake" },
      { before: 2, text },
    ],
  };
  const recipe = { ...CAKE, headings };
  const files = {
    "a.cook": formatCooklang(recipe, "en"),
    "a.jsonld": JSON.stringify(buildRecipeNode(recipe, NUTRITION, "https://popote.example", "en")),
    ...(PARTS.includes(text) ? {} : { "a.md": formatMarkdown(recipe, "en") }),
  };
  for (const [name, file] of Object.entries(files)) {
    const { entries } = await readUpload(name, file);
    const { ingredients, steps, tips } = recipeIn(entries[0]);
    const lines = ingredients.map((each) => String(each).replace(/^(.*):$/, "# $1"));
    expect({ name, lines, steps, tips }).toEqual({
      name,
      lines: [
        "# For the cake",
        "200 g plain flour, sifted",
        "a knob of butter",
        `# ${text}`,
        "100 g icing sugar",
      ],
      steps: [
        "# Cake",
        "Rub the butter into the flour.",
        "Bake.",
        `# ${text}`,
        "Stir the icing sugar.",
      ],
      tips: [],
    });
  }
});
