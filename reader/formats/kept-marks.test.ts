import { expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { readUpload } from "../../tests/support/import-files";
import { restoreMarks } from "./kept-marks";
import { stripMarkdown } from "./plain-markdown";

const read = (written: string) => restoreMarks([stripMarkdown(written)], [written]);

test.each([
  ["**Mix** *well* __and__ _slowly_", "**Mix** *well* __and__ _slowly_"],
  ["- see [a page](https://x.example/a_b)", "see [a page](https://x.example/a_b)"],
  ["one\n* **two**\n\n> _three_", "one\n**two**\n_three_"],
  ["keep \\*this\\* **bold**", "keep \\*this\\* **bold**"],
])("what Popote shows stays: %j", (written, kept) => {
  expect(read(written)).toEqual([kept]);
});

test.each([
  ["[a recipe](/g/home/r/cake) and [another](#r/3)", "a recipe and another"],
  ["[a](javascript:x) ![photo](https://x.example/p.png)", "a"],
  ["## **Cake**", "Cake"],
  ["`code` and ~~none~~", "code and none"],
  ["**not\nover lines**", "not\nover lines"],
  ["in**side**word", "insideword"],
])("anything else is still removed: %j", (written, plain) => {
  expect(read(written)).toEqual([plain]);
});

test("a numbered line gets its marks without its number", () => {
  expect(restoreMarks(["Chop it.", "Fry."], ["1. **Chop** it.\n2. Fry."])).toEqual([
    "**Chop** it.",
    "Fry.",
  ]);
});

test("the marks of a file without a known program stay", async () => {
  const file = {
    name: "Tart",
    ingredients: ["3 leeks"],
    steps: "**Chop** them.\n\nFry.",
    notes: "Serve *cold*.",
  };
  const { entries } = await readUpload("tart.json", JSON.stringify(file));
  expect(entries).toMatchObject([
    { recipe: { steps: ["**Chop** them.", "Fry."], tips: ["Serve *cold*."] } },
  ]);
});

test.each(["*a* ", "[a](https://x.example) ", "**", "[", "*a*\n"])(
  "many %j take linear time",
  (part) =>
    expectLinear((count) => {
      const text = part.repeat(count / part.length);
      restoreMarks([text], [text]);
    }, 20_000),
);
