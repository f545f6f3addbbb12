import { expect, test } from "vitest";
import type { Locale } from "#domain/language/locales";
import { findShoppingAmount, multiplyRange } from "#domain/line/shopping-amounts";
import type { Amount } from "#domain/measures/amount";
import { rational } from "#domain/measures/rational";
import { clipLine } from "#domain/shopping/clip-line";
import { type Sum, sumLines, type WantedLine } from "#domain/shopping/sum-lines";
import { randomFrom } from "../../tests/support/random";
import { convertSum } from "./derived/convert-sum";
import type { System } from "./derived/kitchen-units";
import { type SumPart, writeSum } from "./derived/write-sum";
import { findFoodSpan } from "./food-span";
import { parseLine } from "./parse/parse-line";

const ONCE = { numerator: 1, denominator: 1 };
const LINES = [
  "200 g butter",
  "1 lb 4 oz butter",
  "½ cup butter",
  "2 x 400 g tins butter",
  "3 eggs",
  "1 dozen eggs",
  "2-3 cloves garlic",
  "2–3 onions",
  "1/3 cup plus 1 tbsp milk",
  "salt, to taste",
  "1 1/2-pound lobster",
];

const want = (words: string, ratio: Amount = ONCE, locale: Locale = "en"): WantedLine => ({
  line: { words, parse: parseLine(words, locale) },
  ratio,
});
const show = (lines: WantedLine[], density: number | null = null) =>
  sumLines(lines, density).map((sum) => joinParts(writeSum(sum)));
const joinParts = (parts: SumPart[]) => parts.map(({ text }) => text).join("");
const add = (...words: string[]) => show(words.map((text) => want(text)));

test.each([
  [["200 g butter", "250 g unsalted butter"], ["450 g unsalted butter"]],
  [["1 lemon", "1 lemon", "3 lemons"], ["5 lemons"]],
  [["800 g flour", "400 g flour"], ["1.2 kg flour"]],
  [["900 ml milk", "350 ml milk"], ["1.25 l milk"]],
  [["1 kg flour", "200 g flour"], ["1.2 kg flour"]],
  [["1 tbsp oil", "2 tbsp oil"], ["3 tbsp oil"]],
  [["1 tsp oil", "1 tsp oil", "1 tsp oil"], ["1 tbsp oil"]],
  [["100 ml oil", "2 tbsp oil"], ["130 ml oil"]],
  [["1 1/2 cups flour", "2 tbsp flour"], ["1 5/8 cups flour"]],
  [["1 1/4 cups flour", "5/8 cup flour"], ["1 7/8 cups flour"]],
  [["2–3 onions"], ["2–3 onions"]],
  [["2–3 onions", "1 onion"], ["3–4 onions"]],
  [["2–3 onions", "1–2 onions"], ["3–5 onions"]],
  [["2–3 cloves of garlic", "1 clove of garlic"], ["3–4 cloves of garlic"]],
  [["1–2 tbsp oil", "1 tbsp oil"], ["2–3 tbsp oil"]],
  [["500–700 g leeks", "600 g leeks"], ["1.1–1.3 kg leeks"]],
  [["200–300 g leeks", "900 g leeks"], ["1.1–1.2 kg leeks"]],
  [["1 cup–2 cups oil"], ["1 cup–2 cups oil"]],
  [["3 eggs", "1 dozen eggs"], ["15 eggs"]],
  [["2 x 400 g tins tomatoes", "1 x 400 g tin tomatoes"], ["3 x 400 g tins tomatoes"]],
  [
    ["2 onions", "150 g onions"],
    ["2 onions", "150 g onions"],
  ],
  [
    ["salt, to taste", "1 tsp salt"],
    ["1 tsp salt", "salt, to taste"],
  ],
  [["salt", "Salt"], ["Salt"]],
  [["1 1/2-pound lobster", "1 1/2-pound lobster"], ["2 × 1 1/2-pound lobster"]],
])("%j are %j", (lines, sums) => {
  expect(add(...lines)).toEqual(sums);
});

test.each([
  [["200 g de beurre", "250 g de beurre"], ["450 g de beurre"]],
  [["1 oignon", "2 oignons"], ["3 oignons"]],
  [["800 g de farine", "450 g de farine"], ["1,25 kg de farine"]],
  [["1 gousse d’ail", "2 gousses d’ail"], ["3 gousses d’ail"]],
  [["1 à 2 gousses d’ail", "1 gousse d’ail"], ["2–3 gousses d’ail"]],
  [["1 litre de lait", "65 cl de lait"], ["1,65 litre de lait"]],
  [["1,25 kg de farine", "1 kg de farine"], ["2,25 kg de farine"]],
  [["75 cl de vin", "25 cl de vin"], ["1 l de vin"]],
  [["5 dl de lait", "7,5 dl de lait"], ["1,25 l de lait"]],
  [["2 litres de lait", "50 cl de lait"], ["2,5 litres de lait"]],
])("in French %j are %j", (lines, sums) => {
  expect(show(lines.map((text) => want(text, ONCE, "fr")))).toEqual(sums);
});

