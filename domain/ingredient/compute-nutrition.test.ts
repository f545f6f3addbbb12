import { describe, expect, test } from "vitest";
import { type Random, randomFrom } from "../../tests/support/random";
import type { Quantity } from "../line/line";
import { type Amount, createAmount, scaleAmount } from "../measures/amount";
import { add, decimal, multiply, type Rational, rational } from "../measures/rational";
import { UNITS, type Unit } from "../measures/units";
import { computeNutrition, type NutritionLine } from "./compute-nutrition";
import { type Food, NUTRIENTS, type Nutrition } from "./nutrition";

const LEEK: Food = {
  figures: {
    calories: 61,
    carbohydrates: 14.15,
    sugars: 3.9,
    fibers: 2.7,
    proteins: 1.5,
    saturatedFat: 0.04,
    unsaturatedFat: 0.17,
    cholesterol: 0,
    sodium: 20,
  },
  weightPerUnit: 89,
  volumicMass: 0.376,
  pieces: "",
};
const buildLine = (amount: Amount | null, unit: Unit, food: Food | null = LEEK): NutritionLine => ({
  name: "Leek",
  amount,
  unit,
  food,
});
const sumCalories = (...lines: NutritionLine[]) => computeNutrition(lines).totals.calories.known;
const times = (count: number, unit: Unit) => buildLine(createAmount(count, 1), unit);

describe("a line's weight follows from its unit", () => {
  test.each([
    ["GRAM", 1],
    ["POUND", 453.59237],
    ["MILLILITERS", 0.376],
    ["TEASPOON", 1.88],
    ["TABLESPOON", 5.64],
    ["CUP", 94],
    ["UNIT", 89],
  ] as const)("one %s of leek is %d g", (unit, grams) => {
    expect(sumCalories(times(1, unit))).toEqual(multiply(decimal(grams), decimal(0.61)));
  });

  test("units of one kind are consistent, and so are the kinds", () => {
    expect(sumCalories(times(3, "TEASPOON"))).toEqual(sumCalories(times(1, "TABLESPOON")));
    expect(sumCalories(times(50, "TEASPOON"))).toEqual(sumCalories(times(1, "CUP")));
    expect(sumCalories(times(250, "MILLILITERS"))).toEqual(sumCalories(times(1, "CUP")));
    const pound = buildLine(createAmount(45_359_237, 100_000), "GRAM");
    expect(sumCalories(pound)).toEqual(sumCalories(times(1, "POUND")));
    expect(sumCalories(times(94, "GRAM"))).toEqual(sumCalories(times(1, "CUP")));
    expect(sumCalories(times(89, "GRAM"))).toEqual(sumCalories(times(1, "UNIT")));
  });
});

describe("a line that cannot be weighed is listed with its reason", () => {
  const one = createAmount(1, 1);
  test.each([
    ["custom", buildLine(one, "GRAM", null)],
    ["custom", buildLine(null, "NONE", null)],
    ["noAmount", buildLine(null, "GRAM")],
    ["noAmount", buildLine(null, "NONE")],
    ["noUnit", buildLine(one, "NONE")],
    ["noDensity", buildLine(one, "CUP", { ...LEEK, volumicMass: null })],
    ["noUnitWeight", buildLine(one, "UNIT", { ...LEEK, weightPerUnit: null })],
  ])("%s", (reason, line) => {
    const { counted, of, uncounted, totals } = computeNutrition([line, times(100, "GRAM")]);
    expect({ counted, of, uncounted }).toEqual({
      counted: 1,
      of: 2,
      uncounted: [{ reason, names: ["Leek"] }],
    });
    expect(totals.calories).toEqual({ known: rational(61), isPartial: false });
  });

  test("weights need neither density nor piece weight", () => {
    const bare = { ...LEEK, volumicMass: null, weightPerUnit: null };
    expect(
      computeNutrition([buildLine(one, "GRAM", bare), buildLine(one, "POUND", bare)]).counted,
    ).toBe(2);
  });
});

describe("a line with words is weighed by its parse", () => {
  const buildWords = (words: string, quantity: Partial<Quantity>): NutritionLine => ({
    ...buildLine(null, "NONE"),
    line: {
      words,
      parse: {
        language: "en",
        foods: [],
        quantities: [{ role: "amount", join: "one", terms: [], ...quantity }],
      },
    },
  });
  const two = { spans: [[0, 1] as const], value: createAmount(2, 1) };
  const three = { spans: [[2, 3] as const], value: createAmount(3, 1) };

  test("a range counts as its middle and is listed as approximate, once a name", () => {
    const line = buildWords("2-3 leeks", { join: "range", terms: [two, three] });
    const { totals, approximate, counted } = computeNutrition([line, line, times(1, "UNIT")]);
    expect(counted).toBe(3);
    expect(approximate).toEqual(["Leek"]);
    expect(totals.calories.known).toEqual(multiply(decimal(89 * 6), decimal(0.61)));
  });

  test("a line that is not understood says so, unless its stored amount is known", () => {
    const { line, ...stored } = buildWords("2/3 leeks", {});
    const doubtful = line && {
      ...line,
      parse: { ...line.parse, quantities: [], doubt: "number" as const },
    };
    expect(computeNutrition([{ ...stored, line: doubtful }]).uncounted).toEqual([
      { reason: "notUnderstood", names: ["Leek"] },
    ]);
    expect(computeNutrition([{ ...times(2, "UNIT"), line: doubtful }]).counted).toBe(1);
  });
});

