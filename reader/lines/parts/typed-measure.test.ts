import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/language/locales";
import { withWrittenMeasure } from "#domain/line/written-measure";
import { formatAmount } from "#domain/measures/amount";
import { createRecipeSchema } from "#domain/recipe/recipe-schema";
import { splitLine } from "./split-line";
import { measureReader } from "./typed-measure";

const FIXTURES = path.resolve("tests/fixtures/ingredient-lines");
const BLANK = {
  complement: "",
  written: "",
  readAs: "",
  choice: "",
  text: "",
  textOf: "",
  line: "",
  typed: "",
};

function parseLine(line: object, locale: "en" | "fr" = "en") {
  const schema = createRecipeSchema(measureReader(locale));
  const form = { title: "Soup", visibility: "PRIVATE", ingredients: [{ name: "flour", ...line }] };
  const read = schema.safeParse(form);
  if (!read.success) return read.error.issues.map(({ path, message }) => [path.at(-1), message]);
  const [{ amount, unit, written } = { amount: null, unit: "", written: "" }] =
    read.data.ingredients;
  return [amount && amount.numerator / amount.denominator, unit, written];
}

describe("a measure in the amount field is read, and keeps its wording", () => {
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
    expect(parseLine({ amount: words })).toEqual([amount, unit, words]);
  });
});

test("a word that measures only some foods needs its food", () => {
  expect(parseLine({ amount: "3 cloves", name: "garlic" })).toEqual([3, "NONE", "3 cloves"]);
  expect(parseLine({ amount: "2 sticks", name: "butter" })).toEqual([0.5, "POUND", "2 sticks"]);
  expect(parseLine({ amount: "3 cloves", name: "flour" })).toEqual([
    ["amount", "amountUnreadable"],
  ]);
});

test("a typed unit overrides the selected one", () => {
  expect(parseLine({ amount: "1.5 kg", unit: "CUP" })).toEqual([1500, "GRAM", "1.5 kg"]);
  expect(parseLine({ amount: "2", unit: "CUP" })).toEqual([2, "CUP", ""]);
  expect(parseLine({ amount: "3-4", unit: "CUP" })).toEqual([["amount", "amountUnreadable"]]);
});

test.each([
  ["some more", "amountUnreadable"],
  ["200 g butter", "amountUnreadable"],
  ["3 blobs", "amountUnreadable"],
  ["1,250", "amountAmbiguous"],
  ["1,250 kg", "amountAmbiguous"],
  ["0 kg", "amountOutOfRange"],
  ["999999 kg", "amountOutOfRange"],
  ["9".repeat(101), "atMost:100"],
])("%s is refused rather than guessed", (words, problem) => {
  expect(parseLine({ amount: words })).toEqual([["amount", problem]]);
});

test("every measure that is read is displayed as written, and reads back unchanged", () => {
  let count = 0;
  for (const locale of LOCALES) {
    for (const line of fixtureLines(locale)) {
      const { amount, unit, measure } = splitLine(line, locale);
      if (measure === "" || measure.length > 100) continue;
      count++;
      const figure = amount ? formatAmount(amount, unit, locale) : "";
      const read = { ...BLANK, name: "flour", amount: figure, unit, written: measure };
      const shown = withWrittenMeasure(read);
      expect(shown.amount).toBe(measure);
      const value = amount && amount.numerator / amount.denominator;
      expect(parseLine(shown, locale), line).toEqual([value, amount ? unit : "NONE", measure]);
    }
  }
  expect(count).toBeGreaterThan(500);
});

test("edited words are read again", () => {
  const shown = withWrittenMeasure({
    ...BLANK,
    name: "flour",
    amount: "150",
    unit: "GRAM",
    written: "1 bowl",
  });
  expect(parseLine(shown)).toEqual([150, "GRAM", "1 bowl"]);
  expect(parseLine({ ...shown, amount: "2 kg" })).toEqual([2000, "GRAM", "2 kg"]);
  expect(parseLine({ ...shown, readAs: "150|BARREL|1 bowl", amount: "2 kg" })).toEqual([
    2000,
    "GRAM",
    "2 kg",
  ]);
  expect(parseLine({ ...shown, readAs: "999999999|GRAM|2 kg", amount: "2 kg" })).toEqual([
    2000,
    "GRAM",
    "2 kg",
  ]);
});

function fixtureLines(locale: string): string[] {
  const files = readdirSync(FIXTURES).filter((name) => name.startsWith(`${locale}-`));
  return files.flatMap((name) => {
    const rows = readFileSync(path.join(FIXTURES, name), "utf8").trim().split("\n").slice(1);
    return rows.map((row) => row.split("\t")[0] ?? "");
  });
}
