import { expect, test } from "vitest";
import type { LinePart } from "#domain/line/cut-line";
import { scalePieces } from "#domain/line/scaled-pieces";
import { parseMarkdown } from "#domain/text/markdown";
import { parseLine } from "#reader/lines/parse/parse-line";
import { cutSteps } from "#reader/steps/cut-steps";
import { expectLinear } from "../../../tests/support/cpu-time";
import { markParts, markText, type ShownPart } from "./marked-parts";
import { convertRecipe } from "./shown-units";

const LINES = ["60 ml olive oil", "100 g flour"];
const DOUBLED = { numerator: 2, denominator: 1 };

/** The step as HTML, read for US units where asked, and for twice the servings. */
function showStep(written: string, units: "written" | "us" = "written"): string {
  const { text, spans } = parseMarkdown(written);
  const method = {
    steps: [text],
    language: "en" as const,
    lines: LINES.map((words) => ({ words, parse: parseLine(words, "en") })),
    foods: LINES.map((words) => ({ words, foodText: words, names: [words.replace(/.* /, "")] })),
    servings: 2,
  };
  const [cut] = cutSteps(method);
  const told = {
    steps: [cut?.parts ?? text],
    stepLines: [cut?.line],
    tips: [],
    language: "en" as const,
    cookingTemperature: null,
    ovenWords: "",
  };
  const [step = ""] = convertRecipe(told, [], units).steps;
  const parts = markParts(step, spans);
  return typeof parts === "string" ? parts : parts.map(writePart).join("");
}

function writePart(part: ShownPart): string {
  if (!Array.isArray(part))
    return `<${part.tag}>${part.parts.map(writePart).join("")}</${part.tag}>`;
  const [mark, pieces]: LinePart = part;
  const text = scalePieces(pieces, { ratio: DOUBLED, language: "en" });
  return mark ? `{${text}}` : text;
}

test.each([
  ["**Mix 60 ml oil** and rest", "<strong>Mix {120 ml} oil</strong> and rest"],
  ["**Mix** 60 ml oil *and* rest", "<strong>Mix</strong> {120 ml} oil <em>and</em> rest"],
  [
    "Mix **60 ml** oil, [100 g](/x) flour",
    "Mix <strong>{120 ml}</strong> oil, <a>{200 g}</a> flour",
  ],
  ["Mix **60** ml oil", "Mix <strong>{120 ml}</strong> oil"],
  ["Mix 60 **ml oil**", "Mix {120 ml}<strong> oil</strong>"],
  ["**Mix 60** *ml* oil", "<strong>Mix {120 ml}</strong> oil"],
  [
    "Add\n- 60 ml **oil**\n- 100 g flour\nMix",
    "Add<ul><li>{120 ml} <strong>oil</strong></li><li>{200 g} flour</li></ul>Mix",
  ],
  ["Mix 60 ml oil", "Mix {120 ml} oil"],
  ["\\*60 ml oil", "*{120 ml} oil"],
])("an amount scales in a step with marks: %j", (written, shown) => {
  expect(showStep(written)).toBe(shown);
});

test("a temperature is converted in a step with marks, and marks after it keep their place", () => {
  expect(showStep("Bake *at **180** °C* for **20 min** at *most*", "us")).toBe(
    "Bake <em>at <strong>350 °F</strong></em> for <strong>20 min</strong> at <em>most</em>",
  );
});

test.each([
  ["**Mix 60 ml oil** and *rest*", "<strong>Mix {4 fl oz} oil</strong> and <em>rest</em>"],
  ["Mix 60 ml oil and 100 g flour", "Mix {4 fl oz} oil and {7 oz} flour"],
  [
    "Mix 60 ml oil, bake *at 180 °C* in a **23 cm tin**",
    "Mix {4 fl oz} oil, bake <em>at 350 °F</em> in a <strong>9 in tin</strong>",
  ],
])("amounts, temperatures and lengths of a step are converted together: %j", (written, shown) => {
  expect(showStep(written, "us")).toBe(shown);
});

test.each(["*a* ", "[a](/b) ", "- a\n", "**a *b*** "])("many %j take linear time", (part) =>
  expectLinear((count) => markText(part.repeat(count / part.length)), 20_000),
);
