import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isLocale, type Locale } from "#domain/language/locales";
import { formatHeading, insertHeadings, readHeading } from "#domain/recipe/headings";
import { BLANK_FIELDS } from "#domain/recipe/recipe-fields";
import { cleanLine, cleanText } from "#domain/text/text";
import { splitLine } from "#reader/lines/parts/split-line";
import type { ParsedLine } from "#reader/parsed-recipe";
import { readUpload } from "../../../tests/support/import-files";
import { recipeIn } from "../../../tests/support/parsed-recipes";
import type { RecipeLine } from "../recipes/lines";
import type { Recipe } from "../recipes/queries";
import { formatCooklang } from "./cooklang";
import { formatMarkdown } from "./markdown";
import { buildRecipeNode } from "./recipe-node";

const LINES = path.resolve("tests/fixtures/ingredient-lines");
const DEMO = path.resolve("server/operations/demo/recipes");
const LINES_A_RECIPE = 60;
const TEXTS_A_RECIPE = 12;

const HOSTILE = [
  "@salt{1%kg} and #pot and ~{5%minutes} {x} (y) 100 % a|b",
  "-- not a comment --- nor this [- or this -] \\ and \\\\",
  "\\[- -\\] [[x]] [x] \\",
  "> no note\n>> key: value\n= no section =\n== none ==\n---\nlast",
  "# no heading\n## none\n- no item\n+ none\n1. none\n2) none\n***\n___\n===\n---",
  "![p](http://x.example/p.png) [l](https://x.example/a_b_c) <b onclick=x>b</b> <script>x</script>",
  "`code` ~~~ ``` *a* **b** _c_ __d__ ~~e~~ snake_case | a | b |",
  "&lt;b&gt; &#60; &amp; AT&T &nbsp;",
  "<!-- --> <https://x.example> \\<b>",
  "(first) -last- trailing \\",
  "a---b [-",
  "{{value}} $t(recipe:view.steps) {heading} $& $1 $'",
  "Lines:\n\n  indented  \n\n\n\tand far below:  \n- 1\n- 2",
  "no blank\u00a0\nat the end",
  "1. First\n2. Second",
  "Method",
  "Ingredients:",
  "Note: keep it cold.",
  "Préparation : 20 min",
  "Serves 4",
  "https://x.example/a?b=c_d&e=f",
  "\ue000\ue040 private \ud83c\udf72",
  "Step 3: Bake (200 °C/400 °F).",
  "[Salt]",
  "Source: Mémé",
  "**Mix *well***, then _rest_ [the **sauce**](/recipe/view?id=3&a=b) (__now__)",
  "\\*a\\* \\**b** \\\\*c* \\[d\\](/e) \\_f\\_ **\\***",
  "\\- none\n12\\. none\n- \\- one\n-   two\n\u00a0- three\n*\t**four**",
  "- one\n- **two** \n\n1. a\n2. 3. b\nend",
  "[a](https://x.example/?b&copy;&#42;=1) [c](https://x.example/d_*e*_(f)) &#42; &#45;",
  "**&#42; a** *b  *\n  *c*  ",
  "1. 1. a\n2. - b",
  "* * *\n*-*",
];

const TAGS = ["Été", "for guests", "- no item", "1. first", "*a* [b] <c>", "no", "C# & D", "快手"];

const distinct = (all: string[]) => [...new Set(all)].filter((text) => text !== "");

function fixtureLines(locale: Locale): string[] {
  const rows = readdirSync(LINES)
    .filter((file) => file.startsWith(`${locale}-`))
    .flatMap((file) => readFileSync(path.join(LINES, file), "utf8").trim().split("\n").slice(1));
  return distinct(
    [...rows.map((row) => row.split("\t")[0] ?? ""), ...HOSTILE].map(cleanLine),
  ).filter((line) => readHeading(line) === undefined);
}

interface DemoRecipe {
  title: string;
  steps: string[];
  tips?: string[];
}

function listDemo(): DemoRecipe[] {
  return readdirSync(DEMO).flatMap((file) =>
    JSON.parse(readFileSync(path.join(DEMO, file), "utf8")),
  );
}

