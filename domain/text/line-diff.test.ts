import { expect, test } from "vitest";
import { randomFrom } from "../../tests/support/random";
import { diffLines } from "./line-diff";

const marked = (before: string[], after: string[]) =>
  diffLines(before, after).map(
    ({ mark, text }) => `${{ same: " ", removed: "-", added: "+" }[mark]}${text}`,
  );

test.each<[what: string, before: string[], after: string[], lines: string[]]>([
  ["nothing", [], [], []],
  ["the same", ["a", "b"], ["a", "b"], [" a", " b"]],
  ["all new", [], ["a", "b"], ["+a", "+b"]],
  ["all gone", ["a", "b"], [], ["-a", "-b"]],
  ["one between", ["a", "c"], ["a", "b", "c"], [" a", "+b", " c"]],
  ["another in its place", ["a", "b", "c"], ["a", "x", "c"], [" a", "-b", "+x", " c"]],
  ["one that moved", ["a", "b", "c"], ["b", "c", "a"], ["-a", " b", " c", "+a"]],
  ["one of twins", ["a", "a", "b"], ["a", "b"], [" a", "-a", " b"]],
  ["an empty line", ["", "a"], ["a", ""], ["-", " a", "+"]],
])("%s", (_what, before, after, lines) => {
  expect(marked(before, after)).toEqual(lines);
});

test("both texts can be restored from the diff, and common lines stay", () => {
  const random = randomFrom(7);
  for (let round = 0; round < 300; round++) {
    const text = () =>
      Array.from({ length: random.whole(0, 12) }, () => random.pick(["a", "b", "c", ""]));
    const [before, after] = [text(), text()];
    const lines = diffLines(before, after);
    const without = (mark: string) =>
      lines.filter((line) => line.mark !== mark).map((line) => line.text);
    expect([without("added"), without("removed")]).toEqual([before, after]);
  }
});
