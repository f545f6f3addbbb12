import { expect, test } from "vitest";
import type { Locale } from "#domain/language/locales";
import { applyChanges } from "#domain/measures/converted-text";
import { expectLinear } from "../../../tests/support/cpu-time";
import { listLengthChanges } from "./convert-lengths";
import type { System } from "./kitchen-units";

const convert = (text: string, to: System, locale: Locale) =>
  applyChanges(text, listLengthChanges(text, to, locale)).text;

test.each([
  ["Grease a 9-inch tin.", "Grease a 23-cm tin."],
  ["an 8 inch square tin", "an 20 cm square tin"],
  ["a 9 x 13-inch dish", "a 23 x 33-cm dish"],
  ['a 9" x 13" dish', "a 23 cm x 33 cm dish"],
  ["roll it 1/4 inch thick", "roll it 6 mm thick"],
  ["1½-inch cubes", "4-cm cubes"],
  ["cut into 1- to 2-inch pieces", "cut into 2.5- to 5-cm pieces"],
  ["2 to 3 inches apart", "5 to 7.5 cm apart"],
])("%s becomes %s", (text, metric) => {
  expect(convert(text, "metric", "en")).toBe(metric);
});

test.each([
  ["un moule de 24 cm", "un moule de 9 1/2 pouces"],
  ["un moule de 20 × 30 cm", "un moule de 8 × 12 pouces"],
  ["étaler sur 3 mm", "étaler sur 1/8 pouce"],
  ["des cubes de 2 cm", "des cubes de 3/4 pouce"],
  ["espacés de 2 à 3 cm", "espacés de 3/4 à 1 1/4 pouces"],
])("%s becomes %s", (text, us) => {
  expect(convert(text, "us", "fr")).toBe(us);
});

test.each([
  "Put 2 in the bowl",
  'the 5 "large" ones',
  "25 g, 10 minutes, 180 °C",
  "a 23 cm (9-inch, 2-pint) tin",
  "page 3-4",
  "0 cm, 0 inch, 1/0 cm and 1/0 inch",
])("%s stays", (text) => {
  for (const to of ["metric", "us"] as const) expect(convert(text, to, "en")).toBe(text);
});

test("a length given in both systems is shown once", () => {
  for (const text of ["a 23 cm (9 inch) tin", "a 9 inch/23 cm tin"]) {
    expect(convert(text, "metric", "en")).toBe("a 23 cm tin");
    expect(convert(text, "us", "en")).toBe("a 9 inch tin");
  }
});

test("a length that was converted comes back within the rounding shown", () => {
  for (let centimetres = 2; centimetres <= 60; centimetres++) {
    const written = `a tin of ${centimetres} cm`;
    const back = convert(convert(written, "us", "fr"), "metric", "fr");
    const figure = Number(/[\d,]+/.exec(back)?.[0].replace(",", "."));
    expect(Math.abs(figure - centimetres), `${written}: ${back}`).toBeLessThanOrEqual(
      centimetres * 0.06 + 0.05,
    );
  }
});

test.each(["9 x ", '1/2 "', "1 ", "9-inch x ", "20 × 30 "])("many %s take linear time", (part) =>
  expectLinear((count) => convert(part.repeat(count), "metric", "en"), 20_000),
);
