import { expect, test } from "vitest";
import { MAX_PARAGRAPH } from "#domain/recipe/recipe";
import { measureCpuTime } from "../../tests/support/cpu-time";
import { parseLine } from "../lines/parse/parse-line";
import { cutSteps } from "./cut-steps";

const MAX_MS = 20;
const ROUNDS = 20;

const LINE = "500 g butter (or 2 cups oil)";
const LIST = {
  lines: [{ words: LINE, parse: parseLine(LINE, "en") }],
  foods: [{ words: LINE, foodText: "butter", names: ["butter", "oil"] }],
};

test.each([
  "1 ",
  "1 cup ",
  "1 g butter ",
  "1 g (1 oz) butter ",
  "(1 g ",
  "1/2 ",
  "1 or ",
  "1 g or 2 ",
  "a half of a ",
  "half of the ",
  "each 1 g butter ",
  "divide in 4 ",
  "butter (1 g ",
  "about about ",
  "1 g butter, ",
  "1 (1 (",
  "2 large ",
])("a step of the longest length is cut in a few milliseconds: %s", async (words) => {
  const step = words.repeat(Math.ceil(MAX_PARAGRAPH / words.length)).slice(0, MAX_PARAGRAPH);
  const cut = () => cutSteps({ steps: [step], language: "en", servings: 4, ...LIST });
  let spent = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++)
    spent = Math.min(spent, await measureCpuTime(async () => cut()));
  expect(spent).toBeLessThan(MAX_MS);
});
