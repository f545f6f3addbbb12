import { expect, test } from "vitest";
import { randomFrom } from "../../tests/support/random";
import { add, decimal, multiply, type Rational, rational, roundTo, ZERO } from "./rational";

const written = ({ numerator, denominator }: Rational) => `${numerator}/${denominator}`;

test.each([
  [0, "0/1"],
  [0.1, "1/10"],
  [0.021, "21/1000"],
  [453.59237, "45359237/100000"],
  [38758, "38758/1"],
  [1e-7, "1/10000000"],
  [1e21, "1000000000000000000000/1"],
])("%d is converted exactly to %s", (value, exact) => {
  expect(written(decimal(value))).toBe(exact);
});

test("sums and products are exact, in lowest terms, and follow the laws of arithmetic", () => {
  const random = randomFrom(1);
  const some = () => rational(random.whole(0, 5_000), random.whole(1, 5_000));
  for (let round = 0; round < 500; round++) {
    const [a, b, c] = [some(), some(), some()];
    const crossed = a.numerator * b.denominator + b.numerator * a.denominator;
    expect(add(a, b)).toEqual(rational(crossed, a.denominator * b.denominator));
    expect(multiply(a, b)).toEqual(
      rational(a.numerator * b.numerator, a.denominator * b.denominator),
    );
    expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
    expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
    expect(add(a, ZERO)).toEqual(a);
    expect(multiply(a, rational(1))).toEqual(a);
  }
  expect(written(rational(6, 4))).toBe("3/2");
  expect(add(decimal(0.1), decimal(0.2))).toEqual(decimal(0.3));
});

test.each([
  ["1/2", 0, "nearest", 1],
  ["1/2", 0, "down", 0],
  ["149/100", 1, "nearest", 1.5],
  ["149/100", 1, "down", 1.4],
  ["1/20", 1, "nearest", 0.1],
  ["49/1000", 1, "nearest", 0],
  ["2/3", 2, "nearest", 0.67],
  ["7/1", 1, "down", 7],
] as const)("%s with %i decimals, %s, is %d", (text, decimals, way, rounded) => {
  const [numerator, denominator] = text.split("/").map(Number);
  expect(roundTo(rational(numerator ?? 0, denominator), decimals, way)).toBe(rounded);
});

test("numbers far beyond a double are rounded correctly", () => {
  const huge = { numerator: 10n ** 400n + 1n, denominator: 2n * 10n ** 400n };
  expect(roundTo(huge, 0, "nearest")).toBe(1);
  expect(roundTo(huge, 3, "down")).toBe(0.5);
});
