import { expect, test } from "vitest";
import { findTinRatio } from "../measures/tin";
import { formatTimes, parseTimes } from "./times";

test.each([
  ["2", 2, 1],
  ["1/2", 1, 2],
  ["72/50", 36, 25],
  ["1/100", 1, 100],
])("%s in an address is a ratio", (text, numerator, denominator) => {
  expect(parseTimes(text)).toEqual({ numerator, denominator });
});

test.each([null, "", "0", "1/0", "0/1", "1/101", "101", "-2", "1.5", "2/3/4", "99999", "1e2"])(
  "%s in an address is ignored",
  (text) => {
    expect(parseTimes(text)).toBeUndefined();
  },
);

test("a ratio survives an address exactly, or within half a percent if its numbers are large", () => {
  for (const [numerator, denominator] of [
    [15, 16],
    [1, 3],
    [36, 25],
    [123_457, 10_000],
    [99_999, 1_000],
    [12_345, 999_983],
  ] as const) {
    const text = formatTimes({ numerator, denominator }) ?? "";
    const read = parseTimes(text);
    const share = ((read?.numerator ?? 0) / (read?.denominator ?? 1)) * (denominator / numerator);
    expect([text, Math.abs(share - 1) < 0.005]).toEqual([text, true]);
  }
  expect(formatTimes({ numerator: 101, denominator: 1 })).toBeUndefined();
  expect(formatTimes({ numerator: 1, denominator: 101 })).toBeUndefined();
});

test.each([
  ["20", "24", 36 / 25],
  ["20 cm", "24 cm", 36 / 25],
  ['9"', '10"', 100 / 81],
  ["20 x 30 cm", "20 × 15", 1 / 2],
  ["20 cm x 20 cm", "20", 11 / 14],
  ["20,5", "41", 4],
])("from a tin of %s to one of %s", (from, to, times) => {
  const ratio = findTinRatio(from, to);
  expect((ratio?.numerator ?? 0) / (ratio?.denominator ?? 1)).toBeCloseTo(times, 10);
});

test.each([
  ["", "24"],
  ["round", "24"],
  ["0", "24"],
  ["20 cm", "9 in"],
  ["201", "24"],
  ["20 x", "24"],
  ["1".repeat(500), "24"],
])("a tin that cannot be read gives no ratio: %s, %s", (from, to) => {
  expect(findTinRatio(from, to)).toBeUndefined();
});
