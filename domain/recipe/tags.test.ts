import { expect, test } from "vitest";
import { recipeSchema } from "./recipe-schema";
import { isTag, readTags } from "./tags";

test.each([
  ["quick, Été,  for guests ", ["quick", "Été", "for guests"]],
  ["été,ETE, Été", ["été"]],
  ["#vegan, # quick, C#", ["vegan", "quick", "C#"]],
  ["快手菜、素食，夏天", ["快手菜", "素食", "夏天"]],
  ["one\ntwo", ["one", "two"]],
  [" , ,#, ́", []],
])("%j has the tags %j", (text, tags) => {
  expect(readTags(text)).toEqual(tags);
});

const readProblems = (tags: string) =>
  recipeSchema
    .safeParse({ title: "Soup", visibility: "PUBLIC", tags })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("a recipe has at most twenty tags of at most thirty characters", () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
  expect(readProblems(twenty.join(","))).toBeUndefined();
  expect(readProblems([...twenty, "TAG 3"].join(","))).toBeUndefined();
  expect(readProblems([...twenty, "another"].join(","))).toEqual([["tags", "tooManyTags:20"]]);
  expect(readProblems("🍲".repeat(30))).toBeUndefined();
  expect(readProblems("🍲".repeat(31))).toEqual([["tags", "tagAtMost:30"]]);
});

test.each([
  ["quick", true],
  ["", false],
  ["#quick", false],
  ["one, two", false],
  ["x".repeat(31), false],
])("%j is one tag: %s", (text, isOne) => {
  expect(isTag(text)).toBe(isOne);
});
