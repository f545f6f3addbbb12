import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Food } from "#domain/ingredient/nutrition";
import { weighAmount } from "#domain/ingredient/weigh-amount";
import type { Language } from "#domain/language/languages";
import { isScaled } from "#domain/line/cut-line";
import { readChoice } from "#domain/line/ingredient-choice";
import type { Line } from "#domain/line/line";
import { weighLine } from "#domain/line/weigh-line";
import { type Amount, createAmount, scaleAmount } from "#domain/measures/amount";
import { multiply, type Rational, rational, roundTo } from "#domain/measures/rational";
import { openTestDatabase } from "../../tests/support/database";
import { understand } from "../../tests/support/reading-lines";
import { findFoodSpan } from "./food-span";
import { parseLine } from "./parse/parse-line";
import type { UnderstoodLine } from "./understand-lines";

interface Weighing {
  words: string;
  /** What the stored amount alone gives. */
  stored: Rational | string;
  weighed: Rational | string;
  isAbout: boolean;
  roles: string[];
  isRead: boolean;
  /** For one and a half times the servings. */
  scaled: Rational | string;
}

const ONE_AND_A_HALF = createAmount(3, 2);

/** `given`: the English name of the food of all lines, otherwise the reader finds them. */
async function weigh(
  lines: string[],
  language: Language = "en",
  given?: string,
): Promise<Weighing[]> {
  const { db } = openTestDatabase();
  const rows = await db
    .selectFrom("ingredients")
    .select([
      "id",
      "name_en",
      "weight_per_unit as weightPerUnit",
      "volumic_mass as volumicMass",
      "pieces",
    ])
    .execute();
  const foods = new Map(rows.map((row) => [row.id, { ...row, figures: {} as Food["figures"] }]));
  const givenId = rows.find(({ name_en }) => name_en === given)?.id;
  return (await understand(db, lines, language)).flatMap((read) => {
    const chosen = givenId ?? readChoice(read.choice, read.name);
    const food = typeof chosen === "number" ? foods.get(chosen) : undefined;
    return food ? weighRead(read, language, food) : [];
  });
}

function weighRead(
  { typed: words, name, amount, unit }: UnderstoodLine,
  language: Language,
  food: Food,
): Weighing {
  const parse = parseLine(words, language);
  const span = findFoodSpan(words, parse, name);
  const line = { words, parse: { ...parse, foods: span ? [span] : [] } };
  const weight = weighLine({ line, amount, unit }, food);
  const scaled = {
    line: scaleValues(line, ONE_AND_A_HALF),
    amount: amount && scaleAmount(amount, ONE_AND_A_HALF),
    unit,
  };
  return {
    words,
    stored: weighAmount(amount, unit, food),
    weighed: getGrams(weight),
    isAbout: typeof weight === "object" && weight.isAbout,
    scaled: getGrams(weighLine(scaled, food)),
    roles: parse.quantities.map(({ role }) => role),
    isRead: !parse.doubt,
  };
}

const scaleValues = ({ words, parse }: Line, ratio: Amount): Line => ({
  words,
  parse: {
    ...parse,
    quantities: parse.quantities.map((quantity) => ({
      ...quantity,
      terms: quantity.terms.map((term) => ({
        ...term,
        value: isScaled(quantity) ? scaleAmount(term.value, ratio) : term.value,
      })),
    })),
  },
});

const getGrams = (weight: ReturnType<typeof weighLine>) =>
  typeof weight === "string" ? weight : weight.grams;

const show = ({ weighed, isAbout }: Weighing) => {
  const text = typeof weighed === "string" ? weighed : `${roundTo(weighed, 1, "nearest")} g`;
  return isAbout ? `about ${text}` : text;
};

