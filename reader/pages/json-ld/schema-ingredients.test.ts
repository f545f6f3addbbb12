import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readSchemaRecipes } from "./schema-recipe";

const SHAPES: [string, Record<string, unknown>, Partial<ParsedRecipe>][] = [
  [
    "ingredients as a list",
    { recipeIngredient: ["1 egg", " 2 &frac12; cups  milk "] },
    { ingredients: ["1 egg", "2 ½ cups milk"] },
  ],
  [
    "ingredients as one text of lines",
    { recipeIngredient: "1 egg\n2 cups milk\n\nsalt" },
    { ingredients: ["1 egg", "2 cups milk", "salt"] },
  ],
  [
    "ingredients as HTML",
    { recipeIngredient: "<ul><li>1 egg</li><li>salt</li></ul>" },
    { ingredients: ["1 egg", "salt"] },
  ],
  [
    "ingredients between commas",
    { recipeIngredient: "200 g flour, 3 eggs, 1 dl milk" },
    { ingredients: ["200 g flour", "3 eggs", "1 dl milk"] },
  ],
  [
    "ingredients between commas, with a word on each",
    { recipeIngredient: "2 carrots, peeled, 1 onion, chopped, Juice of 1 lemon, 3 eggs, salt" },
    {
      ingredients: ["2 carrots, peeled", "1 onion, chopped", "Juice of 1 lemon", "3 eggs", "salt"],
    },
  ],
  [
    "ingredients between commas, with commas in brackets",
    { recipeIngredient: "1 can (14 oz, 400 g) tomatoes, 2 onions, 1 egg" },
    { ingredients: ["1 can (14 oz, 400 g) tomatoes", "2 onions", "1 egg"] },
  ],
  [
    "two amounts of one ingredient in brackets",
    { recipeIngredient: "1 chicken (3 lb, 1.5 kg), cut into 8 pieces, 2 legs kept" },
    { ingredients: ["1 chicken (3 lb, 1.5 kg), cut into 8 pieces, 2 legs kept"] },
  ],
  [
    "two amounts of one ingredient",
    { recipeIngredient: "1 leek, cut in rings, 2 cm wide" },
    { ingredients: ["1 leek, cut in rings, 2 cm wide"] },
  ],
  [
    "one ingredient with commas",
    { recipeIngredient: ["1 onion, peeled, chopped"] },
    { ingredients: ["1 onion, peeled, chopped"] },
  ],
  ["the ingredients of old", { ingredients: ["1 egg"] }, { ingredients: ["1 egg"] }],
  [
    "boxes and bullets before ingredients",
    { recipeIngredient: ["▢ 1 egg", "- salt", "• 2 figs"] },
    { ingredients: ["1 egg", "salt", "2 figs"] },
  ],
  [
    "ingredients in two copies",
    { recipeIngredient: ["1 egg", "2 figs", "salt", "1 egg", "2 figs", "salt"] },
    { ingredients: ["1 egg", "2 figs", "salt"] },
  ],
  [
    "ingredients with the codes of units",
    {
      recipeIngredient: [
        { name: "flour", requiredQuantity: { value: 200, unitCode: "GRM" } },
        { name: "eggs", requiredQuantity: { value: 3, unitCode: "C62" } },
      ],
    },
    { ingredients: ["200 g flour", "3 eggs"] },
  ],
  [
    "ingredients in parts",
    { recipeIngredient: [{ name: "flour", amount: 200, unit: "g" }] },
    { ingredients: ["200 g flour"] },
  ],
  [
    "ingredients as supplies",
    {
      recipeIngredient: [
        { "@type": "HowToSupply", name: "milk", requiredQuantity: { value: 2, unitText: "cups" } },
      ],
    },
    { ingredients: ["2 cups milk"] },
  ],
  [
    "ingredients as property values",
    {
      recipeIngredient: [{ "@type": "PropertyValue", name: "sucre", value: "100", unitText: "g" }],
    },
    { ingredients: ["100 g sucre"] },
  ],
  [
    "lists of ingredients in a list",
    { recipeIngredient: [["1 egg", "salt"], ["milk"]] },
    { ingredients: ["1 egg", "salt", "milk"] },
  ],
  [
    "groups of ingredients",
    { recipeIngredient: [{ name: "Sauce", itemListElement: ["1 dl cream"] }] },
    { ingredients: ["Sauce:", "1 dl cream"] },
  ],
  [
    "headings among the ingredients",
    {
      recipeIngredient: [
        "1 chicken",
        "For the sauce",
        "2 dl cream",
        "MARINADE",
        "1 lemon",
        "To serve",
        "rice",
      ],
    },
    {
      ingredients: [
        "1 chicken",
        "For the sauce:",
        "2 dl cream",
        "MARINADE:",
        "1 lemon",
        "To serve:",
        "rice",
      ],
    },
  ],
  [
    "French headings among the ingredients",
    { recipeIngredient: ["Pour la pâte", "200 g de farine", "Pour le moule : beurre"] },
    { ingredients: ["Pour la pâte:", "200 g de farine", "Pour le moule : beurre"] },
  ],
  [
    "capitals that are no heading",
    { recipeIngredient: ["2 EGGS", "SALT", "PEPPER"] },
    { ingredients: ["2 EGGS", "SALT", "PEPPER"] },
  ],
  [
    "notes in brackets twice",
    { recipeIngredient: ["1 cup milk ((warm))", "salt"] },
    { ingredients: ["1 cup milk (warm)", "salt"] },
  ],
  [
    "ingredients that say nothing",
    { recipeIngredient: ["1 egg", "", null, false, {}, " "] },
    { ingredients: ["1 egg"] },
  ],
];

test.each(SHAPES)("reads %s", (_, shape, expected) => {
  const recipes = readSchemaRecipes({ "@type": "Recipe", name: "Pie", ...shape }, null);
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject({ title: "Pie", ...expected });
});
