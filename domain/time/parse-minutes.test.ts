import { expect, test } from "vitest";
import { formatCelsius, parseCelsius } from "../measures/oven-temperature";
import { MAX_CELSIUS, MAX_MINUTES } from "../recipe/recipe";
import { formatMinutes } from "./format-minutes";
import { parseMinutes } from "./parse-minutes";

test.each([
  ["90", 90],
  ["0", 0],
  ["90 min", 90],
  ["45 mn", 45],
  ["1 h 30", 90],
  ["1h30", 90],
  ["1:30", 90],
  ["1 hour 30 minutes", 90],
  ["1 heure 30", 90],
  ["1,5 h", 90],
  ["1½ h", 90],
  ["2 h", 120],
  ["20 s", 1],
  ["2 jours", 2_880],
  ["1.5", undefined],
  ["-5", undefined],
  ["30-40 min", undefined],
  ["overnight", undefined],
  ["20 min (plus resting)", undefined],
  ["9".repeat(200), undefined],
])("the time %s is %s minutes", (typed, minutes) => {
  expect(parseMinutes(typed)).toBe(minutes);
});

test("a formatted time parses to the same time, in both languages", () => {
  for (const language of ["en", "fr", "fr-CA"]) {
    for (let minutes = 0; minutes <= MAX_MINUTES; minutes++) {
      const shown = formatMinutes(minutes, language) ?? "";
      expect(parseMinutes(shown), shown).toBe(minutes);
    }
  }
});

test.each([
  ["180", 180],
  ["180°", 180],
  ["180 °C", 180],
  ["180C", 180],
  ["200 degrés", 200],
  ["350 °F", 177],
  ["350F", 177],
  ["400 degrees F", 204],
  ["th. 6", undefined],
  ["180-200", undefined],
  ["hot", undefined],
])("the oven temperature %s is %s °C", (typed, celsius) => {
  expect(parseCelsius(typed)).toBe(celsius);
});

test("a formatted temperature parses to the same value", () => {
  for (let celsius = 0; celsius <= MAX_CELSIUS; celsius++) {
    expect(parseCelsius(formatCelsius(celsius))).toBe(celsius);
  }
});
