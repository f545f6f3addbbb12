import { expect, test } from "vitest";
import { formatMethod, isChangedAsText, parseMethod } from "./method-text";

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
  ["For the glaze:\nMelt.\nPour.", ["# For the glaze", "Melt.", "Pour."]],
  ["Bake.\n\nPour le glaçage :\n\nFondre.", ["Bake.", "# Pour le glaçage", "Fondre."]],
  ["Bake.\n\nTHE GLAZE: \nMelt\nit.", ["Bake.", "# THE GLAZE", "Melt\nit."]],
  ["In a bowl, mix:\nflour", ["In a bowl, mix:", "flour"]],
  ["Bake. Then glaze:\nmelt.", ["Bake. Then glaze:", "melt."]],
  ["Bake.\nTo serve:", ["Bake.", "To serve:"]],
  [`${"so long ".repeat(9)}:\nBake.`, [`${"so long ".repeat(9)}:`, "Bake."]],
  ["", []],
  [" \n\n ", []],
])("%j is parsed as %j", (text, steps) => {
  expect(parseMethod(text)).toEqual(steps);
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
  [["For the glaze:", "Melt."]],
])("steps %j survive conversion to text", (steps) => {
  const kept = steps.filter(isChangedAsText);
  expect(parseMethod(formatMethod(steps), kept)).toEqual(steps);
});