describe("a missing figure is never counted as 0", () => {
  const without = (name: string, sugars: number | null) => ({
    ...buildLine(createAmount(100, 1), "GRAM", { ...LEEK, figures: { ...LEEK.figures, sugars } }),
    name,
  });

  test("a partial total names each line without a figure once", () => {
    const lines = [without("Squash", null), without("Squash", null), without("Beet", 7)];
    const { totals, counted, lacking } = computeNutrition(lines);
    expect(totals.sugars).toEqual({ known: rational(7), isPartial: true });
    expect(totals.calories).toEqual({ known: rational(183), isPartial: false });
    expect(lacking).toEqual([{ nutrients: ["sugars"], names: ["Squash"] }]);
    expect(counted).toBe(3);
  });

  test("nutrients that the same lines lack are listed together", () => {
    const bare = { ...LEEK, figures: { ...LEEK.figures, fibers: null, sodium: null } };
    const lines = [buildLine(createAmount(1, 1), "GRAM", bare), without("Squash", null)];
    expect(computeNutrition(lines).lacking).toEqual([
      { nutrients: ["sugars"], names: ["Squash"] },
      { nutrients: ["fibers", "sodium"], names: ["Leek"] },
    ]);
  });

  test("if all figures are missing or nothing is counted, the total is unknown", () => {
    const { sugars } = computeNutrition([without("Squash", null)]).totals;
    expect(sugars).toEqual({ known: null, isPartial: true });
    for (const total of Object.values(computeNutrition([]).totals))
      expect(total).toEqual({ known: null, isPartial: false });
  });
});

describe("for any recipe", () => {
  const recipes = Array.from({ length: 200 }, (_, seed) => randomLines(randomFrom(seed)));

  test("the order of lines does not matter", () => {
    for (const [seed, lines] of recipes.entries()) {
      expect(listTotals(randomFrom(seed).shuffled(lines))).toEqual(listTotals(lines));
    }
  });

  test("scaling by k scales the totals, and scaling by 1/k restores them", () => {
    for (const [seed, lines] of recipes.entries()) {
      const random = randomFrom(seed);
      const [to, from] = [random.whole(1, 999), random.whole(1, 999)];
      const scaled = linesTimes(lines, createAmount(to, from));
      expect(listTotals(scaled)).toEqual(
        listTotals(lines).map((total) => total && multiply(total, rational(to, from))),
      );
      expect(linesTimes(scaled, createAmount(from, to))).toEqual(lines);
    }
  });

  test("two recipes have the same totals combined as separately", () => {
    for (let index = 1; index < recipes.length; index++) {
      const [one = [], other = []] = [recipes[index - 1], recipes[index]];
      const apart = listTotals(one).map((total, nutrient) =>
        sum(total, listTotals(other)[nutrient]),
      );
      expect(listTotals([...one, ...other])).toEqual(apart);
    }
  });

  test("every line is either counted or listed", () => {
    for (const lines of recipes) {
      const { counted, of, uncounted } = computeNutrition(lines);
      expect([counted + uncounted.flatMap(({ names }) => names).length, of]).toEqual([
        lines.length,
        lines.length,
      ]);
    }
  });
});

function listTotals(lines: NutritionLine[]): (Rational | null)[] {
  const { totals }: Nutrition = computeNutrition(lines);
  return NUTRIENTS.map((nutrient) => totals[nutrient].known);
}

const sum = (one: Rational | null = null, other: Rational | null = null) =>
  one && other ? add(one, other) : (one ?? other);

function linesTimes(lines: NutritionLine[], ratio: Amount): NutritionLine[] {
  return lines.map((line) => ({ ...line, amount: line.amount && scaleAmount(line.amount, ratio) }));
}

function randomLines(random: Random): NutritionLine[] {
  return Array.from({ length: random.whole(1, 8) }, () => ({
    name: `Ingredient ${random.whole(1, 9)}`,
    amount: perhaps(random, createAmount(random.whole(1, 2_000), random.whole(1, 16))),
    unit: random.pick(UNITS),
    food: perhaps(random, {
      figures: Object.fromEntries(
        NUTRIENTS.map((nutrient) => [nutrient, perhaps(random, random.whole(0, 90_000) / 1_000)]),
      ) as Food["figures"],
      weightPerUnit: perhaps(random, random.whole(1, 50_000) / 100),
      volumicMass: perhaps(random, random.whole(100, 1_500) / 1_000),
      pieces: "",
    }),
  }));
}

function perhaps<T>(random: Random, value: T): T | null {
  return random.whole(1, 6) === 1 ? null : value;
}
