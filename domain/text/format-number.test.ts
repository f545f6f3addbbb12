import { expect, test } from "vitest";
import { UI_LOCALES } from "../language/locales";
import { formatNumber } from "./format-number";

const WHOLE = [0, 7, 12, 999, 1000, 12_345, 999_999, 1_234_567, 2 ** 53 - 1];
const BROKEN = [0.5, 1.25, 0.001, 0.0004, 1.0005, 1 / 3, 1234.5, 99_999.999, 1e-9, 1e21];

test.each([...UI_LOCALES, "de"])("numbers are written in %s as the platform does", (language) => {
  const format = new Intl.NumberFormat(language);
  const ungrouped = { maximumFractionDigits: 6, useGrouping: false };
  const plain = new Intl.NumberFormat(language, ungrouped);
  for (const value of [...WHOLE, ...BROKEN, Number.NaN, Number.POSITIVE_INFINITY])
    for (const signed of [value, -value || 0]) {
      expect(formatNumber(signed, language)).toBe(format.format(signed));
      expect(formatNumber(signed, language, ungrouped)).toBe(plain.format(signed));
    }
});
