import { expect, test } from "vitest";
import { yieldOf } from "./servings-text";

test.each([
  ["4", 4, ""],
  ["Serves 4", 4, ""],
  ["4 personnes", 4, ""],
  ["für 6 Portionen", 6, ""],
  ["8 serving(s)", 8, ""],
  ["6/8 personnes", 6, "6/8 personnes"],
  ["4 bis 6 Portionen", 4, "4 bis 6 Portionen"],
  ["12 muffins", 12, "12 muffins"],
  ["Serves 4-6", 4, "Serves 4-6"],
  ["8 à 10", 8, "8 à 10"],
  ["6 large portions", 6, "6 large portions"],
  ["6 grosses galettes", 6, "6 grosses galettes"],
  ["4 cupcakes", 4, "4 cupcakes"],
  ["6 portions (250 ml each)", 6, "6 portions (250 ml each)"],
  ["Serves: 4 people (about 24 cookies)", 4, "Serves: 4 people (about 24 cookies)"],
])("the servings of %j are %j", (written, servings, says) => {
  expect(yieldOf(written)).toEqual({ servings, says });
});

test.each([
  "about 3 dozen",
  "4 douzaines",
  "pour 500 ml",
  "2 tasses",
  "2 ½ cups",
  "1 1/2 pounds",
  "750g",
  "1 L",
  "9-inch pie",
  "2-3 cups",
  "2/3 cup",
  "1 loaf (12 slices)",
])("what is measured in %j is no number of servings, and stays as written", (written) => {
  expect(yieldOf(written)).toEqual({ servings: null, says: written });
});

test("a long text about the yield keeps its end", () => {
  const long = `4 servings ${"and more ".repeat(40)}in the end.`;
  expect(yieldOf(long)).toEqual({ servings: 4, says: long });
});
