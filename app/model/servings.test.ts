import { expect, test } from "vitest";
import { onlyServingsDiffer, parseServings } from "./servings";

test.each([
  ["1", 1],
  ["999", 999],
  [" 12 ", 12],
  ["0", undefined],
  ["1000", undefined],
  ["2.5", undefined],
  ["-3", undefined],
  ["1e2", undefined],
  ["", undefined],
  ["four", undefined],
  ["9".repeat(400), undefined],
])("“%s” is %s servings", (text, servings) => {
  expect(parseServings(text)).toBe(servings);
});

test.each([
  ["/recipe/view?id=1", "/recipe/view?id=1&servings=4", true],
  ["/recipe/view?id=1&servings=5", "/recipe/view?id=1&servings=4#ingredients", true],
  ["/recipe/view?id=1&servings=5", "/recipe/view?id=1", true],
  ["/recipe/view?id=1&servings=5", "/recipe/view?id=2&servings=4", false],
  ["/recipe/view?id=1", "/recipe/edit?id=1&servings=4", false],
  ["/recipe/view?id=1&servings=4", "/recipe/view?id=1&servings=4", false],
])("from %s to %s only the servings change: %s", (one, other, only) => {
  const at = (path: string) => new URL(path, "http://popote.example");
  expect(onlyServingsDiffer(at(one), at(other))).toBe(only);
});
