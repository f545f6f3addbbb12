import { describe, expect, test } from "vitest";
import { type Amount, formatAmount, parseAmount } from "./amount";

const read = (text: string) => {
  const amount = parseAmount(text);
  return "problem" in amount ? amount.problem : `${amount.numerator}/${amount.denominator}`;
};

describe("a written amount is parsed", () => {
  test.each([
    ["250", "250/1"],
    ["1/3", "1/3"],
    ["2/6", "1/3"],
    ["1 1/2", "3/2"],
    ["1½", "3/2"],
    ["1 ½", "3/2"],
    ["½", "1/2"],
    ["1⁄2", "1/2"],
    ["3 / 4", "3/4"],
    ["1.5", "3/2"],
    ["1,5", "3/2"],
    [".5", "1/2"],
    ["0,125", "1/8"],
    ["1 000", "1000/1"],
    ["1\u202f000", "1000/1"],
    ["100000", "100000/1"],
    ["2⅒", "21/10"],
    ["29.5735295625", "473176473/16000000"],
  ])("%s is %s", (text, amount) => {
    expect(read(text)).toBe(amount);
  });
});

describe("an invalid amount is rejected, not guessed", () => {
  test.each([
    ["a pinch", "unreadable"],
    ["3-4", "unreadable"],
    ["1.2.3", "unreadable"],
    ["1/0", "unreadable"],
    ["-1", "unreadable"],
    ["1e3", "unreadable"],
    ["½½", "unreadable"],
    [".", "unreadable"],
    ["0", "outOfRange"],
    ["0/3", "outOfRange"],
    ["100000.5", "outOfRange"],
    ["1,250", "ambiguous"],
  ])("%s is %s", (text, problem) => {
    expect(read(text)).toBe(problem);
  });
});

test.each([
  ["1/3", "CUP", "en", "1/3"],
  ["3/2", "CUP", "fr", "1 1/2"],
  ["1.5", "GRAM", "en", "1.5"],
  ["1.5", "GRAM", "fr", "1,5"],
  ["1/3", "GRAM", "fr", "1/3"],
  ["29.5735295625", "MILLILITERS", "fr", "29,5735295625"],
  ["99999.0123456789", "MILLILITERS", "en", "99999.0123456789"],
  ["0.2", "TEASPOON", "fr", "0,2"],
  ["1500", "GRAM", "en", "1500"],
  ["7/3", "UNIT", "en", "2 1/3"],
  ["1.375", "GRAM", "en", "1.375"],
  ["1.375", "GRAM", "fr", "1 3/8"],
] as const)("%s %s is written in %s as %s", (text, unit, locale, written) => {
  expect(formatAmount(parseAmount(text) as Amount, unit, locale)).toBe(written);
});

test("a formatted amount parses to the same amount, in both languages and for every unit", () => {
  for (const denominator of [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20, 25, 100, 125, 999]) {
    for (const numerator of [1, 2, 3, 5, 7, 11, 99, 1250, 1251, 99_999]) {
      const amount = parseAmount(`${numerator}/${denominator}`) as Amount;
      for (const unit of ["UNIT", "GRAM", "CUP"] as const) {
        for (const locale of ["en", "fr"]) {
          expect(parseAmount(formatAmount(amount, unit, locale))).toEqual(amount);
        }
      }
    }
  }
});
