import { describe, expect, test } from "vitest";
import { type Random, randomFrom } from "../../tests/support/random";
import { type Amount, amountOf, scaleAmount } from "../measures/amount";
import { add, decimal, multiply, type Rational, rational } from "../measures/rational";
import { UNITS, type Unit } from "../measures/units";
import { type Food, NUTRIENTS, type Nutrition, type NutritionLine, nutritionOf } from "./nutrition";

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
};
const lineOf = (amount: Amount | null, unit: Unit, food: Food | null = LEEK): NutritionLine => ({
  name: "Leek",
  amount,
  unit,
  food,
});
const caloriesOf = (...lines: NutritionLine[]) => nutritionOf(lines).totals.calories.known;
const times = (count: number, unit: Unit) => lineOf(amountOf(count, 1), unit);

describe("a line weighs what its unit says", () => {
  test.each([
    ["GRAM", 1],
    ["POUND", 453.59237],
    ["MILLILITERS", 0.376],
    ["TEASPOON", 1.88],
    ["TABLESPOON", 5.64],
    ["CUP", 94],
    ["UNIT", 89],
  ] as const)("one %s of leek is %d g", (unit, grams) => {
    expect(caloriesOf(times(1, unit))).toEqual(multiply(decimal(grams), decimal(0.61)));
  });

  test("units of one kind agree, and so do the kinds", () => {
    expect(caloriesOf(times(3, "TEASPOON"))).toEqual(caloriesOf(times(1, "TABLESPOON")));
    expect(caloriesOf(times(50, "TEASPOON"))).toEqual(caloriesOf(times(1, "CUP")));
    expect(caloriesOf(times(250, "MILLILITERS"))).toEqual(caloriesOf(times(1, "CUP")));
    const pound = lineOf(amountOf(45_359_237, 100_000), "GRAM");
    expect(caloriesOf(pound)).toEqual(caloriesOf(times(1, "POUND")));
    expect(caloriesOf(times(94, "GRAM"))).toEqual(caloriesOf(times(1, "CUP")));
    expect(caloriesOf(times(89, "GRAM"))).toEqual(caloriesOf(times(1, "UNIT")));
  });
});

describe("a line that cannot be weighed is left out, by name and with its reason", () => {
  const one = amountOf(1, 1);
  test.each([
    ["custom", lineOf(one, "GRAM", null)],
    ["custom", lineOf(null, "NONE", null)],
    ["noAmount", lineOf(null, "GRAM")],
    ["noAmount", lineOf(null, "NONE")],
    ["noUnit", lineOf(one, "NONE")],
    ["noDensity", lineOf(one, "CUP", { ...LEEK, volumicMass: null })],
    ["noUnitWeight", lineOf(one, "UNIT", { ...LEEK, weightPerUnit: null })],
  ])("%s", (reason, line) => {
    const { counted, of, uncounted, totals } = nutritionOf([line, times(100, "GRAM")]);
    expect({ counted, of, uncounted }).toEqual({
      counted: 1,
      of: 2,
      uncounted: [{ name: "Leek", reason }],
    });
    expect(totals.calories).toEqual({ known: rational(61), lacking: [] });
  });

  test("weight needs neither density nor the weight of a piece", () => {
    const bare = { ...LEEK, volumicMass: null, weightPerUnit: null };
    expect(nutritionOf([lineOf(one, "GRAM", bare), lineOf(one, "POUND", bare)]).counted).toBe(2);
  });
});

describe("a figure that a source does not give is never taken for 0", () => {
  const without = (name: string, sugars: number | null) => ({
    ...lineOf(amountOf(100, 1), "GRAM", { ...LEEK, figures: { ...LEEK.figures, sugars } }),
    name,
  });

  test("the rest is a part of the total, and who lacks it is named once", () => {
    const lines = [without("Squash", null), without("Squash", null), without("Beet", 7)];
    const { totals, counted } = nutritionOf(lines);
    expect(totals.sugars).toEqual({ known: rational(7), lacking: ["Squash"] });
    expect(totals.calories).toEqual({ known: rational(183), lacking: [] });
    expect(counted).toBe(3);
  });

  test("where all lack it, or none is counted, the total is not known", () => {
    const { sugars } = nutritionOf([without("Squash", null)]).totals;
    expect(sugars).toEqual({ known: null, lacking: ["Squash"] });
    for (const { known, lacking } of Object.values(nutritionOf([]).totals))
      expect([known, lacking]).toEqual([null, []]);
  });
});

describe("whatever the recipe", () => {
  const recipes = Array.from({ length: 200 }, (_, seed) => randomLines(randomFrom(seed)));

  test("the order of its lines does not matter", () => {
    for (const [seed, lines] of recipes.entries()) {
      expect(totalsOf(randomFrom(seed).shuffled(lines))).toEqual(totalsOf(lines));
    }
  });

  test("its amounts times k give the totals times k, and times 1/k the same again", () => {
    for (const [seed, lines] of recipes.entries()) {
      const random = randomFrom(seed);
      const [to, from] = [random.whole(1, 999), random.whole(1, 999)];
      const scaled = linesTimes(lines, amountOf(to, from));
      expect(totalsOf(scaled)).toEqual(
        totalsOf(lines).map((total) => total && multiply(total, rational(to, from))),
      );
      expect(linesTimes(scaled, amountOf(from, to))).toEqual(lines);
    }
  });

  test("cooked apart or together, two recipes hold the same", () => {
    for (let index = 1; index < recipes.length; index++) {
      const [one = [], other = []] = [recipes[index - 1], recipes[index]];
      const apart = totalsOf(one).map((total, nutrient) => sum(total, totalsOf(other)[nutrient]));
      expect(totalsOf([...one, ...other])).toEqual(apart);
    }
  });

  test("every line is either counted or named", () => {
    for (const lines of recipes) {
      const { counted, of, uncounted } = nutritionOf(lines);
      expect([counted + uncounted.length, of]).toEqual([lines.length, lines.length]);
    }
  });
});

function totalsOf(lines: NutritionLine[]): (Rational | null)[] {
  const { totals }: Nutrition = nutritionOf(lines);
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
    amount: perhaps(random, amountOf(random.whole(1, 2_000), random.whole(1, 16))),
    unit: random.oneOf(UNITS),
    food: perhaps(random, {
      figures: Object.fromEntries(
        NUTRIENTS.map((nutrient) => [nutrient, perhaps(random, random.whole(0, 90_000) / 1_000)]),
      ) as Food["figures"],
      weightPerUnit: perhaps(random, random.whole(1, 50_000) / 100),
      volumicMass: perhaps(random, random.whole(100, 1_500) / 1_000),
    }),
  }));
}

function perhaps<T>(random: Random, value: T): T | null {
  return random.whole(1, 6) === 1 ? null : value;
}
