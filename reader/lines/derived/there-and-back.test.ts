import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import type { Line } from "#domain/line/line";
import { findShoppingAmount } from "#domain/line/shopping-amounts";
import { convertTemperatures, type TemperatureScale } from "#domain/measures/convert-temperatures";
import { MEASURES } from "#domain/measures/measures";
import { parseLine } from "../parse/parse-line";
import { getMeasureName } from "../units/measure-names";
import { convertLine } from "./convert-line";
import type { Food } from "./convert-quantity";

const UNKNOWN: Food = { density: null, isLiquid: false };
const FLOUR: Food = { density: 0.528, isLiquid: false };
const MILK: Food = { density: 1.03, isLiquid: true };
const FIGURES = [
  ...["1/8", "1/3", "1/2", "2/3", "3/4", "1", "1 1/4", "2 1/3", "3", "5", "7", "8", "12", "15"],
  ...["28", "50", "90", "113", "125", "200", "240", "333", "454", "1100", "1750", "3300"],
];
/** A figure is rounded to what a kitchen measures by less than this. */
const ROUNDED = 0.06;
const ROUNDED_TWICE = (1 + ROUNDED) ** 2 - 1;
const WAYS = [
  ["metric", "us"],
  ["us", "metric"],
] as const;

const UNITS = [...MEASURES.values()].filter(
  ({ kind, note }) => ["weight", "volume", "spoon"].includes(kind) && note !== "ambiguous",
);

/** Between a unit and its food. */
const JOINTS: Record<Locale, string> = { en: "", fr: "de " };

describe.each(LOCALES)("in %s", (locale) => {
  const read = (words: string): Line => ({ words, parse: parseLine(words, locale) });
  const names = UNITS.flatMap(({ key, kind }) => {
    const name = getMeasureName(key, locale)?.[1];
    return name ? [{ name, foods: kind === "weight" ? [UNKNOWN] : [UNKNOWN, FLOUR, MILK] }] : [];
  });

  test.each(names)("$name become another unit and themselves again", ({ name, foods }) => {
    for (const figure of FIGURES) {
      const written = read(`${figure} ${name} ${JOINTS[locale]}xyz`);
      for (const food of foods) {
        const size = measure(written, food);
        for (const [first, second] of WAYS) {
          const there = convertLine(written, first, food);
          const back = convertLine(there, second, food);
          expect(measure(there, food), there.words).toBeCloseTo(size, 9);
          expect(measure(back, food), back.words).toBeCloseTo(size, 9);
          // As shown, and written down by somebody who saw no more.
          const seen = read(there.words);
          const shown = read(convertLine(seen, second, food).words);
          const told = `${written.words}, ${seen.words}, ${shown.words}`;
          expect(findError(seen, food, size), told).toBeLessThanOrEqual(ROUNDED);
          expect(findError(shown, food, size), told).toBeLessThanOrEqual(ROUNDED_TWICE);
        }
      }
    }
  });
});

/** In grams where the density is known, else in grams or millilitres. */
function measure(line: Line, { density }: Food): number {
  const amount = findShoppingAmount(line);
  const { numerator, denominator } = amount?.range.most ?? { numerator: 0, denominator: 1 };
  const size = Number(numerator) / Number(denominator);
  return amount?.measure === "ml" ? size * (density ?? 1) : size;
}

function findError(line: Line, food: Food, size: number): number {
  return Math.abs(measure(line, food) - size) / size;
}

test("amounts that scales and jugs show come back to the letter", () => {
  for (const [unit, large] of [
    ["g", "kg"],
    ["ml", "l"],
  ])
    for (let figure = 100; figure < 3000; figure += 25) {
      const words = `${figure} ${unit} xyz`;
      const there = convertLine({ words, parse: parseLine(words, "en") }, "us", UNKNOWN);
      const back = convertLine(there, "metric", UNKNOWN).words;
      expect(back).toBe(figure < 1000 ? words : `${figure / 1000} ${large} xyz`);
    }
});

test("temperatures come back within what an oven's knob shows, or a thermometer", () => {
  const convert = (degrees: number, to: TemperatureScale) => {
    const { text } = convertTemperatures(`${degrees} °${to === "F" ? "C" : "F"}`, to);
    return Number(/^\d+/.exec(text)?.[0]);
  };
  // Knobs stand at each 5 °C or 25 °F, and half a step is rounded.
  const [celsiusOff, fahrenheitOff] = [5 / 2, 25 / 2];
  for (let celsius = 0; celsius <= 300; celsius++) {
    const off = Math.abs(convert(convert(celsius, "F"), "C") - celsius);
    const isOven = celsius >= 100;
    expect(off, `${celsius} °C`).toBeLessThanOrEqual(
      isOven ? celsiusOff + (fahrenheitOff * 5) / 9 : 1,
    );
  }
  for (let fahrenheit = 32; fahrenheit <= 550; fahrenheit++) {
    const off = Math.abs(convert(convert(fahrenheit, "C"), "F") - fahrenheit);
    const isOven = fahrenheit >= 212;
    expect(off, `${fahrenheit} °F`).toBeLessThanOrEqual(isOven ? fahrenheitOff + 1 : 1);
    if (isOven && fahrenheit % 25 === 0) expect(off, `${fahrenheit} °F`).toBe(0);
  }
});
