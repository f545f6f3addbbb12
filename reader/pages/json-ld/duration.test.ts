import { expect, test } from "vitest";
import { expectLinear } from "../../../tests/support/cpu-time";
import { parseMinutes } from "./duration";

const READ: [unknown, number | null][] = [
  ["PT30M", 30],
  ["PT1H30M", 90],
  ["PT1.5H", 90],
  ["PT1,5H", 90],
  ["P0DT0H90M", 90],
  ["P1DT2H", 1_560],
  ["PT5400S", 90],
  ["P0Y0M0DT0H35M0.000S", 35],
  ["P1W", 10_080],
  ["pt45m", 45],
  ["PT1H 30M", 90],
  ["PT1H30", 90],
  ["PT0M", 0],
  ["PT", null],
  ["P", null],
  ["", null],
  ["P2M", null],
  ["P1Y", null],
  ["PT-5M", null],
  ["PT99999999H", null],
  ["45", 45],
  [45, 45],
  [12.4, 12],
  [-1, null],
  [Number.NaN, null],
  ["1:30", 90],
  ["00:20:00", 20],
  ["45 min", 45],
  ["45 mins.", 45],
  ["15 mn", 15],
  ["1 hour 30 minutes", 90],
  ["1 hr and 5 mins", 65],
  ["1 1/2 hours", 90],
  ["1½ h", 90],
  ["½ hour", 30],
  ["half an hour", 30],
  ["1 h 30", 90],
  ["1h30", 90],
  ["1 h 30 min", 90],
  ["2 heures", 120],
  ["2 heures et 15 minutes", 135],
  ["1 heure et demie", 90],
  ["une demi-heure", 30],
  ["une heure", 60],
  ["2 jours", 2_880],
  ["1 day", 1_440],
  ["environ 20 minutes", 20],
  ["1 hour(s)", 60],
  ["10 minutes (plus chilling)", 10],
  ["30-40 minutes", null],
  ["20 à 30 min", null],
  ["20 minutes to 1 hour", null],
  ["overnight", null],
  ["30 30", null],
  [null, null],
  [true, null],
  [["PT5M"], 5],
  [{ "@type": "QuantitativeValue", value: 2, unitCode: "HUR" }, 120],
  [{ "@type": "QuantitativeValue", value: "30", unitText: "minutes" }, 30],
  [{ minValue: "PT10M", maxValue: "PT20M" }, null],
  [{ minValue: "PT10M", maxValue: "PT10M" }, 10],
  [{ "@value": "PT25M" }, 25],
];

test.each(READ)("the duration %j is %j minutes", (written, minutes) => {
  expect(parseMinutes(written)).toBe(minutes);
});

test("a long text is not a duration, and is rejected quickly", async () => {
  const texts: ((length: number) => string)[] = [
    (length) => "1 h ".repeat(length / 4),
    (length) => "9".repeat(length),
    (length) => `P${"1D".repeat(length / 2)}`,
  ];
  for (const text of texts)
    await expectLinear((length) => expect(parseMinutes(text(length))).toBeNull(), 200_000);
});