test.each([
  [["juice of 2 lemons", "zest of 1 lemon"], ["3 lemons"]],
  [["juice of 2 lemons", "juice of 1 lemon"], ["juice of 3 lemons"]],
  [["juice of half a lemon", "1/4 lemon"], ["3/4 lemon"]],
  [["about 200 g flour", "100 g flour"], ["300 g flour"]],
  [["flour, 200 g", "100 g flour"], ["flour, 300 g"]],
])("of one food, %j are %j", (words, sums) => {
  const lines = words.map((text) => want(text));
  const food = /lemon|flour/;
  const named = lines.map(({ line, ratio }) => {
    const [name = ""] = food.exec(line.words) ?? [];
    const start = line.words.indexOf(name);
    const foods = [[start, start + name.length]] as const;
    return { line: { ...line, parse: { ...line.parse, foods: [...foods] } }, ratio };
  });
  expect(show(named)).toEqual(sums);
});

test.each<[System, string, Amount, string]>([
  ["us", "500 g flour", { numerator: 2, denominator: 1 }, "2 1/4 lb flour"],
  ["us", "40 g Parmesan", { numerator: 2, denominator: 1 }, "2 3/4 oz Parmesan"],
  ["us", "1 litre stock", { numerator: 1, denominator: 8 }, "1/2 cup stock"],
  ["us", "2 x 400 g tins tomatoes", { numerator: 3, denominator: 2 }, "3 x 14 oz tins tomatoes"],
  ["us", "3 eggs", { numerator: 2, denominator: 1 }, "6 eggs"],
  ["metric", "4 cups milk", { numerator: 31, denominator: 32 }, "975 ml milk"],
  ["metric", "3 lb beef", ONCE, "1.35 kg beef"],
  ["metric", "2–3 lb beef", { numerator: 2, denominator: 1 }, "1.8–2.7 kg beef"],
  ["metric", "1 1/4 lb beef", { numerator: 2, denominator: 1 }, "1.15 kg beef"],
])("in %s measures, %s wanted %j times are %s", (system, words, ratio, told) => {
  const [sum] = sumLines([want(words, ratio)], null);
  const converted = convertSum(sum as Sum, system, { density: null, isLiquid: false });
  expect(joinParts(writeSum(converted))).toBe(told);
});

test("volumes add to weights by the food's density, and stand beside them without one", () => {
  const lines = [want("100 g honey"), want("100 ml honey")];
  expect(show(lines, 1.4)).toEqual(["240 g honey"]);
  expect(show(lines)).toEqual(["100 g honey", "100 ml honey"]);
});

test("the order of the lines does not matter", () => {
  const random = randomFrom(7);
  for (let round = 0; round < 200; round++) {
    const lines = Array.from({ length: 6 }, () =>
      want(LINES[random.whole(0, LINES.length - 1)] ?? "", {
        numerator: random.whole(1, 9),
        denominator: random.whole(1, 4),
      }),
    );
    expect(show(lines, 0.9)).toEqual(show(lines.toReversed(), 0.9));
  }
});

test("the sums of two lists add up exactly to those of both", () => {
  const random = randomFrom(11);
  const pick = () => Array.from({ length: random.whole(0, 6) }, () => want(random.pick(LINES)));
  for (let round = 0; round < 200; round++) {
    const [one, other] = [pick(), pick()];
    for (const density of [null, 0.9]) {
      const parts = [...sumLines(one, density), ...sumLines(other, density)];
      expect(total(parts, density)).toEqual(total([...one, ...other], density));
    }
  }
});

/** How much of each measure, exactly; lines that tell none are named. */
function total(lines: WantedLine[], density: number | null) {
  return sumLines(lines, density).map(({ line, ratio }) => {
    const amount = findShoppingAmount(line);
    const times = rational(ratio.numerator, ratio.denominator);
    if (!amount) return [line.words.toLowerCase()];
    return [amount.measure, multiplyRange(amount.range, times).most];
  });
}

test("all wanted k times are k times the sums", () => {
  const times = ({ numerator, denominator }: Amount, k: Amount) => ({
    numerator: numerator * k.numerator,
    denominator: denominator * k.denominator,
  });
  for (const k of [
    { numerator: 3, denominator: 1 },
    { numerator: 2, denominator: 7 },
  ]) {
    const once = sumLines(
      LINES.map((words) => want(words)),
      null,
    );
    const often = sumLines(
      LINES.map((words) => want(words, k)),
      null,
    );
    expect(often.map(({ ratio }) => ratio.numerator / ratio.denominator)).toEqual(
      once.map(({ ratio }) =>
        expect.closeTo(times(ratio, k).numerator / times(ratio, k).denominator, 9),
      ),
    );
  }
});

test.each([
  ["2 onions, finely chopped", "onions", "2 onions"],
  ["salt and pepper, to taste", "salt", "salt and pepper"],
  ["tomatoes (2 x 400 g tins), drained", "tomatoes", "tomatoes (2 x 400 g tins)"],
  ["1,5 kg pommes, pelées", "pommes", "1,5 kg pommes"],
  ["apples (peeled, cored)", "apples", "apples (peeled, cored)"],
  ["butter, 200 g, softened", "butter", "butter, 200 g"],
  ["1 1/2-pound lobster, cooked", "lobster", "1 1/2-pound lobster, cooked"],
])("%s is bought as %s: %s", (words, name, bought) => {
  const parse = parseLine(words, "en");
  const food = findFoodSpan(words, parse, name);
  expect(clipLine({ words, parse: { ...parse, foods: food ? [food] : [] } }).words).toBe(bought);
});