describe("a line is weighed by all that it says", () => {
  test.each([
    ["250 g flour", "250 g"],
    ["2 x 400 g tins chopped tomatoes", "800 g"],
    ["2 x 400 g cans chickpeas", "800 g"],
    ["1 (16 ounce) package dry lentils", "453.6 g"],
    ["1 cup or 120 g flour", "120 g"],
    ["1 1/2 cups + 2 Tbsp flour", "213.8 g"],
    ["1 lb 4 oz potatoes", "567 g"],
    ["8 oz (225 g) butter", "225 g"],
    ["11/2 cups (180 g) flour", "180 g"],
    ["1 whole chicken (1.8 kg)", "1800 g"],
    ["4 (7-ounce) salmon fillets", "793.8 g"],
    ["400g tin chopped tomatoes", "400 g"],
    ["1 onion, chopped (1 cup)", "110 g"],
    ["2 cloves garlic", "6 g"],
    ["1/2 cup (or 3 apples) flour", "66 g"],
  ])("%s: %s", async (words, weight) => {
    expect((await weigh([words])).map(show)).toEqual([weight]);
  });

  test("a difference is subtracted", async () => {
    const words = "1 cup minus 1 tablespoon sugar";
    expect((await weigh([words], "en", "Granulated sugar")).map(show)).toEqual(["198.6 g"]);
  });

  test.each([
    ["2-3 cloves garlic", "about 7.5 g"],
    ["4-5 eggs", "about 237.1 g"],
    ["150-200 g sugar", "about 175 g"],
    ["500 g to 1 kg potatoes", "about 750 g"],
    ["about 3 carrots", "about 183 g"],
    ["2 pork chops (about 1 pound each)", "about 907.2 g"],
    ["1-2 (400 g) cans chickpeas", "about 600 g"],
    ["3 oz (50 g) butter", "about 85 g"],
    ["2 oz vodka", "about 56.7 g"],
  ])("an approximate amount is marked: %s, %s", async (words, weight) => {
    expect((await weigh([words])).map(show)).toEqual([weight]);
  });

  test.each([
    ["3-4 gousses d'ail", "about 10.5 g"],
    ["1 boîte de 540 ml (19 oz) de haricots noirs", "547.6 g"],
    ["1 poulet de 1,5 kg", "1500 g"],
    ["2 ou 3 douzaines d'œufs", "about 1580.4 g"],
    ["2 tasses et 3 c. à soupe de sucre", "460.5 g"],
  ])("in French: %s, %s", async (words, weight) => {
    expect((await weigh([words], "fr")).map(show)).toEqual([weight]);
  });
});

describe("a line that cannot be weighed has a true reason", () => {
  test.each([
    ["salt", "noAmount"],
    ["a little milk", "noAmount"],
    ["2 or 3 sprigs thyme", "noUnitWeight"],
    ["a pinch of salt", "noUnitWeight"],
    ["1 can chopped tomatoes", "noUnitWeight"],
    ["4 to 5 lettuce leaves", "noUnitWeight"],
    ["2 to 3 heads of garlic", "noUnitWeight"],
    ["1-2 cups baby carrots", "noDensity"],
    ["3 to 4 inches white radish", "notUnderstood"],
  ])("%s: %s", async (words, reason) => {
    expect((await weigh([words])).map(show)).toEqual([reason]);
  });
});

const FIXTURES = path.resolve("tests/fixtures/ingredient-lines");
const readTyped = (file: string) =>
  readFileSync(path.join(FIXTURES, file), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t")[0] ?? "");

describe.each(["en", "fr"] as const)("lines of real recipes, %s", (language) => {
  const files = readdirSync(FIXTURES).filter((file) => file.startsWith(`${language}-`));
  const weighAll = () => weigh(files.flatMap(readTyped), language);

  test("weigh what their amount does if they say nothing else", async () => {
    const plain = (await weighAll()).filter(
      ({ roles, words }) => roles.join() === "amount" && !/\(.*\d/.test(words),
    );
    const known = plain.filter(({ stored }) => typeof stored === "object");
    expect(known.length).toBeGreaterThan(700);
    expect(known.filter(({ weighed, stored }) => !isSame(weighed, stored))).toEqual([]);
  });

  test("are weighed whenever their amount could be weighed", async () => {
    const known = (await weighAll()).filter(({ stored }) => typeof stored === "object");
    expect(known.filter(({ weighed }) => typeof weighed === "string")).toEqual([]);
  });

  test("weigh one and a half times as much for one and a half times the servings", async () => {
    const differing = (await weighAll()).filter(({ weighed, scaled }) => {
      const expected = typeof weighed === "string" ? weighed : multiply(weighed, rational(3, 2));
      return !isSame(scaled, expected);
    });
    expect(differing).toEqual([]);
  });

  test("have no amount only if they have no quantity", async () => {
    const without = (await weighAll()).filter(({ weighed }) => weighed === "noAmount");
    expect(without.length).toBeGreaterThan(50);
    expect(without.filter(({ roles, isRead }) => roles.length > 0 || !isRead)).toEqual([]);
  });
});

function isSame(one: Rational | string, other: Rational | string): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.numerator === other.numerator && one.denominator === other.denominator;
}
