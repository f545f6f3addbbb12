import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import type { Line, Span } from "#domain/line/line";
import { findRowSpans, isLink, type Row, toRow } from "#domain/line/row";
import { isSameRow, withRow } from "#domain/line/with-row";
import type { Unit } from "#domain/measures/units";
import { openTestDatabase } from "../../tests/support/database";
import { readFixtureLines } from "../../tests/support/fixture-lines";
import { findFoodSpan } from "./food-span";
import { parseLine } from "./parse/parse-line";

const NAMES: Partial<Record<Unit, string>> = {
  GRAM: "g",
  POUND: "lb",
  MILLILITERS: "ml",
  TEASPOON: "tsp",
  TABLESPOON: "tbsp",
  CUP: "cups",
};

const nameUnit = (unit: Unit) => NAMES[unit] ?? "";

const read = (words: string, name: string, { language }: Line["parse"]): Line => {
  const parse = parseLine(words, language);
  const food = findFoodSpan(words, parse, name);
  return { words, parse: { ...parse, foods: food ? [food] : [] } };
};

const CHANGES: [what: string, change: (row: Row) => Partial<Row>][] = [
  ["the amount", () => ({ amount: "7" })],
  ["the unit", ({ unit }) => ({ amount: "7", unit: unit === "CUP" ? "GRAM" : "CUP" })],
  ["the name", () => ({ name: "zorblax" })],
  ["the remark", () => ({ complement: "if you like" })],
];

/** Another food or amount can turn a remark into a measure: a clove is one of garlic only. */
const FEW = 0.015;

let fixtures: Promise<Record<Locale, Line[]>> | undefined;

const readFixtures = async (locale: Locale) => {
  fixtures ??= (async () => {
    const { db } = openTestDatabase();
    const [en, fr] = [await readFixtureLines(db, "en"), await readFixtureLines(db, "fr")];
    return { en: en.map(({ line }) => line), fr: fr.map(({ line }) => line) };
  })();
  return (await fixtures)[locale];
};

describe.each(LOCALES)("a real line (%s)", (locale) => {
  test("stays the same to the letter while its row is unchanged", async () => {
    const lines = await readFixtures(locale);
    const changed = lines.filter((line) => withRow(line, toRow(line), nameUnit) !== line.words);
    expect(changed.map(({ words }) => words)).toEqual([]);
  });

  test("keeps every other letter when only its amount changes", async () => {
    const lines = await readFixtures(locale);
    const measured = lines.filter((line) => toRow(line).amount !== "");
    const changed = measured.filter((line) => {
      const [start, end] = findRowSpans(line).amount ?? [0, 0];
      const { isPlain, unit } = findRowSpans(line);
      const after = line.words.slice(isPlain ? end : (unit?.span[1] ?? end));
      const words = withRow(line, { ...toRow(line), amount: "7" }, nameUnit);
      return words !== `${line.words.slice(0, start)}7${after}`;
    });
    expect(measured.length).toBeGreaterThan(1_000);
    expect(changed.map(({ words }) => words)).toEqual([]);
  });

  test.each(CHANGES)("has the row it was given after a change of %s", async (_what, change) => {
    const lines = await readFixtures(locale);
    const wrong = lines.flatMap((line) => {
      const row = { ...toRow(line), ...change(toRow(line)) };
      const words = withRow(line, row, nameUnit);
      const again = toRow(read(words, row.name, line.parse));
      return isSameRow(row, again)
        ? []
        : [`${line.words} | ${words} | ${JSON.stringify([row, again])}`];
    });
    expect(wrong.length).toBeLessThan(FEW * lines.length);
  });
});

/** From the first to the last letter that a change may touch. */
const WINDOWS: [what: string, find: (line: Line) => Span][] = [
  ["the amount", (line) => findMeasure(line)],
  ["the unit", (line) => findMeasure(line)],
  ["the name", (line) => findRowSpans(line).name],
  ["the remark", ({ words, ...line }) => [findRowSpans({ words, ...line }).joint[0], words.length]],
];

function findMeasure(line: Line): Span {
  const { amount, unit, name } = findRowSpans(line);
  if (!amount) return [0, 0];
  const end = Math.max(amount[1], unit?.span[1] ?? 0);
  const space = /^\s*/.exec(line.words.slice(end))?.[0].length ?? 0;
  const isLinked = name[0] >= end && isLink(line.words.slice(end, name[0]));
  return [amount[0], isLinked ? name[0] : end + space];
}

test.each(WINDOWS)("a change of %s leaves all other letters of a line", async (what, find) => {
  const [, change] = CHANGES.find(([name]) => name === what) ?? expect.fail(what);
  const lines = [...(await readFixtures("en")), ...(await readFixtures("fr"))];
  const touched = lines.flatMap((line) => {
    const row = { ...toRow(line), ...change(toRow(line)) };
    const words = withRow(line, row, nameUnit);
    const [start, end] = find(line);
    const [before, behind] = [line.words.slice(0, start), line.words.slice(end)];
    const isKept = words.startsWith(before) && words.endsWith(behind.trimEnd());
    return isKept ? [] : [`${line.words} | ${words}`];
  });
  expect(touched).toEqual([]);
});

const EMPTY: Line = { words: "", parse: parseLine("", "en") };

test.each([
  [{ amount: "2", unit: "CUP", name: "Milk", complement: "cold" }, "2 cups Milk, cold"],
  [{ amount: "a pinch", unit: "NONE", name: "Salt", complement: "" }, "a pinch Salt"],
  [{ amount: "2", unit: "UNIT", name: "Carrot", complement: "" }, "2 Carrot"],
  [{ amount: "", unit: "NONE", name: "Salt", complement: "" }, "Salt"],
] as [Row, string][])("a new row is composed once: %j", (row, words) => {
  expect(withRow(EMPTY, row, nameUnit)).toBe(words);
});

test.each([
  ["1 gousse d'ail, hachée", { amount: "2 gousses" }, "2 gousses d'ail, hachée"],
  ["2 cups of flour", { unit: "UNIT" }, "2 flour"],
  ["2 cups of flour", { amount: "", unit: "NONE" }, "flour"],
  ["2 cups of flour, sifted", { complement: "" }, "2 cups of flour"],
  ["200g flour", { unit: "CUP" }, "200 cups flour"],
  ["Juice of 1 lemon.", { amount: "2" }, "Juice of 2 lemon."],
  ["1.250 g flour", { amount: "1250 g" }, "1250 g flour"],
  ["flour", { amount: "200", unit: "GRAM" }, "200 g flour"],
] as [string, Partial<Row>, string][])("%s with %j is %s", (words, change, expected) => {
  const name = /flour|lemon|ail/.exec(words)?.[0] ?? "";
  const line = read(words, name, parseLine("", words.includes("ail") ? "fr" : "en"));
  expect(withRow(line, { ...toRow(line), ...change }, nameUnit)).toBe(expected);
});
