import { expect, test } from "vitest";
import { UI_LOCALES } from "../language/locales";
import { formatDay, formatMonth, formatWeekday } from "./format-day";
import { addDays } from "./weeks";

test.each(UI_LOCALES)("days and months are written in %s as the platform does", (locale) => {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(day));
  const days = Array.from({ length: 53 }, (_, week) => addDays("2027-12-28", week * 8));
  for (const day of days) {
    expect(formatWeekday(day, locale)).toBe(format(day, { weekday: "long" }));
    for (const width of ["long", "short"] as const) {
      expect(formatDay(day, locale, width)).toBe(format(day, { day: "numeric", month: width }));
      expect(formatMonth(day, locale, width)).toBe(format(day, { month: width }));
    }
  }
});
