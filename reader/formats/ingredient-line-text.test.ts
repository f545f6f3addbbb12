import { expect, test } from "vitest";
import { formatIngredientLine } from "./ingredient-line-text";

test.each([
  [2, "", "2"],
  [2.0, "cups", "2 cups"],
  ["2.0", "cups", "2 cups"],
  ["0.3333333333333333", "cup", "1/3 cup"],
  [0.333, "cup", "1/3 cup"],
  [0.33, "cup", "1/3 cup"],
  [0.67, "cup", "2/3 cup"],
  [1.6667, "tsp", "1 2/3 tsp"],
  [0.5, "tsp", "1/2 tsp"],
  [0.125, "tsp", "1/8 tsp"],
  [2.75, "cups", "2 3/4 cups"],
  [0.167, "cup", "1/6 cup"],
  [0.1, "cup", "0.1 cup"],
  [0.3, "cup", "0.3 cup"],
  [0.13, "cup", "0.13 cup"],
  [1.35, "lb", "1.35 lb"],
  [0.5, "kg", "0.5 kg"],
  [0.333, "l", "0.333 l"],
  [12.5, "grammes", "12.5 grammes"],
  [1.25, "dl", "1.25 dl"],
  [0, "cup", "cup"],
  [null, "pinch", "pinch"],
  ["2-3", "cups", "2-3 cups"],
  ["une poignée", "", "une poignée"],
  [Number.NaN, "cup", "cup"],
  [0.0004, "g", "0.0004 g"],
  [1000, "g", "1000 g"],
])("an amount of %s in %s is written %s", (quantity, unit, measure) => {
  expect(formatIngredientLine({ quantity, unit, name: "salt", note: "" })).toBe(`${measure} salt`);
});

test("a note follows a comma, or replaces a missing name", () => {
  expect(
    formatIngredientLine({ quantity: 2, unit: "cups", name: "flour", note: "sifted\ntwice" }),
  ).toBe("2 cups flour, sifted twice");
  expect(formatIngredientLine({ quantity: 2, unit: "cups", name: "", note: "flour" })).toBe(
    "2 cups flour",
  );
});
