import { expect, test } from "vitest";
import { createBlankRecipe } from "./parsed-recipe";
import { detectLanguage } from "./recipe-language";

test.each([
  ["Crêpes", ["250 g farine", "4 œufs", "1 pincée sel", "50 g beurre fondu"], "fr"],
  ["Pancakes", ["1 cup flour", "2 eggs", "1 tsp sugar"], "en"],
  ["Pfannkuchen", ["250 g Mehl", "4 Eier", "1 Prise Salz"], "de"],
  ["Panqueques", ["1 taza de harina", "2 huevos", "1 cucharadita de azúcar"], "es"],
  ["Frittelle", ["200 g di farina", "3 uova", "1 pizzico di sale"], "it"],
  ["Panquecas", ["1 xícara de farinha", "2 ovos", "1 colher de açúcar"], "pt"],
  ["Pannenkoeken", ["250 g bloem", "3 eieren", "een snuf zout"], "nl"],
  ["パンケーキ", ["小麦粉 200g", "卵 2個", "牛乳 200ml"], "ja"],
  ["Xyz", ["1 abc"], null],
] as const)("the kitchen words of %j determine its language", (title, ingredients, language) => {
  expect(detectLanguage({ ...createBlankRecipe(title), ingredients: [...ingredients] })).toBe(
    language,
  );
});
