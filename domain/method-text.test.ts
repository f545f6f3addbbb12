import { expect, test } from "vitest";
import { methodText, stepsOfMethod } from "./method-text";

test.each([
  ["Stir.\n\nBake.", ["Stir.", "Bake."]],
  ["Stir.\r\n \r\n\r\nBake.\r\n", ["Stir.", "Bake."]],
  ["Stir.\nBake.", ["Stir.", "Bake."]],
  ["Stir\nwell.\n\nBake.", ["Stir\nwell.", "Bake."]],
  ["1. Stir.\n2. Bake.", ["Stir.", "Bake."]],
  ["1) Stir.\n\n2) Bake.", ["Stir.", "Bake."]],
  ["- Stir.\n- Bake.", ["Stir.", "Bake."]],
  ["2. Stir, once.", ["2. Stir, once."]],
  ["1. Stir.\nBake.", ["1. Stir.", "Bake."]],
  [
    "# The base\nStir.\n\n# The glaze\n\n1. Melt.\n\n2. Pour.",
    ["# The base", "Stir.", "# The glaze", "1. Melt.", "2. Pour."],
  ],
  ["# The base\n1. Stir.\n# The glaze\n2. Melt.", ["# The base", "Stir.", "# The glaze", "Melt."]],
  ["", []],
  [" \n\n ", []],
])("%j is read as %j", (text, steps) => {
  expect(stepsOfMethod(text)).toEqual(steps);
});

test.each([
  [["Stir."]],
  [["Stir.", "Bake."]],
  [["Stir\nwell.", "Bake."]],
  [["Stir.\n\nWait.", "Bake."]],
  [["Bake.", "Stir.\n\nWait."]],
  [["One\nparagraph\nof lines."]],
  [["# The base", "Stir."]],
  [["# 1 pot\nStir.", "Bake."]],
])("steps %j come back from their text", (steps) => {
  const kept = steps.filter((step) => step.includes("\n"));
  expect(stepsOfMethod(methodText(steps), kept)).toEqual(steps);
});
