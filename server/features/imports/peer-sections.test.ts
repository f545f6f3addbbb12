import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { readUpload } from "../../../tests/support/import-files";
import { loadTexts, recipeIn, saveParsed } from "../../../tests/support/parsed-recipes";

const EXPECTED = {
  title: "Lemon cake",
  ingredients: [
    "# For the cake",
    "200 g flour",
    "3 eggs",
    "# For the glaze",
    "100 g icing sugar",
    "1 lemon",
  ],
  steps: ["# Cake", "Beat it all.", "Bake for 40 minutes.", "# Glaze", "Stir and pour over."],
};

const food = (amount: number, unit: string, name: string, more: object = {}) => ({
  ...{ quantity: amount, amount, unit: unit ? { name: unit } : null, food: { name }, note: "" },
  ...more,
});
const header = (note: string) => ({ is_header: true, note, amount: 0, food: null, unit: null });

const schema = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Lemon cake",
  recipeIngredient: [
    "For the cake:",
    "200 g flour",
    "3 eggs",
    "For the glaze:",
    "100 g icing sugar",
    "1 lemon",
  ],
  recipeInstructions: [
    {
      "@type": "HowToSection",
      name: "Cake",
      itemListElement: [
        { "@type": "HowToStep", text: "Beat it all." },
        { "@type": "HowToStep", text: "Bake for 40 minutes." },
      ],
    },
    {
      "@type": "HowToSection",
      name: "Glaze",
      itemListElement: [{ "@type": "HowToStep", text: "Stir and pour over." }],
    },
  ],
};

const FILES: [program: string, name: string, text: string][] = [
  [
    "Mealie",
    "lemon-cake.json",
    JSON.stringify({
      name: "Lemon cake",
      slug: "lemon-cake",
      recipeIngredient: [
        food(200, "g", "flour", { title: "For the cake" }),
        food(3, "", "eggs", { title: null }),
        food(100, "g", "icing sugar", { title: "For the glaze" }),
        food(1, "", "lemon", { title: "" }),
      ],
      recipeInstructions: [
        { title: "Cake", summary: "", text: "Beat it all." },
        { title: "", summary: "", text: "Bake for 40 minutes." },
        { title: "Glaze", summary: "", text: "Stir and pour over." },
      ],
    }),
  ],
  [
    "Tandoor",
    "recipe.json",
    JSON.stringify({
      name: "Lemon cake",
      working_time: 0,
      waiting_time: 0,
      servings_text: "",
      steps: [
        {
          name: "Cake",
          instruction: "1. Beat it all.\n2. Bake for 40 minutes.",
          ingredients: [header("For the cake"), food(200, "g", "flour"), food(3, "", "eggs")],
          show_as_header: true,
          order: 0,
        },
        {
          name: "Glaze",
          instruction: "Stir and pour over.",
          ingredients: [
            header("For the glaze"),
            food(100, "g", "icing sugar"),
            food(1, "", "lemon"),
          ],
          show_as_header: true,
          order: 1,
        },
      ],
    }),
  ],
  [
    "Nextcloud Cookbook",
    "Lemon cake/recipe.json",
    JSON.stringify({
      ...schema,
      recipeIngredient: [
        "## For the cake",
        "200 g flour",
        "3 eggs",
        "## For the glaze",
        "100 g icing sugar",
        "1 lemon",
      ],
      recipeInstructions: [
        "## Cake",
        "Beat it all.",
        "Bake for 40 minutes.",
        "## Glaze",
        "Stir and pour over.",
      ],
    }),
  ],
  [
    "Paprika",
    "Lemon cake.paprikarecipe",
    JSON.stringify({
      name: "Lemon cake",
      ingredients:
        "For the cake:\n200 g flour\n3 eggs\n\nFor the glaze:\n100 g icing sugar\n1 lemon",
      directions: "Cake:\nBeat it all.\n\nBake for 40 minutes.\n\nGlaze:\nStir and pour over.",
    }),
  ],
  [
    "a saved page",
    "page.html",
    `<script type="application/ld+json">${JSON.stringify(schema)}</script>`,
  ],
  ["a file of schema.org", "cake.json", JSON.stringify(schema)],
  [
    "a text",
    "cake.txt",
    "Lemon cake\n\nIngredients\n\nFor the cake:\n200 g flour\n3 eggs\n\nFor the glaze:\n100 g icing sugar\n" +
      "1 lemon\n\nMethod\n\nCake:\n1. Beat it all.\n2. Bake for 40 minutes.\n\nGlaze:\n3. Stir and pour over.\n",
  ],
  [
    "Markdown",
    "cake.md",
    "# Lemon cake\n\n## Ingredients\n\n### For the cake\n\n- 200 g flour\n- 3 eggs\n\n### For the glaze\n\n" +
      "- 100 g icing sugar\n- 1 lemon\n\n## Method\n\n### Cake\n\n1. Beat it all.\n2. Bake for 40 minutes.\n\n" +
      "### Glaze\n\n1. Stir and pour over.\n",
  ],
];

test.each(FILES)("the sections of %s become those of the recipe", async (_, name, text) => {
  const { db } = openTestDatabase();
  const { entries } = await readUpload(name, text);
  expect(await loadTexts(db, await saveParsed(db, recipeIn(entries[0])))).toEqual(EXPECTED);
});

test("a Cooklang section holds both its steps and their ingredients", async () => {
  const { db } = openTestDatabase();
  const text =
    ">> servings: 6\n\n== Cake ==\n\nBeat @flour{200%g} with @eggs{3}.\n\nBake for ~{40%minutes}.\n\n" +
    "== Glaze ==\n\nStir @icing sugar{100%g} and @lemon juice{}, and pour over.\n";
  const { entries } = await readUpload("Lemon cake.cook", text);
  expect(await loadTexts(db, await saveParsed(db, recipeIn(entries[0])))).toEqual({
    title: "Lemon cake",
    ingredients: ["# Cake", "200 g flour", "3 eggs", "# Glaze", "100 g icing sugar", "lemon juice"],
    steps: [
      "# Cake",
      "Beat flour with eggs.",
      "Bake for 40 minutes.",
      "# Glaze",
      "Stir icing sugar and lemon juice, and pour over.",
    ],
  });
});
