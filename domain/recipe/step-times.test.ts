import { describe, expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { findTimes } from "./step-times";

/** "1:30:00" in seconds. */
const seconds = (clock: string) =>
  clock.split(":").reduce((total, part) => total * 60 + Number(part), 0);

describe("a duration in a step is found", () => {
  test.each([
    ["Bake for 20 minutes.", "20:00"],
    ["Cuire 20 minutes à 180 °C.", "20:00"],
    ["cuire 20\u00a0minutes", "20:00"],
    ["cuire 20\u202fmin.", "20:00"],
    ["Cuire 20mn", "20:00"],
    ["Rest 10 mins, covered", "10:00"],
    ["MIXER 1 MINUTE", "1:00"],
    ["Fouetter 45 secondes", "45"],
    ["Microwave 45s, then stir", "45"],
    ["blend 30 sec", "30"],
    ["2 heures", "2:00:00"],
    ["Simmer 2 hrs", "2:00:00"],
    ["laisser 24 h au frais", "24:00:00"],
    ["At 200 °C, 35 minutes", "35:00"],
    ["1.5 hours", "1:30:00"],
    ["1,5 h", "1:30:00"],
    ["1 1/2 hours", "1:30:00"],
    ["1½ hours", "1:30:00"],
    ["2 ½ minutes", "2:30"],
    ["½ h", "30:00"],
    ["1/2 heure", "30:00"],
    ["3/4 hour", "45:00"],
    ["half an hour", "30:00"],
    ["a half hour", "30:00"],
    ["a good half-hour", "30:00"],
    ["in half a minute", "30"],
    ["une demi-heure", "30:00"],
    ["une bonne demi-heure", "30:00"],
    ["une demie heure", "30:00"],
    ["un quart d’heure", "15:00"],
    ["un petit quart d'heure", "15:00"],
    ["trois quarts d’heure", "45:00"],
    ["a quarter of an hour", "15:00"],
    ["three quarters of an hour", "45:00"],
    ["three-quarters of an hour", "45:00"],
    ["1 h 30", "1:30:00"],
    ["1h30", "1:30:00"],
    ["Cuire 1 h 05 environ", "1:05:00"],
    ["1 h 30 min", "1:30:00"],
    ["Braiser 1 h 30 à 160 °C", "1:30:00"],
    ["1 hour 20 minutes", "1:20:00"],
    ["an hour and 20 minutes", "1:20:00"],
    ["1 heure et 15 minutes", "1:15:00"],
    ["une heure trente", "1:30:00"],
    ["une heure et demie", "1:30:00"],
    ["deux heures et demie", "2:30:00"],
    ["une heure et quart", "1:15:00"],
    ["an hour and a half", "1:30:00"],
    ["an hour and a quarter", "1:15:00"],
    ["one and a half hours", "1:30:00"],
    ["2 and a half hours", "2:30:00"],
    ["2 h 1/2", "2:30:00"],
    ["2 minutes et demie", "2:30"],
    ["1 min 30", "1:30"],
    ["1 minute 30 secondes", "1:30"],
    ["one hour", "1:00:00"],
    ["chill for an hour", "1:00:00"],
    ["another hour", "1:00:00"],
    ["another 10 minutes", "10:00"],
    ["one full hour", "1:00:00"],
    ["ten more minutes", "10:00"],
    ["five minutes more", "5:00"],
    ["forty-five minutes", "45:00"],
    ["twenty five minutes", "25:00"],
    ["une petite heure", "1:00:00"],
    ["dix bonnes minutes", "10:00"],
    ["quarante-cinq minutes", "45:00"],
    ["dix-huit minutes", "18:00"],
    ["vingt et une minutes", "21:00"],
    ["soixante-quinze minutes", "1:15:00"],
    ["quatre-vingt-dix secondes", "1:30"],
    ["une vingtaine de minutes", "20:00"],
    ["une bonne dizaine de minutes", "10:00"],
    ["a couple of hours", "2:00:00"],
    ["a 30-minute rest", "30:00"],
    ["2 x 10 minutes", "10:00"],
    ["À feu doux, pendant une minute", "1:00"],
    ["a 2 hour rest", "2:00:00"],
    ["4 min par face", "4:00"],
    ["3 minutes per side", "3:00"],
    ["10 minutes a side", "10:00"],
  ])("%s: %s", (text, time) => {
    expect(findTimes(text)).toEqual([seconds(time)]);
  });
});

describe("a range gives its lower end", () => {
  test.each([
    ["30–40 min", "30:00"],
    ["30-40 min", "30:00"],
    ["30 - 40 min", "30:00"],
    ["30 to 40 minutes", "30:00"],
    ["30 à 40 minutes", "30:00"],
    ["10/12 minutes", "10:00"],
    ["4/5 min", "4:00"],
    ["5 or 6 minutes", "5:00"],
    ["5 ou 6 minutes", "5:00"],
    ["between 8 and 10 minutes", "8:00"],
    ["entre 8 et 10 minutes", "8:00"],
    ["one to two hours", "1:00:00"],
    ["deux à trois heures", "2:00:00"],
    ["vingt à vingt-cinq minutes", "20:00"],
    ["vingt-trente minutes", "20:00"],
    ["1 to 1 1/2 hours", "1:00:00"],
    ["1/2 to 3/4 hour", "30:00"],
    ["30 min à 1 h", "30:00"],
    ["45 minutes to an hour", "45:00"],
    ["1 h à 1 h 30", "1:00:00"],
    ["1 h 30 à 2 h", "1:30:00"],
    ["entre 30 minutes et 1 heure", "30:00"],
    ["an hour or two", "1:00:00"],
    ["une minute ou deux", "1:00"],
  ])("%s: %s", (text, time) => {
    expect(findTimes(text)).toEqual([seconds(time)]);
  });
});

describe("text that only resembles a duration is ignored", () => {
  test.each([
    "Add 2 cups of flour.",
    "Heat the oven to 180 °C.",
    "Cut 2-inch pieces, 5 m of string and 3 mm slices.",
    "Préchauffer le four à 180°, thermostat 6.",
    "Cut the dough in half.",
    "A quarter of the dough, half an onion, trois quarts de la pâte.",
    "2 quarts of stock",
    "10 minced cloves, 4 secondary leaves, 3 minuscule pinches, 2 heads, 4 hrsomething",
    "Let it rise a second time, on a second tray.",
    "une seconde fois, deux secondes",
    "Wait a few minutes; quelques minutes; several hours.",
    "the last minute, à la minute, at the last second",
    "Fry 2 minute steaks with a minute amount of salt.",
    "Stir every 10 minutes.",
    "Stirring every half hour",
    "remuer toutes les 5 minutes",
    "remuer toutes les 5 à 10 minutes",
    "Retourner tous les quarts d’heure",
    "once an hour, twice a minute",
    "chaque heure",
    "20 minutes per pound",
    "15 minutes par 500 g",
    "30 minutes a pound",
    "Friday 15:00, à 18 h, vers 20 h, dès 7 heures",
    "as in the 70s",
    "2 days, 3 jours, 48 hours",
    "",
  ])("%s", (text) => {
    expect(findTimes(text)).toEqual([]);
  });
});

test("the durations of a step are in text order, without duplicates", () => {
  expect(
    findTimes(
      "Cuire 15 minutes, puis 10 minutes sans, encore 15 minutes, et laisser 1 h 30 au frais.",
    ),
  ).toEqual([15 * 60, 10 * 60, 90 * 60]);
  expect(findTimes("Knead for ten minutes. 2 hours later, shape; prove 45 min.")).toEqual([
    10 * 60,
    2 * 3600,
    45 * 60,
  ]);
});

test("a malicious step is parsed quickly", async () => {
  for (const part of ["1 ", "a half ", "1/2 and ", "-"])
    await expectLinear((length) => findTimes(part.repeat(length / part.length)), 4_000);
});
