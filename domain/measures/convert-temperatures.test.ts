import { expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { convertTemperatures } from "./convert-temperatures";

test.each([
  ["Preheat to 350F.", "Preheat to 175C."],
  ["Preheat the oven to 350 °F", "Preheat the oven to 175 °C"],
  ["Bake at 400 F for 20 minutes", "Bake at 205 C for 20 minutes"],
  ["375 degrees F", "190 degrees C"],
  ["425 degrees Fahrenheit", "220 degrees Celsius"],
  ["Bake at 350–375°F", "Bake at 175–190°C"],
  ["325F/300F fan", "165C/150C fan"],
  ["until the syrup is 238 °F", "until the syrup is 114 °C"],
  ["cook to 165°F inside", "cook to 74°C inside"],
  ["freeze at 0 °F", "freeze at −18 °C"],
  ["450℉", "230℃"],
])("%s becomes %s", (text, celsius) => {
  expect(convertTemperatures(text, "C").text).toBe(celsius);
});

test.each([
  ["Préchauffer le four à 180 °C.", "Préchauffer le four à 350 °F."],
  ["four à 180-200°C", "four à 350-400°F"],
  ["entre 150 et 160 degrés C", "entre 300 et 325 degrés F"],
  ["de l’eau à 37,5 °C", "de l’eau à 100 °F"],
  ["au congélateur à -18 °C", "au congélateur à 0 °F"],
  ["un sirop à 118 °C", "un sirop à 244 °F"],
])("%s becomes %s", (text, fahrenheit) => {
  expect(convertTemperatures(text, "F").text).toBe(fahrenheit);
});

test.each([
  "350 °F (180 °C, gas 4)",
  "180C (160C fan)/350F",
  "180C/160C fan/350F",
  "180 °C (gas 4, 350 °F)",
  "thermostat 6",
  "350°",
  "add 2 C flour and 3 F",
  "25 g, 10 minutes, 2 cm",
  "vitamin B12 C",
])("%s stays in both scales", (text) => {
  expect(convertTemperatures(text, "C")).toEqual({ text, changes: [] });
  expect(convertTemperatures(text, "F")).toEqual({ text, changes: [] });
});

test.each([
  ["Bake at 350 °F (177 °C) for an hour.", "177 °C", "350 °F"],
  ["four à 180 °C (350 °F)", "180 °C", "350 °F"],
  ["180C/350F", "180C", "350F"],
  ["180°C/350°F/gas 4", "180°C", "350°F"],
  ["175–190°C / 350–375°F", "175–190°C", "350–375°F"],
])(
  "of %s, other units show only %s or %s, and the cook's words beside",
  (text, celsius, fahrenheit) => {
    for (const [scale, shown] of [
      ["C", celsius],
      ["F", fahrenheit],
    ] as const) {
      const converted = convertTemperatures(text, scale);
      const [{ span, written }] = converted.changes as [(typeof converted.changes)[number]];
      expect(converted.changes).toHaveLength(1);
      expect(converted.text.slice(...span)).toBe(shown);
      expect(text.replace(written, shown)).toBe(converted.text);
      expect(written).toContain(celsius);
      expect(written).toContain(fahrenheit);
    }
  },
);

test("a temperature already in the scale stays, and so does a difference", () => {
  expect(convertTemperatures("Bake at 180 °C", "C").text).toBe("Bake at 180 °C");
  expect(convertTemperatures("Lower the oven by 25 °F", "C").text).toBe("Lower the oven by 25 °F");
});

test("a conversion returns each original temperature with its place in the new text", () => {
  const { text, changes } = convertTemperatures("Bake at 350 °F, then at 400 °F.", "C");
  expect(changes.map(({ span, written }) => [text.slice(...span), written])).toEqual([
    ["175 °C", "350 °F"],
    ["205 °C", "400 °F"],
  ]);
});

test.each(["350 ", "1-", "°F/", "9 à "])("many %s take linear time", (part) =>
  expectLinear((count) => convertTemperatures(part.repeat(count), "C"), 20_000),
);
