import { expect, test } from "vitest";
import { UI_LOCALES } from "../language/locales";
import { formatMinutes, formatTimeUnit } from "./format-minutes";

test.each(UI_LOCALES)("numbers of time units are written in %s as the platform does", (locale) => {
  for (const unit of ["day", "hour", "minute", "second"] as const) {
    const unitDisplay = unit === "day" ? "long" : "short";
    const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay });
    for (const value of [0, 1, 1.5, 2, 59, 1000, 12_345])
      expect(formatTimeUnit(value, unit, locale)).toBe(format.format(value));
  }
});

test("minutes are written in days, hours and minutes without empty ones", () => {
  const written = [0, 1, 60, 90, 1440, 2_885].map((minutes) => formatMinutes(minutes, "en"));
  expect(written).toEqual(["0 min", "1 min", "1 hr", "1 hr 30 min", "1 day", "2 days 5 min"]);
  expect(formatMinutes(null, "en")).toBeNull();
});
