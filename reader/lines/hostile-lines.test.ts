import { expect, test } from "vitest";
import { MAX_COMPLEMENT, MAX_INGREDIENT_NAME, MAX_WRITTEN } from "#domain/recipe";
import { lengthOf } from "#domain/text";
import { lexiconOf } from "#server/ingredients/lexicon-queries";
import { openTestDatabase } from "../../tests/support/server";
import { understandLines } from "./understand-lines";

const N = 10_000;
const LINES = 100;
/** Of the processor, whoever else uses it. */
const MAX_MILLISECONDS = 1_500;

test.each<[string, string]>([
  ["digits", "9".repeat(N)],
  ["numbers", "1 ".repeat(N / 2)],
  ["fractions", "1/2 ".repeat(N / 4)],
  ["opening brackets", "(".repeat(N)],
  ["brackets", "1 (14 oz) ".repeat(N / 10)],
  ["spaces", `1 cup ${" ".repeat(N)}flour`],
  ["commas", `flour${",".repeat(N)}`],
  ["of", `1 cup ${"of ".repeat(N / 3)}`],
  ["articles", "a one half ".repeat(N / 11)],
  ["measures", "1 cup ".repeat(N / 6)],
  ["sums", "1 cup plus ".repeat(N / 11)],
  ["adjectives", "fresh ".repeat(N / 6)],
  ["adjectives and commas", "fresh, ".repeat(N / 7)],
  ["or", "moss or ".repeat(N / 8)],
  ["dashes", "- ".repeat(N / 2)],
  ["combining marks", `e${"\u0301".repeat(N)}`],
  ["emoji", "🥕".repeat(N / 2)],
  ["prototype keys", "1 cup __proto__, constructor"],
  ["half a pair", `1 cup \ud83e ${"x".repeat(393)}\ud83e`],
])("a hundred hostile lines (%s) are read in no time and within bounds", async (_, typed) => {
  const { db } = openTestDatabase();
  const start = process.cpuUsage();
  const lines = await understandLines(lexiconOf(db), Array(LINES).fill(typed), {
    locale: "en",
    language: null,
  });
  const { user } = process.cpuUsage(start);
  expect(user / 1_000).toBeLessThan(MAX_MILLISECONDS);
  for (const { name, complement, written } of lines) {
    expect(lengthOf(name)).toBeLessThanOrEqual(MAX_INGREDIENT_NAME);
    expect(lengthOf(complement)).toBeLessThanOrEqual(MAX_COMPLEMENT);
    expect(lengthOf(written)).toBeLessThanOrEqual(MAX_WRITTEN);
  }
});
