import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "vitest";
import { readPage } from "#reader/pages/read-page";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import {
  type ExpectedRecipe,
  expectedIngredients,
  expectedSteps,
  type Judgement,
  judgePage,
} from "./page-judgement";
import { computePercentile, reportTable } from "./report";

/** A folder of stored pages (*.html, *.testhtml), each with a .json of the expected result. */
const FOLDER = process.env.POPOTE_BENCH_PAGES;
/** An output file for the reading of each page, outside the project. */
const DETAILS = process.env.POPOTE_BENCH_DETAILS;

interface ReadPage {
  page: string;
  kind: "JSON-LD" | "microdata" | "no schema.org";
  language: string;
  milliseconds: number;
  recipe: ParsedRecipe | undefined;
  expected: ExpectedRecipe;
  judgement: Judgement | undefined;
}

test.skipIf(!FOLDER)(
  "accuracy of the reader on stored pages (POPOTE_BENCH_PAGES names their folder)",
  () => {
    const pages = pagesIn(FOLDER as string).flatMap((file) => readStored(file) ?? []);
    const languages = [...new Set(pages.map(({ language }) => language))].sort();
    const kinds = ["JSON-LD", "microdata", "no schema.org"];
    reportTable("reader-pages", [
      toRow("all", pages),
      ...kinds.map((kind) =>
        toRow(
          kind,
          pages.filter((each) => each.kind === kind),
        ),
      ),
      ...languages.map((each) =>
        toRow(
          each,
          pages.filter(({ language }) => language === each),
        ),
      ),
    ]);
    reportTable("reader-pages-fields", fieldRows(pages));
    if (DETAILS) writeFileSync(DETAILS, JSON.stringify(pages.map(toDetails), null, 1));
  },
);

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:test)?html$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

function readStored(file: string): ReadPage | undefined {
  const expected = readExpected(file);
  if (!expected) return undefined;
  const html = readFileSync(file, "utf8");
  const began = process.cpuUsage();
  const [recipe] = readPage(html, expected.canonical_url ?? null);
  const { user, system } = process.cpuUsage(began);
  return {
    page: file,
    kind: detectKind(html),
    language: expected.language?.slice(0, 2).toLowerCase() ?? "?",
    milliseconds: (user + system) / 1_000,
    recipe,
    expected,
    judgement: recipe && judgePage(recipe, expected),
  };
}

function readExpected(file: string): ExpectedRecipe | undefined {
  try {
    return JSON.parse(readFileSync(file.replace(/\.\w+$/, ".json"), "utf8"));
  } catch {
    return undefined;
  }
}

function detectKind(html: string): ReadPage["kind"] {
  const scripts = html.match(/<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi) ?? [];
  if (scripts.some((script) => /@type["'\s:[]+[^}]{0,60}Recipe\b/.test(script))) return "JSON-LD";
  const isAnnotated = /(?:itemtype|typeof)=["']?[^"'>]*recipe/i.test(html);
  return isAnnotated ? "microdata" : "no schema.org";
}

function toRow(pages: string, of: ReadPage[]): Record<string, string | number> {
  const told = (verdict: string) => of.filter((each) => each.judgement?.verdict === verdict);
  const times = of.map(({ milliseconds }) => milliseconds);
  const marked = told("wrong").filter(({ recipe }) => isMarked(recipe));
  return {
    pages,
    n: of.length,
    right: told("right").length,
    "small fault": told("small").length,
    wrong: told("wrong").length,
    "not read": of.filter(({ recipe }) => !recipe).length,
    "wrong but marked at the top": marked.length,
    "right but marked": told("right").filter(({ recipe }) => isMarked(recipe)).length,
    "right or small, %": (100 * (told("right").length + told("small").length)) / of.length,
    "median, ms": computePercentile(times, 0.5),
    "p95, ms": computePercentile(times, 0.95),
  };
}

function isMarked(recipe: ParsedRecipe | undefined): boolean {
  return (recipe?.doubts?.length ?? 0) > 0;
}

function fieldRows(pages: ReadPage[]): Record<string, string | number>[] {
  const told = pages.flatMap(({ judgement }) => Object.entries(judgement?.fields ?? {}));
  const names = [...new Set(told.map(([name]) => name))];
  return names.map((name) => {
    const same = told.filter(([each]) => each === name).map(([, isSame]) => isSame);
    return { field: name, told: same.length, same: same.filter(Boolean).length };
  });
}

function toDetails({ page, kind, language, recipe, expected, judgement }: ReadPage) {
  const wanted = { ingredients: expectedIngredients(expected), steps: expectedSteps(expected) };
  return { page, kind, language, ...judgement, recipe, expected: { ...expected, ...wanted } };
}
