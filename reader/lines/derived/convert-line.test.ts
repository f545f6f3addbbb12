import { expect, test } from "vitest";
import type { Locale } from "#domain/language/locales";
import type { Line } from "#domain/line/line";
import { scaleLine } from "#domain/line/scale-line";
import { parseLine } from "../parse/parse-line";
import { convertLine } from "./convert-line";
import type { Food } from "./convert-quantity";

const UNKNOWN: Food = { density: null, isLiquid: false };

const read = (words: string, language: Locale = "en"): Line => ({
  words,
  parse: parseLine(words, language),
});

const toMetric = (words: string, food = UNKNOWN, language: Locale = "en") =>
  convertLine(read(words, language), "metric", food).words;
const toUs = (words: string, language: Locale = "en") =>
  convertLine(read(words, language), "us", UNKNOWN).words;

test.each([
  ["1 oz butter", "30 g butter"],
  ["4 oz cheese", "115 g cheese"],
  ["8 oz cheese", "225 g cheese"],
  ["1 lb beef", "450 g beef"],
  ["1 lb 4 oz potatoes", "570 g potatoes"],
  ["3 pounds beef", "1.35 kg beef"],
  ["8 fl oz milk", "240 ml milk"],
  ["5 cups water", "1.25 l water"],
  ["3/4 of a cup milk", "190 ml milk"],
  ["4 to 6 oz ham", "115 to 170 g ham"],
  ["1 (14 oz) can tomatoes", "1 (400 g) can tomatoes"],
  ["4 (6-ounce) salmon fillets", "4 (170-g) salmon fillets"],
  ["1 onion (about 8 oz)", "1 onion (about 225 g)"],
  ["1 cup plus 2 tbsp milk", "280 ml milk"],
  ["1 cup (240 ml) milk", "240 ml (1 cup) milk"],
  ["12 oz / 340 g flour", "340 g / 12 oz flour"],
  ["2 cups (12 ounces) lentils", "340 g (12 ounces) lentils"],
  ["1 lb beef, or 8 oz pork and 4 oz ham", "450 g beef, or 225 g pork and 115 g ham"],
])("%s becomes %s", (words, metric) => {
  expect(toMetric(words)).toBe(metric);
});

test.each([
  ["100 g sugar", "3 1/2 oz sugar"],
  ["1 kg potatoes", "2 1/4 lb potatoes"],
  ["250 ml milk", "1 cup milk"],
  ["100 ml cream", "3 1/2 fl oz cream"],
  ["30 ml oil", "2 tbsp oil"],
  ["100g sugar", "3 1/2 oz sugar"],
  ["1-2 kg potatoes", "2 1/4-4 1/2 lb potatoes"],
  ["2 x 400 ml tins coconut milk", "2 x 13 1/2 fl oz tins coconut milk"],
  ["20 ml (1 tbsp) soy sauce", "1 tbsp (20 ml) soy sauce"],
])("%s becomes %s in US measures", (words, us) => {
  expect(toUs(words)).toBe(us);
});

test("cups of a solid are grams where its density is known, and its liquid ounces millilitres", () => {
  expect(toMetric("2 cups flour", { density: 0.5, isLiquid: false })).toBe("250 g flour");
  expect(toMetric("2 cups milk", { density: 1.03, isLiquid: true })).toBe("500 ml milk");
  expect(toMetric("14 oz coconut milk", { density: null, isLiquid: true })).toBe(
    "410 ml coconut milk",
  );
});

test("French lines use French names", () => {
  expect(toMetric("2/3 de tasse de sucre", UNKNOWN, "fr")).toBe("170 ml de sucre");
  expect(toMetric("3 lb de bœuf", UNKNOWN, "fr")).toBe("1,35 kg de bœuf");
  expect(toUs("500 ml d’eau", "fr")).toBe("2 tasses d’eau");
  expect(toUs("20 cl de crème", "fr")).toBe("7 oz liq de crème");
});

test.each([
  "2 tbsp sugar",
  "1 heaping cup sugar",
  "scant 1/2 cup sugar",
  "1 pint cherry tomatoes",
  "3 eggs",
  "salt",
  "1 1/2-pound lobster",
  "200 g sugar",
])("%s stays as it is in metric", (words) => {
  expect(toMetric(words)).toBe(words);
});

test.each(["3 g salt", "1 tbsp (15 ml) oil", "1 cup sugar"])("%s stays as it is in US", (words) => {
  expect(toUs(words)).toBe(words);
});

test("a converted line scales by its exact values, in the new unit, rounded to what scales show", () => {
  const line = convertLine(read("4 oz butter"), "metric", UNKNOWN);
  expect(scaleLine(line, { numerator: 2, denominator: 1 })).toBe("225 g butter");
  expect(scaleLine(line, { numerator: 1, denominator: 4 })).toBe("28 g butter");
  const pounds = convertLine(read("1 kg potatoes"), "us", UNKNOWN);
  expect(scaleLine(pounds, { numerator: 2, denominator: 1 })).toBe("4 1/2 lb potatoes");
  const cups = convertLine(read("250 ml milk"), "us", UNKNOWN);
  expect(scaleLine(cups, { numerator: 2, denominator: 1 })).toBe("2 cups milk");
});
