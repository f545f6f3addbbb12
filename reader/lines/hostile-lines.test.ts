import { expect, test } from "vitest";
import {
  MAX_COMPLEMENT,
  MAX_INGREDIENT_NAME,
  MAX_LINE_TEXT,
  MAX_WRITTEN,
} from "#domain/recipe/recipe";
import { countCharacters } from "#domain/text/text";
import { openLexicon } from "#server/features/ingredients/lexicon-queries";
import { expectLinear } from "../../tests/support/cpu-time";
import { openTestDatabase } from "../../tests/support/database";
import { parseLine } from "./parse/parse-line";
import { understandLines } from "./understand-lines";

const N = 400;
const LINES = 25;

test.each<[string, (length: number) => string]>([
  ["digits", (length) => "9".repeat(length)],
  ["numbers", (length) => "1 ".repeat(length / 2)],
  ["fractions", (length) => "1/2 ".repeat(length / 4)],
  ["opening brackets", (length) => "(".repeat(length)],
  ["brackets", (length) => "1 (14 oz) ".repeat(length / 10)],
  ["spaces", (length) => `1 cup ${" ".repeat(length)}flour`],
  ["commas", (length) => `flour${",".repeat(length)}`],
  ["of", (length) => `1 cup ${"of ".repeat(length / 3)}`],
  ["articles", (length) => "a one half ".repeat(length / 11)],
  ["measures", (length) => "1 cup ".repeat(length / 6)],
  ["sums", (length) => "1 cup plus ".repeat(length / 11)],
  ["adjectives", (length) => "fresh ".repeat(length / 6)],
  ["adjectives and commas", (length) => "fresh, ".repeat(length / 7)],
  ["or", (length) => "moss or ".repeat(length / 8)],
  ["dashes", (length) => "- ".repeat(length / 2)],
  ["combining marks", (length) => `e${"\u0301".repeat(length)}`],
  ["emoji", (length) => "🥕".repeat(length / 2)],
  ["prototype keys", () => "1 cup __proto__, constructor"],
  ["half a pair", () => `1 cup \ud83e ${"x".repeat(393)}\ud83e`],
])("hostile lines (%s) are read quickly and within the limits", async (_, typed) => {
  const { db } = openTestDatabase();
  const lexicon = await openLexicon(db);
  const read = (length: number) =>
    understandLines(lexicon, Array(LINES).fill(typed(length)), { locale: "en", language: null });
  await expectLinear(read, N);
  const lines = await read(N);
  expect(lines).toHaveLength(LINES);
  for (const { name, complement, written } of lines) {
    expect(countCharacters(name)).toBeLessThanOrEqual(MAX_INGREDIENT_NAME);
    expect(countCharacters(complement)).toBeLessThanOrEqual(MAX_COMPLEMENT);
    expect(countCharacters(written)).toBeLessThanOrEqual(MAX_WRITTEN);
  }
});

test("words that are too long for a line are not parsed", () => {
  const words = "2 cups of 1/2 ";
  expect(parseLine(words, "en").quantities).not.toEqual([]);
  expect(parseLine(words.repeat(3 * MAX_LINE_TEXT), "en").quantities).toEqual([]);
});
