import { expect, test } from "vitest";
import { addWeeks, findDay, findWeek, listDays, parseDay, parseWeek } from "./weeks";

test.each([
  ["2026-11-28", "2026-W48"],
  ["2026-01-01", "2026-W01"],
  ["2027-01-01", "2026-W53"],
  ["2024-12-30", "2025-W01"],
  ["2023-01-01", "2022-W52"],
])("%s is in week %s", (day, week) => {
  expect(findWeek(day)).toBe(week);
  expect(listDays(week)).toContain(day);
});

test.each(["2026-W54", "2025-W53", "2026-W00", "2026-48", "1999-W10", "", null])(
  "%s is no week",
  (text) => {
    expect(parseWeek(text)).toBeUndefined();
  },
);

test.each(["2026-02-30", "2026-13-01", "28/11/2026", "", null])("%s is no day", (text) => {
  expect(parseDay(text)).toBeUndefined();
});

test("weeks follow each other, each with seven days from Monday on", () => {
  for (let week = "2019-W50"; week < "2031"; week = addWeeks(week, 1)) {
    expect(parseWeek(week)).toBe(week);
    expect(addWeeks(addWeeks(week, 1), -1)).toBe(week);
    const days = listDays(week);
    expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(days.map((day) => findWeek(day))).toEqual(Array(7).fill(week));
  }
});

test("with Sunday first, a week's page goes from the Sunday before its Monday to its Saturday", () => {
  expect(listDays("2026-W48", "sunday")).toEqual(
    Array.from({ length: 7 }, (_, at) => `2026-11-${22 + at}`),
  );
  expect(findWeek("2027-01-03", "sunday")).toBe("2027-W01");
  for (let week = "2019-W50"; week < "2031"; week = addWeeks(week, 1))
    expect(listDays(week, "sunday").map((day) => findWeek(day, "sunday"))).toEqual(
      Array(7).fill(week),
    );
});

test("a day is that of the reader's time zone", () => {
  const late = Date.parse("2026-11-28T23:30:00Z");
  expect(findDay(late, "UTC")).toBe("2026-11-28");
  expect(findDay(late, "Europe/Paris")).toBe("2026-11-29");
});
