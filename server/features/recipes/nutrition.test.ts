import { expect, test } from "vitest";
import { NUTRIENTS } from "#domain/ingredient/nutrition";
import { type Amount, parseAmount } from "#domain/measures/amount";
import { decimal } from "#domain/measures/rational";
import type { Unit } from "#domain/measures/units";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { understand } from "../../../tests/support/reading-lines";
import { writeRecipe } from "../../../tests/support/recipes";
import { getRecipeWithNutrition } from "./queries";

// Calculated by hand from catalogue.csv. A line has its text, its grams and, below, the catalogue's
// figures per 100 g (kcal, carbohydrates, sugars, fibre, protein, saturated and unsaturated fat in
// g, cholesterol and sodium in mg). A total is the sum of grams × figure / 100.
const RECIPES: { lines: [string, Unit, string, string][]; totals: number[] }[] = [
  {
    lines: [
      ["250", "GRAM", "All-purpose flour", "250 g"],
      //   366  72.35  0.54  2.7  12.17  0.378  0.928  0  0
      // → 915  180.875  1.35  6.75  30.425  0.945  2.32  0  0
      ["3", "UNIT", "Egg", "3 × 52.68 = 158.04 g"],
      //   145  0.98  0.77  0  11.8  3.043  5.628  366  125
      // → 229.158  1.548792  1.216908  0  18.64872  4.8091572  8.8944912  578.4264  197.55
      ["2", "CUP", "Whole milk", "2 × 250 mL × 1.031 = 515.5 g"],
      //   61  4.8  5.05  0  3.15  1.865  1.007  10  43
      // → 314.455  24.744  26.03275  0  16.23825  9.614075  5.191085  51.55  221.665
      ["2/3", "TABLESPOON", "Granulated sugar", "2/3 × 15 mL × 0.845 = 8.45 g"],
      //   387  99.98  99.8  0  0  0  0  0  1
      // → 32.7015  8.44831  8.4331  0  0  0  0  0  0.0845
      ["1/4", "TEASPOON", "Salt", "1/4 × 5 mL × 1.234 = 1.5425 g"],
      //   0  0  0  0  0  0  0  0  38758
      // → 0  0  0  0  0  0  0  0  597.84215
    ],
    totals: [
      1491.3145, 215.616102, 37.032758, 6.75, 65.31197, 15.3682322, 16.4055762, 629.9764,
      1017.14165,
    ],
  },
  {
    lines: [
      ["1", "UNIT", "Acorn squash", "431 g"],
      //   40  10.42  no figure  1.8  0.8  0.021  0.049  0  3
      // → 172.4  44.9102  none  7.758  3.448  0.09051  0.21119  0  12.93
      ["1", "POUND", "Potato", "453.59237 g"],
      //   77  17.47  0.78  1.6  2.02  0.026  0.042  0  6
      // → 349.2661249  79.242587039  3.538020486  7.25747792  9.162565874
      //   0.1179340162  0.1905087954  0  27.2155422
      ["2", "TABLESPOON", "Olive oil", "2 × 15 mL × 0.913 = 27.39 g"],
      //   885  0  0  0  0  13.808  83.484  0  2
      // → 242.4015  0  0  0  0  3.7820112  22.8662676  0  0.5478
    ],
    totals: [
      764.0676249, 124.152787039, 3.538020486, 15.01547792, 12.610565874, 3.9904552162,
      23.2679663954, 0, 40.6933422,
    ],
  },
  {
    lines: [
      ["1 1/2", "POUND", "Stewing beef", "1.5 × 453.59237 = 680.388555 g"],
      //   153  0  0  0  21.43  2.722  3.65  54  66
      // → 1040.99448915  0  0  0  145.8072673365  18.5201764671  24.8341822575
      //   367.4098197  449.0564463
      ["2", "UNIT", "Onion", "2 × 110 = 220 g"],
      //   40  9.34  4.24  1.7  1.1  0.042  0.03  0  4
      // → 88  20.548  9.328  3.74  2.42  0.0924  0.066  0  8.8
      ["250", "MILLILITERS", "Red wine", "250 mL × 0.998 = 249.5 g"],
      //   85  2.61  0.62  0  0.07  0  0  0  4
      // → 212.075  6.51195  1.5469  0  0.17465  0  0  0  9.98
      ["1", "TABLESPOON", "Tomato paste", "15 mL × 1.162 = 17.43 g"],
      //   82  18.91  12.18  4.1  4.32  0.1  0.21  0  790
      // → 14.2926  3.296013  2.122974  0.71463  0.752976  0.01743  0.036603  0  137.697
    ],
    totals: [
      1355.36208915, 30.355963, 12.997874, 4.45463, 149.1548933365, 18.6300064671, 24.9367852575,
      367.4098197, 605.5334463,
    ],
  },
];

test.each(RECIPES)(
  "a recipe's nutrition is the exact sum of its lines by the catalogue",
  async ({ lines, totals }) => {
    const { db } = openTestDatabase();
    const id = await writeRecipe(db, "alice", {
      ingredients: lines.map(([amount, unit, name]) => ({
        name,
        amount: parseAmount(amount) as Amount,
        unit,
        complement: "",
      })),
    });
    for (const locale of ["en", "fr"] as const) {
      const { nutrition } = await getRecipeWithNutrition(db, CAST.alice, id, locale);
      expect(nutrition).toMatchObject({ counted: lines.length, of: lines.length, uncounted: [] });
      const known = NUTRIENTS.map((nutrient) => nutrition.totals[nutrient].known);
      expect(known).toEqual(totals.map(decimal));
    }
  },
);

test("the cook's words are weighed: packs of a size, second measures and sums", async () => {
  const { db } = openTestDatabase();
  const lines = await understand(db, [
    "2 x 400 g cans chickpeas",
    "1 (16 ounce) package dry lentils",
    "1 cup or 120 g flour",
    "1 1/2 cups + 2 Tbsp flour",
  ]);
  const id = await writeRecipe(db, "alice", {
    language: "en",
    ingredients: lines.map(({ typed, ...line }) => ({ ...line, text: typed })),
  });
  const { nutrition } = await getRecipeWithNutrition(db, CAST.alice, id, "en");
  expect(nutrition).toMatchObject({ counted: 4, of: 4, uncounted: [], approximate: [] });
});

test("an ingredient without a figure is listed as lacking, in the reader's language", async () => {
  const { db } = openTestDatabase();
  const one = { amount: { numerator: 1, denominator: 1 }, complement: "" };
  const id = await writeRecipe(db, "alice", {
    ingredients: [
      { name: "Acorn squash", unit: "UNIT", ...one },
      { name: "Potato", unit: "POUND", ...one },
    ],
  });
  const lackingIn = async (locale: "en" | "fr") => {
    const { lacking } = (await getRecipeWithNutrition(db, CAST.alice, id, locale)).nutrition;
    return lacking.map(({ names }) => names);
  };
  expect(await lackingIn("en")).toEqual([["Acorn squash"]]);
  expect(await lackingIn("fr")).toEqual([["Courge poivrée"]]);
});
