import { expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { splitMethod } from "./method-text";

test.each([
  [
    "a note between steps is its one line",
    "Preheat.\nNote:\nUse cold butter.\nMix.\nBake.",
    { steps: ["Preheat.", "Mix.", "Bake."], tips: ["Use cold butter."] },
  ],
  [
    "a French one too",
    "Mélanger.\nConseil :\nServir froid.\nCuire.",
    { steps: ["Mélanger.", "Cuire."], tips: ["Servir froid."] },
  ],
  [
    "steps that count on are steps",
    "1. Mix.\nTips:\nUse a bowl.\nNo spoon.\n2. Bake.\n3. Cool.",
    { steps: ["Mix.", "Bake.", "Cool."], tips: ["Use a bowl.\nNo spoon."] },
  ],
  [
    "steps that begin after notes are steps",
    "Notes:\nUse cold butter.\nStart early.\n1. Mix.\n2. Bake.",
    { steps: ["Mix.", "Bake."], tips: ["Use cold butter.\nStart early."] },
  ],
  [
    "numbered notes stay together",
    "1. Mix.\n2. Bake.\nNotes:\n1. Soft.\n2. Rich.\n3. Sweet.",
    { steps: ["Mix.", "Bake."], tips: ["1. Soft.\n2. Rich.\n3. Sweet."] },
  ],
  [
    "and beneath steps without numbers",
    "Mix.\nBake.\nNotes:\nTwo ways.\n1. Soft.\n2. Rich.",
    { steps: ["Mix.", "Bake."], tips: ["Two ways.\n1. Soft.\n2. Rich."] },
  ],
])("%s", (_, text, read) => {
  expect(splitMethod(text)).toEqual(read);
});

test.each(["Note:\n", "1. \n", "Notes:\n1. a\n", "a\n", ":", "Nutrition:\n2. b\n"])(
  "a megabyte of %j is read in linear time",
  async (text) => {
    await expectLinear((length) => splitMethod(text.repeat(length / text.length)), 1_000_000);
  },
);
