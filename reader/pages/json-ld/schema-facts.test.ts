import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readSchemaRecipes } from "./schema-recipe";

const SHAPES: [string, Record<string, unknown>, Partial<ParsedRecipe>][] = [
  ["a yield that is a number", { recipeYield: 4 }, { yield: "4" }],
  ["a yield in words", { recipeYield: "Serves 4 to 6" }, { yield: "Serves 4 to 6" }],
  ["a yield as a plugin gives it", { recipeYield: ["12", "12 cookies"] }, { yield: "12 cookies" }],
  [
    "a yield and how large one is",
    { recipeYield: ["6", "6 1.5 cups of soup (about 350 ml)"] },
    { yield: "6 portions (1.5 cups of soup about 350 ml)" },
  ],
  [
    "a yield and how much it is, in brackets",
    { recipeYield: ["20", "20 (5 cups)"] },
    { yield: "20 portions (5 cups)" },
  ],
  ["a yield with half a cup", { recipeYield: ["4", "4 1/2 cups"] }, { yield: "4 1/2 cups" }],
  [
    "a yield of things of a size",
    { recipeYield: ["24", "24 2-inch cookies"] },
    { yield: "24 2-inch cookies" },
  ],
  [
    "a yield that names servings behind one that does not",
    { recipeYield: ["1 cake", "8 servings"] },
    { yield: "8 servings (1 cake)" },
  ],
  [
    "a number beside what it makes",
    { recipeYield: ["8", "1 cake"] },
    { yield: "8 portions (1 cake)" },
  ],
  ["a yield in words and a number", { recipeYield: ["8", "Serves 8"] }, { yield: "Serves 8" }],
  ["a yield of one", { recipeYield: ["1", "1 500 ml jar"] }, { yield: "1 portion (500 ml jar)" }],
  ["a yield of none or some", { recipeYield: "0 - 4 portions" }, { yield: "0 - 4 portions" }],
  [
    "no time, with what a cook said of it",
    { prepTime: "0 min (plus overnight)", cookTime: "0 min" },
    { times: { preparation: "0 min (plus overnight)", cooking: "", total: "" } },
  ],
  [
    "months",
    { prepTime: "PT10M", cookTime: "P3M" },
    { times: { preparation: "", cooking: "P3M", total: "" } },
  ],
  ["a yield of nothing", { recipeYield: ["0", "0 servings"] }, { yield: "" }],
  ["a yield of half of one", { recipeYield: "0.5 l" }, { yield: "0.5 l" }],
  ["a yield with its label", { recipeYield: "Servings: 6 to 8" }, { yield: "6 to 8" }],
  ["a yield of one or many", { recipeYield: "3 Portion(en)" }, { yield: "3 Portionen" }],
  ["a yield list of one", { recipeYield: ["8"] }, { yield: "8" }],
  [
    "a yield with its unit",
    { recipeYield: { "@type": "QuantitativeValue", value: 6, unitText: "portions" } },
    { yield: "6 portions" },
  ],
  ["a yield's range", { recipeYield: { minValue: 4, maxValue: 6 } }, { yield: "4-6" }],
  ["an old yield", { yield: "2 loaves" }, { yield: "2 loaves" }],
  [
    "both times",
    { prepTime: "PT20M", cookTime: "PT8H", totalTime: "PT9H" },
    { preparationMinutes: 20, cookingMinutes: 480 },
  ],
  [
    "a total alone",
    { totalTime: "PT45M" },
    {
      preparationMinutes: null,
      cookingMinutes: null,
      times: { preparation: "", cooking: "", total: "45 min" },
    },
  ],
  [
    "a total beside empty times",
    { prepTime: "PT0M", cookTime: "", totalTime: "PT45M" },
    { preparationMinutes: null, times: { preparation: "", cooking: "", total: "45 min" } },
  ],
  [
    "a total from one time to another",
    { prepTime: "PT10M", totalTime: { minValue: "PT35M", maxValue: "PT45M" } },
    {
      preparationMinutes: 10,
      cookingMinutes: null,
      times: { preparation: "", cooking: "", total: "35–45 min" },
    },
  ],
  [
    "a total and the preparation",
    { prepTime: "PT15M", totalTime: "PT1H" },
    { preparationMinutes: 15, cookingMinutes: 45 },
  ],
  [
    "a total and the cooking",
    { cookTime: "PT50M", totalTime: "PT1H" },
    { preparationMinutes: 10, cookingMinutes: 50 },
  ],
  [
    "a total that is too small",
    { cookTime: "PT50M", totalTime: "PT5M" },
    { preparationMinutes: null, cookingMinutes: 50 },
  ],
  [
    "no time for anything",
    { prepTime: "PT0M", cookTime: "PT0M", totalTime: "PT0M" },
    { preparationMinutes: null, cookingMinutes: null },
  ],
  [
    "times that a program left empty",
    { prepTime: "PTM", cookTime: "PTH30M", totalTime: "PT-5M" },
    { preparationMinutes: null, cookingMinutes: 30 },
  ],
  [
    "a time that is named",
    { prepTime: { "@type": "Duration", name: "PT20M" } },
    { preparationMinutes: 20 },
  ],
  [
    "no cooking",
    { prepTime: "PT10M", cookTime: "PT0M" },
    { preparationMinutes: 10, cookingMinutes: 0 },
  ],
  [
    "times that are no number of minutes",
    { prepTime: "20-30 min", cookTime: "overnight" },
    { times: { preparation: "20-30 min", cooking: "overnight", total: "" } },
  ],
  [
    "a total with more in it than preparation and cooking",
    { prepTime: "PT20M", cookTime: "PT1H", totalTime: "PT1H35M" },
    {
      preparationMinutes: 20,
      cookingMinutes: 60,
      times: { preparation: "", cooking: "", total: "95 min" },
    },
  ],
  [
    "a total beside a time that is no number of minutes",
    { prepTime: "5-10 min", totalTime: "PT40M" },
    {
      preparationMinutes: null,
      cookingMinutes: null,
      times: { preparation: "5-10 min", cooking: "", total: "40 min" },
    },
  ],
  [
    "times in words",
    { prepTime: "15 mins", cookTime: "1 h 10" },
    { preparationMinutes: 15, cookingMinutes: 70 },
  ],
];

test.each(SHAPES)("reads %s", (_, shape, expected) => {
  const recipes = readSchemaRecipes({ "@type": "Recipe", name: "Pie", ...shape }, null);
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject({ title: "Pie", ...expected });
});

test.each([
  { prepTime: "PT0M", cookTime: "PT0M", totalTime: "PT0M" },
  { prepTime: "PTM", cookTime: "PTH30M", totalTime: "PT-5M" },
])("empty times of a program are dropped: %o", (times) => {
  const [recipe] = readSchemaRecipes({ "@type": "Recipe", name: "Pie", ...times }, null);
  expect(recipe).not.toHaveProperty("times");
});
