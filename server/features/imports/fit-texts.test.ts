import { expect, test } from "vitest";
import { expectLinear } from "../../../tests/support/cpu-time";
import { cutText, fitSteps } from "./fit-texts";

test("a long text is cut at sentence ends, and no word is lost", () => {
  const text = Array.from({ length: 90 }, (_, at) => `Stir it ${at} times.`).join(" ");
  const pieces = cutText(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => piece.endsWith(".") && piece.length <= 500)).toBe(true);
  expect(pieces.join(" ")).toBe(text);
});

test.each(["word ", "w", ". ", "a\n", "é"])(
  "a text of only %j, as long as a file may hold, is cut in little time",
  async (text) => {
    await expectLinear((length) => cutText(text.repeat(length / text.length)), 500_000);
  },
);

test("a heading that is too long or beyond the limit becomes a step, and none is lost", () => {
  const long = "The glaze of my grandmother, ".repeat(4).trim();
  expect(fitSteps([`# ${long}`, "Stir."])).toEqual([long, "Stir."]);
  const headings = Array.from({ length: 31 }, (_, at) => `# Layer ${at + 1}`);
  const steps = fitSteps(headings.flatMap((heading) => [heading, "Spread it."]));
  expect(steps).toHaveLength(62);
  expect(steps.slice(-4)).toEqual(["# Layer 30", "Spread it.", "Layer 31", "Spread it."]);
});

test("the text below a heading becomes a step, and steps are not joined across a heading", () => {
  expect(fitSteps(["# Glaze\nStir.\nPour."])).toEqual(["# Glaze", "Stir.\nPour."]);
  const steps = fitSteps(["Mix.", "# Glaze", ...Array(100).fill("Stir.")]);
  expect(steps.slice(0, 3)).toEqual(["Mix.", "# Glaze", "Stir.\nStir."]);
  expect(steps).toHaveLength(101);
});
