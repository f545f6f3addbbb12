import { expect, test } from "vitest";
import { parseStep } from "./cooking-step";

test.each([
  [null, 0],
  ["", 0],
  ["0", 0],
  ["-1", 0],
  ["1.5", 0],
  ["two", 0],
  ["01", 0],
  ["1", 1],
  ["8", 8],
  ["9", 9],
  ["10", 9],
  ["9999", 9],
  ["99999", 0],
])("step %s of a recipe of eight is page %s", (step, place) => {
  expect(parseStep(step, 8)).toBe(place);
});
