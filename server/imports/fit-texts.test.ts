import { expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { cutText } from "./fit-texts";

test("a long text is cut where its sentences end, and no word of it is lost", () => {
  const text = Array.from({ length: 90 }, (_, at) => `Stir it ${at} times.`).join(" ");
  const pieces = cutText(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => piece.endsWith(".") && piece.length <= 500)).toBe(true);
  expect(pieces.join(" ")).toBe(text);
});

test.each(["word ", "w", ". ", "a\n", "é"])(
  "a text of nothing but %j, as long as a file may hold, is cut in little time",
  async (text) => {
    await expectLinear((length) => cutText(text.repeat(length / text.length)), 500_000);
  },
);
