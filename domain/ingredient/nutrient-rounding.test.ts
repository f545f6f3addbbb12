import { expect, test } from "vitest";
import { decimal, rational } from "../measures/rational";
import { roundTotal } from "./nutrient-rounding";

const shown = (
  nutrient: "calories" | "sugars" | "sodium",
  value: number | null,
  isPartial = false,
) => {
  const total = { known: value === null ? null : decimal(value), isPartial };
  const figure = roundTotal(nutrient, total, rational(1));
  return figure.kind === "unknown" ? "unknown" : `${figure.kind} ${figure.value}`;
};

test.each([
  ["calories", 489.6, "equal 490"],
  ["calories", 0.4, "lessThan 1"],
  ["sodium", 1017.14165, "equal 1017"],
  ["sugars", 37.032758, "equal 37"],
  ["sugars", 9.25, "equal 9.3"],
  ["sugars", 9.96, "equal 10"],
  ["sugars", 0.05, "equal 0.1"],
  ["sugars", 0.049, "lessThan 0.1"],
  ["sugars", 0, "equal 0"],
  ["sugars", null, "unknown"],
] as const)("%s of %s are shown as %s", (nutrient, value, words) => {
  expect(shown(nutrient, value)).toBe(words);
});

test.each([
  ["calories", 489.6, "atLeast 489"],
  ["sugars", 9.99, "atLeast 9.9"],
  ["sugars", 12.9, "atLeast 12"],
  ["sugars", 0.09, "unknown"],
  ["sugars", 0, "unknown"],
  ["sugars", null, "unknown"],
] as const)("%s of %s with a missing figure are shown as %s", (...given) => {
  const [nutrient, value, words] = given;
  expect(shown(nutrient, value, true)).toBe(words);
});

test("the result is calculated exactly from the ratio and rounded once", () => {
  const third = { known: rational(1, 3), isPartial: false };
  expect(roundTotal("sugars", third, rational(3))).toEqual({ kind: "equal", value: 1 });
  const total = { known: decimal(7.5), isPartial: false };
  expect(roundTotal("calories", total, rational(1, 5))).toEqual({ kind: "equal", value: 2 });
});
