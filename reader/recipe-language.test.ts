import { expect, test } from "vitest";
import { blankRecipe } from "./parsed-recipe";
import { recipeLanguage } from "./recipe-language";

test.each([
  ["Crêpes", ["250 g farine", "4 œufs", "1 pincée sel", "50 g beurre fondu"], "fr"],
  ["Pancakes", ["1 cup flour", "2 eggs", "1 tsp sugar"], "en"],
  ["Pfannkuchen", ["250 g Mehl", "4 Eier", "1 Prise Salz"], null],
] as const)(
  "the kitchen words of %j tell its language where nothing else does",
  (title, ingredients, language) => {
    expect(recipeLanguage({ ...blankRecipe(title), ingredients: [...ingredients] })).toBe(language);
  },
);
