import { expect, test } from "vitest";
import {
  addAmounts,
  amountsForShopping,
  NOTHING,
  type ShoppingAmounts,
  scaleAmounts,
} from "#domain/line/shopping-amounts";
import { rational } from "#domain/measures/rational";
import { parseLine } from "./parse/parse-line";

const LINES = [
  "200 g flour",
  "1 lb 4 oz flour",
  "½ cup flour",
  "2 x 400 g tins tomatoes",
  "3 eggs",
  "1 dozen eggs",
  "2-3 cloves garlic",
  "1/3 cup plus 1 tbsp milk",
  "salt, to taste",
  "1 1/2-pound lobster",
];

const read = (words: string) => amountsForShopping({ words, parse: parseLine(words, "en") });
const total = (all: ShoppingAmounts[]) => all.reduce(addAmounts, NOTHING);
const show = ({ grams, millilitres, counts }: ShoppingAmounts) =>
  [
    ...[["g", grams] as const, ["ml", millilitres] as const, ...counts].map(
      ([key, { numerator, denominator }]) => `${numerator}/${denominator} ${key}`,
    ),
  ]
    .filter((text) => !text.startsWith("0/"))
    .sort()
    .join(", ");

test.each([
  ["200 g flour", "200/1 g"],
  ["2 x 400 g tins tomatoes", "800/1 g"],
  ["3 eggs", "3/1 "],
  ["1 dozen eggs", "12/1 "],
  ["2-3 cloves garlic", "5/2 clove"],
  ["2 tbsp oil, plus 1 tbsp for frying", "30/1 ml"],
  ["salt, to taste", ""],
  ["1 1/2-pound lobster", ""],
])("%s asks for %s", (words, expected) => {
  expect(show(read(words))).toBe(expected);
});

test("the order of adding does not matter", () => {
  const all = LINES.map(read);
  expect(show(total(all))).toBe(show(total(all.toReversed())));
});

test("the sum of scaled amounts is the scaled sum, exactly", () => {
  const all = LINES.map(read);
  for (const ratio of [rational(1, 3), rational(5, 4), rational(10)])
    expect(show(total(all.map((each) => scaleAmounts(each, ratio))))).toBe(
      show(scaleAmounts(total(all), ratio)),
    );
});
