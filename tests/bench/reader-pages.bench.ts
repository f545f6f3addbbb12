import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "vitest";
import { readPage } from "#reader/pages/read-page";
import { computePercentile } from "./measure";
import { type ExpectedRecipe, judgePage } from "./page-judgement";
import { report } from "./report";

/** A folder of stored pages (*.html, *.testhtml), each with a .json of the expected result. */
const FOLDER = process.env.POPOTE_BENCH_PAGES ?? "";
/** An output file for the reading of each page, outside the project. */
const DETAILS = process.env.POPOTE_BENCH_DETAILS;

type ReadPage = NonNullable<ReturnType<typeof readStored>>;

test.skipIf(FOLDER === "")("accuracy of the reader on stored pages", () => {
  const pages = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:test)?html$/.test(file))
    .sort()
    .flatMap((file) => readStored(path.join(FOLDER, file)) ?? []);
  const kinds = ["JSON-LD", "microdata", "no schema.org"];
  const languages = [...new Set(pages.map(({ language }) => language))].sort();
  report("reader-pages", [
    toRow("all", pages),
    ...[...kinds, ...languages].map((name) =>
      toRow(
        name,
        pages.filter(({ kind, language }) => kind === name || language === name),
      ),
    ),
  ]);
  if (DETAILS) writeFileSync(DETAILS, JSON.stringify(pages, null, 1));
});

function readStored(file: string) {
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
    verdict: recipe ? judgePage(recipe, expected) : "not read",
    isMarked: (recipe?.doubts?.length ?? 0) > 0,
    recipe,
    expected,
  };
}

function readExpected(file: string): ExpectedRecipe | undefined {
  try {
    return JSON.parse(readFileSync(file.replace(/\.\w+$/, ".json"), "utf8"));
  } catch {
    return undefined;
  }
}

function detectKind(html: string): string {
  const scripts = html.match(/<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi) ?? [];
  if (scripts.some((script) => /@type["'\s:[]+[^}]{0,60}Recipe\b/.test(script))) return "JSON-LD";
  const isAnnotated = /(?:itemtype|typeof)=["']?[^"'>]*recipe/i.test(html);
  return isAnnotated ? "microdata" : "no schema.org";
}

function toRow(name: string, pages: ReadPage[]) {
  const withVerdict = (verdict: string) => pages.filter((page) => page.verdict === verdict);
  const [right, small, wrong] = (["right", "small", "wrong"] as const).map(withVerdict) as [
    ReadPage[],
    ReadPage[],
    ReadPage[],
  ];
  const times = pages.map(({ milliseconds }) => milliseconds);
  return {
    ...{ pages: name, n: pages.length, right: right.length, "small fault": small.length },
    ...{ wrong: wrong.length, "not read": withVerdict("not read").length },
    "wrong but marked": wrong.filter(({ isMarked }) => isMarked).length,
    "right but marked": right.filter(({ isMarked }) => isMarked).length,
    "right or small, %": (100 * (right.length + small.length)) / pages.length,
    "median, ms": computePercentile(times, 0.5),
    "p95, ms": computePercentile(times, 0.95),
  };
}
