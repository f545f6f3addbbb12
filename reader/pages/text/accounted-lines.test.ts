import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toLineText } from "../candidates/merge-candidates";
import { readPasted } from "../read-pasted";

const FOLDER = "tests/fixtures/ingredient-lines";
const LINES_OF_A_RECIPE = 12;
const STEPS = ["Preheat the oven to 200 °C.", "Mix everything in a bowl.", "Bake for 20 minutes."];

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".tsv"));

function listRecipes(file: string): string[][] {
  const rows = readFileSync(`${FOLDER}/${file}`, "utf8").trim().split("\n").slice(1);
  const lines = rows.map((row) => row.split("\t", 1)[0] ?? "");
  return Array.from({ length: Math.ceil(lines.length / LINES_OF_A_RECIPE) }, (_, at) =>
    lines.slice(at * LINES_OF_A_RECIPE, (at + 1) * LINES_OF_A_RECIPE),
  );
}

const LAYOUTS: Record<string, (lines: string[]) => string> = {
  plain: (lines) => ["Dish", "", "Ingredients", ...lines, "", "Method", ...STEPS].join("\n"),
  bullets: (lines) =>
    ["Dish", "", "Ingredients:", ...lines.map((line) => `• ${line}`), "", "Method:", ...STEPS].join(
      "\n",
    ),
  Markdown: (lines) =>
    [
      ...["# Dish", "", "## Ingredients", "", ...lines.map((line) => `- ${line}`)],
      ...["", "## Method", "", ...STEPS.map((step, at) => `${at + 1}. ${step}`)],
    ].join("\n"),
};

const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

test.each(files.flatMap((file) => Object.keys(LAYOUTS).map((layout) => [file, layout] as const)))(
  "each line of %s in a text (%s) is an ingredient or listed as left out",
  (file, layout) => {
    const lost: string[] = [];
    for (const lines of listRecipes(file)) {
      const [recipe] = readPasted(LAYOUTS[layout]?.(lines) ?? "", null);
      const ingredients = recipe?.ingredients.map((line) => key(toLineText(line)));
      const found = [...(ingredients ?? []), ...(recipe?.leftOut ?? []).map(key)];
      for (const line of lines) {
        const at = found.indexOf(key(line));
        if (at < 0) lost.push(line);
        else found.splice(at, 1);
      }
    }
    expect(lost).toEqual([]);
  },
);
