import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { matchStepLines } from "#domain/recipe/step-ingredients";
import { openTestDatabase } from "../../../tests/support/database";
import { readLineFoods } from "../../../tests/support/reading-lines";

const readCases = (locale: Locale) =>
  readFileSync(`tests/fixtures/foods-of-steps/${locale}.tsv`, "utf8").trimEnd().split("\n");

test.each(LOCALES)("a step names its own foods only, in %s", async (locale) => {
  const { db } = openTestDatabase();
  const cases = readCases(locale);
  const [title = "", ...rows] = cases;
  const results = [title];
  for (const row of rows) {
    const [step = "", marked = ""] = row.split("\t");
    const typed = marked.split("; ").map((line) => line.replace(/^\*/, ""));
    const [named = []] = matchStepLines([step], await readLineFoods(db, typed, locale), locale);
    const lines = typed.map((line, index) => (named.includes(index) ? `*${line}` : line));
    results.push(`${step}\t${lines.join("; ")}`);
  }
  expect(results).toEqual(cases);
});
