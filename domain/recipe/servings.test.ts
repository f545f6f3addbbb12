import { expect, test } from "vitest";
import { differsOnlyInView, parseServings } from "./servings";

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
  ["/recipe/view?id=1&times=2", "/recipe/view?id=1", true],
  ["/recipe/cook?id=1", "/recipe/cook?id=1&step=1", true],
  ["/recipe/cook?id=1&step=2&servings=4", "/recipe/cook?id=1&step=3&servings=4", true],
  ["/recipe/cook?id=1&step=2", "/recipe/cook?id=2&step=3", false],
  ["/recipe/cook?id=1&step=2", "/recipe/view?id=1", false],
])("from %s to %s only the view differs: %s", (one, other, only) => {
  const at = (path: string) => new URL(path, "http://popote.example");
  expect(differsOnlyInView(at(one), at(other))).toBe(only);
});