function buildLine(text: string, locale: Locale): RecipeLine {
  const { amount, unit, rest } = splitLine(text, locale);
  const parts = { amount, unit, complement: "", written: "", words: text, parse: undefined };
  const food = { density: null, isLiquid: false };
  return {
    ...parts,
    ...food,
    text,
    ingredientId: 1,
    subRecipeId: null,
    name: cleanLine(rest) || text,
  };
}

function buildRecipes(locale: Locale): Recipe[] {
  const demo = listDemo();
  const lines = fixtureLines(locale);
  const texts = distinct(
    [...demo.flatMap(({ steps, tips = [] }) => [...steps, ...tips]), ...HOSTILE].map(cleanText),
  ).filter((text) => readHeading(text) === undefined);
  const headings = HOSTILE.map((text) =>
    cleanLine(text)
      .slice(0, 100)
      .trim()
      .replace(/^[#\s]+/, ""),
  );
  const titles = [...demo.map(({ title }) => title), ...headings, "A cake ".repeat(14).trim()];
  return Array.from({ length: Math.ceil(lines.length / LINES_A_RECIPE) }, (_, at) => {
    const own = lines.slice(at * LINES_A_RECIPE, (at + 1) * LINES_A_RECIPE);
    const text = (place: number) => texts[(at * TEXTS_A_RECIPE + place) % texts.length] ?? "";
    const heading = (place: number) => headings[(at + place) % headings.length] ?? "";
    return {
      ...{ id: 7, version: 1, title: titles[at % titles.length] ?? "", language: locale },
      ...{ ...BLANK_FIELDS, tags: TAGS.slice(at % TAGS.length) },
      ...{ visibility: "PRIVATE", imageVersion: null, photos: [], createdAt: 0, updatedAt: 0 },
      author: { id: 1, username: "Alice", imageVersion: null },
      ingredients: own.map((line) => buildLine(line, locale)),
      steps: Array.from({ length: TEXTS_A_RECIPE }, (_, place) => text(place)),
      tips: [text(TEXTS_A_RECIPE), text(TEXTS_A_RECIPE + 1)],
      headings: {
        ingredients: [
          ...(at % 2 ? [{ before: 0, text: heading(0) }] : []),
          { before: 3, text: heading(1) },
          { before: own.length, text: heading(2) },
        ],
        steps: [
          ...(at % 3 ? [{ before: 0, text: heading(3) }] : []),
          { before: 5, text: heading(4) },
          { before: 5, text: heading(5) },
        ],
      },
    };
  });
}

const NUTRITION = { counted: 0, of: 0, uncounted: [], totals: {} } as never;

const FORMATS: Record<string, (recipe: Recipe, locale: Locale) => string> = {
  "a.cook": formatCooklang,
  "a.md": formatMarkdown,
  "a.jsonld": (recipe, locale) =>
    JSON.stringify({
      "@context": "https://schema.org",
      ...buildRecipeNode(recipe, NUTRITION, "https://popote.example", locale),
    }),
  "a.json": (recipe) => JSON.stringify(recipe),
};

const pickWords = (line: ParsedLine) =>
  typeof line === "string" ? line : (line.text ?? line.name);

test.each(["en", "fr"].flatMap((locale) => Object.keys(FORMATS).map((file) => [file, locale])))(
  "each line, step, tip, heading and tag in %s is read back to the letter, in %s",
  async (file, locale) => {
    if (!isLocale(locale)) expect.fail(locale);
    for (const recipe of buildRecipes(locale)) {
      const { entries } = await readUpload(file, FORMATS[file]?.(recipe, locale) ?? "");
      const { title, ingredients, steps, tips, tags } = recipeIn(entries[0]);
      const { headings } = recipe;
      const words = recipe.ingredients.map(({ text }) => text);
      expect({ title, lines: ingredients.map(pickWords), steps, tips, tags }).toEqual({
        title: recipe.title,
        lines: insertHeadings(words, headings.ingredients, formatHeading),
        steps: insertHeadings(recipe.steps, headings.steps, formatHeading),
        tips: recipe.tips,
        tags: recipe.tags,
      });
    }
  },
);
