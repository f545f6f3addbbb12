import { describe, expect, test } from "vitest";
import { randomFrom } from "../../tests/support/random";
import {
  type Amount,
  createAmount,
  formatAmount,
  parseAmount,
  scaleAmount,
} from "../measures/amount";
import { isMetric, UNITS, type Unit } from "../measures/units";
import { shownAmount } from "./amount-shown";

const AS_WRITTEN = createAmount(1, 1);
const shown = (text: string, unit: Unit, ratio: Amount, locale = "en") =>
  formatAmount(shownAmount(parseAmount(text) as Amount, unit, ratio), unit, locale);
const toNumber = ({ numerator, denominator }: Amount) => numerator / denominator;

describe("an unscaled amount is shown as written", () => {
  test.each([
    ["1.375", "GRAM", "1.375"],
    ["0.33", "GRAM", "0.33"],
    ["1/3", "GRAM", "1/3"],
    ["1234", "GRAM", "1234"],
    ["0.2", "TEASPOON", "0.2"],
    ["0.13", "CUP", "0.13"],
    ["0.01", "CUP", "0.01"],
    ["5/16", "CUP", "5/16"],
    ["2/7", "CUP", "2/7"],
    ["4.2", "POUND", "4.2"],
    ["2.98", "UNIT", "2.98"],
    ["25.5", "UNIT", "25 1/2"],
  ] as const)("%s %s stays %s", (text, unit, words) => {
    expect(shown(text, unit, AS_WRITTEN)).toBe(words);
  });

  test.each([
    ["0.66", "UNIT", "2/3"],
    ["0.67", "CUP", "2/3"],
    ["0.33", "CUP", "1/3"],
    ["2.67", "CUP", "2 2/3"],
    ["1.333", "TEASPOON", "1 1/3"],
    ["0.83", "NONE", "5/6"],
    ["0.38", "POUND", "3/8"],
    ["473.176473", "MILLILITERS", "473"],
    ["29.5735295625", "MILLILITERS", "29.6"],
    ["3785.411784", "MILLILITERS", "3785"],
  ] as const)(
    "but %s %s, a rounded fraction or conversion, is shown as %s",
    (text, unit, words) => {
      expect(shown(text, unit, AS_WRITTEN)).toBe(words);
    },
  );
});

describe("a scaled amount is rounded to a measurable one", () => {
  test.each([
    ["1234", 3, 1, "GRAM", "3702"],
    ["100", 7, 3, "GRAM", "233"],
    ["80", 1, 3, "GRAM", "27"],
    ["100", 1, 16, "MILLILITERS", "6.3"],
    ["1", 1, 3, "GRAM", "0.33"],
    ["0.01", 1, 30, "GRAM", "0.00033"],
    ["99.7", 2, 1, "GRAM", "199"],
    ["49.9", 2, 1, "GRAM", "100"],
    ["1", 2, 3, "UNIT", "2/3"],
    ["2", 1, 3, "CUP", "2/3"],
    ["1", 7, 4, "UNIT", "1 3/4"],
    ["1/3", 2, 1, "CUP", "2/3"],
    ["1/4", 3, 8, "TEASPOON", "1/12"],
    ["1/4", 1, 4, "TEASPOON", "1/16"],
    ["1/4", 1, 8, "TEASPOON", "0.03"],
    ["1", 1, 999, "UNIT", "0.001"],
    ["1", 49, 50, "CUP", "1"],
    ["6", 7, 4, "UNIT", "10 1/2"],
    ["5.9", 7, 3, "POUND", "14"],
    ["10", 7, 3, "UNIT", "23"],
  ] as const)("%s times %i/%i %s is %s", (text, to, from, unit, words) => {
    expect(shown(text, unit, createAmount(to, from))).toBe(words);
  });

  test("French uses a decimal comma", () => {
    expect(shown("100", "MILLILITERS", createAmount(1, 16), "fr")).toBe("6,3");
    expect(shown("1/4", "TEASPOON", createAmount(1, 8), "fr")).toBe("0,03");
  });

  test("any scaled amount is close to the exact one, never 0, and has no odd digits", () => {
    const random = randomFrom(7);
    for (let round = 0; round < 5_000; round++) {
      const unit = random.pick(UNITS);
      const amount = createAmount(random.whole(1, 100_000), random.pick([1, 2, 3, 8, 100, 1000]));
      const [to, from] = [random.whole(1, 999), random.whole(1, 999)];
      const exact = toNumber(scaleAmount(amount, createAmount(to, from)));
      const seen = shownAmount(amount, unit, createAmount(to, from));
      if (to === from) continue;
      expectMeasurable(seen, exact, unit);
    }
  });
});

test("scaling by k and then 1/k restores the amount", () => {
  const random = randomFrom(3);
  for (let round = 0; round < 1_000; round++) {
    const amount = createAmount(random.whole(1, 100_000), random.whole(1, 1_000));
    const [to, from] = [random.whole(1, 999), random.whole(1, 999)];
    const there = scaleAmount(amount, createAmount(to, from));
    expect(scaleAmount(there, createAmount(from, to))).toEqual(amount);
  }
});

function expectMeasurable(seen: Amount, exact: number, unit: Unit): void {
  const [value, far] = [toNumber(seen), Math.abs(toNumber(seen) - exact)];
  expect(value).toBeGreaterThan(0);
  if (isMetric(unit)) {
    expect(far / exact).toBeLessThanOrEqual(0.0501);
    if (exact >= 10) expect(seen.denominator).toBe(1);
    expect(Number(value.toPrecision(3))).toBe(value);
  } else if (exact >= 10) {
    expect(far).toBeLessThanOrEqual(exact >= 20 ? 0.5 : 0.25);
    expect(exact >= 20 ? [1] : [1, 2]).toContain(seen.denominator);
  } else if (exact >= 0.1) {
    expect(far).toBeLessThanOrEqual(1 / 16);
    expect([1, 2, 3, 4, 6, 8]).toContain(seen.denominator);
  } else {
    expect(far / exact).toBeLessThanOrEqual(0.51);
  }
}
