import { describe, expect, test } from "vitest";
import { readTypedMeasure } from "./typed-measure";

function readMeasure(words: string, name = "flour", locale: "en" | "fr" = "en") {
  const read = readTypedMeasure(words, name, locale);
  if ("problem" in read) return read.problem;
  return [read.amount && read.amount.numerator / read.amount.denominator, read.unit];
}

describe("a measure in the amount field is read", () => {
  test.each([
    ["1.5 kg", 1500, "GRAM"],
    ["1,5 kg", 1500, "GRAM"],
    ["25 cl", 250, "MILLILITERS"],
    ["2 dl", 200, "MILLILITERS"],
    ["1 L", 1000, "MILLILITERS"],
    ["7 oz", 7 / 16, "POUND"],
    ["8 fl oz", 236.5882365, "MILLILITERS"],
    ["1½ lb", 1.5, "POUND"],
    ["2 teaspoons", 2, "TEASPOON"],
    ["1 lb 4 oz", 1.25, "POUND"],
    ["a pinch", null, "NONE"],
    ["1 pincée", null, "NONE"],
    ["2-3 tbsp", null, "NONE"],
    ["3-4", null, "NONE"],
    ["two", 2, "NONE"],
    ["1 pint", null, "NONE"],
  ])("%s is %s %s", (words, amount, unit) => {
    expect(readMeasure(words)).toEqual([amount, unit]);
  });
});

test("a word that measures only some foods needs its food", () => {
  expect(readMeasure("3 cloves", "garlic")).toEqual([3, "NONE"]);
  expect(readMeasure("2 sticks", "butter")).toEqual([0.5, "POUND"]);
  expect(readMeasure("3 cloves", "flour")).toBe("unreadable");
});

test("figures alone have no unit", () => {
  expect(readTypedMeasure("3-4", "flour", "en")).toMatchObject({ hasUnit: false });
  expect(readTypedMeasure("1.5 kg", "flour", "en")).toMatchObject({ hasUnit: true });
});

test.each([
  ["some more", "unreadable"],
  ["200 g butter", "unreadable"],
  ["3 blobs", "unreadable"],
  ["1,250", "ambiguous"],
  ["1,250 kg", "ambiguous"],
  ["0 kg", "outOfRange"],
  ["999999 kg", "outOfRange"],
])("%s is refused rather than guessed", (words, problem) => {
  expect(readMeasure(words)).toBe(problem);
});
