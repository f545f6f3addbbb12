import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readSchemaRecipes } from "./schema-recipe";

const SHAPES: [string, Record<string, unknown>, Partial<ParsedRecipe>][] = [
  ["steps as a list", { recipeInstructions: ["Mix.", "Bake."] }, { steps: ["Mix.", "Bake."] }],
  [
    "steps as a text of lines",
    { recipeInstructions: "Mix.\n\nBake." },
    { steps: ["Mix.", "Bake."] },
  ],
  [
    "numbers in a text of lines",
    { recipeInstructions: "1. Mix.\n2) Bake.\nStep 3: Cool." },
    { steps: ["Mix.", "Bake.", "Cool."] },
  ],
  [
    "numbers in a text of one line",
    { recipeInstructions: "1. Mix 2 eggs. 2. Bake at 180. 3. Cool." },
    { steps: ["Mix 2 eggs.", "Bake at 180.", "Cool."] },
  ],
  [
    "a number in a text that does not count on",
    { recipeInstructions: "1. Mix, and wait until it is 5. 2. Bake." },
    { steps: ["Mix, and wait until it is 5.", "Bake."] },
  ],
  [
    "a text of one line without numbers",
    { recipeInstructions: "Mix 1.5 dl milk. Bake." },
    { steps: ["Mix 1.5 dl milk. Bake."] },
  ],
  [
    "paragraphs that lost what stood between them",
    {
      recipeInstructions: `Mix the flour with ${"a little more ".repeat(14)}milk.Bake it at 180.Let it cool. Eat it.`,
    },
    {
      steps: [
        `Mix the flour with ${"a little more ".repeat(14)}milk.`,
        "Bake it at 180.",
        "Let it cool. Eat it.",
      ],
    },
  ],
  [
    "steps as an HTML list",
    { recipeInstructions: "<ol><li>Mix.</li><li>Bake <b>well</b>.</li></ol>" },
    { steps: ["Mix.", "Bake well."] },
  ],
  [
    "steps as HTML paragraphs",
    { recipeInstructions: "<p>Mélanger.</p>\n<p>Cuire.</p>" },
    { steps: ["Mélanger.", "Cuire."] },
  ],
  [
    "steps in French, numbered",
    { recipeInstructions: "Étape 1 : Mélanger.\nÉtape 2 : Cuire." },
    { steps: ["Mélanger.", "Cuire."] },
  ],
  [
    "numbers that are steps of their own",
    { recipeInstructions: ["Etape 1", "Mélanger.", "Etape 2", "Cuire."] },
    { steps: ["Mélanger.", "Cuire."] },
  ],
  [
    "an amount that begins a step",
    { recipeInstructions: ["2 minutes before the end, salt."] },
    { steps: ["2 minutes before the end, salt."] },
  ],
  [
    "steps as HowToStep",
    {
      recipeInstructions: [
        { "@type": "HowToStep", text: "Mix." },
        { "@type": "HowToStep", text: "Bake." },
      ],
    },
    { steps: ["Mix.", "Bake."] },
  ],
  [
    "a HowToStep with only a name",
    { recipeInstructions: [{ "@type": "HowToStep", name: "Mix." }] },
    { steps: ["Mix."] },
  ],
  [
    "a step whose name repeats it",
    { recipeInstructions: [{ "@type": "HowToStep", name: "Mix the…", text: "Mix the eggs." }] },
    { steps: ["Mix the eggs."] },
  ],
  [
    "a step whose name only counts",
    { recipeInstructions: [{ "@type": "HowToStep", name: "Étape 1", text: "Mélanger." }] },
    { steps: ["Mélanger."] },
  ],
  [
    "a step whose name says more",
    { recipeInstructions: [{ "@type": "HowToStep", name: "Make the dough", text: "Mix." }] },
    { steps: ["Make the dough: Mix."] },
  ],
  [
    "lines inside of a step among others",
    {
      recipeInstructions: [
        { "@type": "HowToStep", text: "Mix.<br>Stir." },
        { "@type": "HowToStep", text: "Bake." },
      ],
    },
    { steps: ["Mix. Stir.", "Bake."] },
  ],
  [
    "one step that holds them all",
    { recipeInstructions: [{ "@type": "HowToStep", text: "1. Mix.\n2. Bake." }] },
    { steps: ["Mix.", "Bake."] },
  ],
  [
    "directions and tips inside of a step",
    {
      recipeInstructions: [
        {
          "@type": "HowToStep",
          itemListElement: [
            { "@type": "HowToDirection", text: "Mix." },
            { "@type": "HowToTip", text: "Gently." },
            { "@type": "HowToDirection", text: "Rest." },
          ],
        },
        { "@type": "HowToStep", text: "Bake." },
      ],
    },
    { steps: ["Mix. Rest.", "Bake."], tips: ["Gently."] },
  ],
  [
    "sections with a name",
    {
      recipeInstructions: [
        {
          "@type": "HowToSection",
          name: "Sauce:",
          itemListElement: [
            { "@type": "HowToStep", text: "Stir." },
            { "@type": "HowToStep", text: "Boil." },
          ],
        },
        {
          "@type": "HowToSection",
          name: "Pie",
          itemListElement: { "@type": "HowToStep", text: "Bake." },
        },
      ],
    },
    { steps: ["# Sauce", "Stir.", "Boil.", "Bake."] },
  ],
  [
    "a section's name that says nothing",
    {
      recipeInstructions: [
        { "@type": "HowToSection", name: "Instructions", itemListElement: ["Mix."] },
      ],
    },
    { steps: ["Mix."] },
  ],
  [
    "an ItemList of steps",
    {
      recipeInstructions: {
        "@type": "ItemList",
        itemListElement: [{ "@type": "ListItem", item: { "@type": "HowToStep", text: "Mix." } }],
      },
    },
    { steps: ["Mix."] },
  ],
  [
    "steps and sections mixed",
    { recipeInstructions: ["Mix.", { "@type": "HowToStep", text: "Rest." }, [{ text: "Bake." }]] },
    { steps: ["Mix.", "Rest.", "Bake."] },
  ],
  [
    "a heading inside of a text",
    { recipeInstructions: "For the sauce:\nStir.\nBoil." },
    { steps: ["# For the sauce", "Stir.", "Boil."] },
  ],
  [
    "paragraphs with commas between them",
    { recipeInstructions: "<p>Mix.</p>\n, <p>Bake.</p>\n, <p>Cool.</p>" },
    { steps: ["Mix.", "Bake.", "Cool."] },
  ],
  [
    "numbers inside of steps that are told one by one",
    {
      recipeInstructions: [
        { "@type": "HowToStep", text: "1.\nMix." },
        { "@type": "HowToStep", text: "2. Bake." },
      ],
    },
    { steps: ["Mix.", "Bake."] },
  ],
  [
    "an amount that only begins the first step",
    {
      recipeInstructions: [
        { "@type": "HowToStep", text: "1. 5 minutes before noon, mix." },
        { "@type": "HowToStep", text: "Bake." },
      ],
    },
    { steps: ["1. 5 minutes before noon, mix.", "Bake."] },
  ],
  [
    "sentences that were cut into several steps",
    {
      recipeInstructions: [
        "Coupez les tomates,",
        "puis les courgettes",
        "en rondelles.",
        "Salez.",
        "Poivrez.",
        "Mélangez.",
        "Faites cuire.",
      ],
    },
    {
      steps: [
        "Coupez les tomates, puis les courgettes en rondelles.",
        "Salez.",
        "Poivrez.",
        "Mélangez.",
        "Faites cuire.",
      ],
    },
  ],
  [
    "steps that all begin small",
    { recipeInstructions: ["mix the eggs", "add salt", "bake"] },
    { steps: ["mix the eggs", "add salt", "bake"] },
  ],
  [
    "steps in other languages that only count",
    { recipeInstructions: ["1. lépés", "Sütjük.", "2. lépés", "Tálaljuk."] },
    { steps: ["Sütjük.", "Tálaljuk."] },
  ],
  [
    "notes",
    { recipeNotes: "<ul><li>Freezes well.</li><li>Keeps 3 days.</li></ul>" },
    { tips: ["Freezes well.", "Keeps 3 days."] },
  ],
];

test.each(SHAPES)("reads %s", (_, shape, expected) => {
  const recipes = readSchemaRecipes({ "@type": "Recipe", name: "Pie", ...shape }, null);
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject({ title: "Pie", ...expected });
});
