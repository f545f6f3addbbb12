import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { scalePieces } from "#domain/line/scaled-pieces";
import { findStepFoods } from "#domain/recipe/step-ingredients";
import { parseLine } from "#reader/lines/parse/parse-line";
import { cutSteps } from "#reader/steps/cut-steps";
import { findStepAmounts, readPhrases } from "#reader/steps/find-amounts";
import { openTestDatabase } from "../../../tests/support/database";
import { readLineFoods } from "../../../tests/support/reading-lines";
import type { Db } from "../../platform/db/open";

type Method = Parameters<typeof cutSteps>[0];

/** In the fixtures "[60 ml]" scales with the recipe, and "{60 ml}" stays though more is needed. */
const MARKS = /[[\]{}]/g;
const DOUBLED = { numerator: 2, denominator: 1 };

async function readCases(db: Db, locale: Locale): Promise<{ marked: string; method: Method }[]> {
  const table = readFileSync(`tests/fixtures/amounts-in-steps/${locale}.tsv`, "utf8").trimEnd();
  const [, ...rows] = table.split("\n");
  const read = async (row: string) => {
    const [marked = "", typed = "", servings = "4"] = row.split("\t");
    const lines = typed.split("; ");
    const method = {
      steps: [marked.replace(MARKS, "")],
      language: locale,
      lines: lines.map((words) => ({ words, parse: parseLine(words, locale) })),
      foods: await readLineFoods(db, lines, locale),
      servings: Number(servings),
    };
    return { marked, method };
  };
  return Promise.all(rows.map(read));
}

function markAmounts({ steps, language, lines, foods, servings }: Method): string {
  const [step = ""] = steps;
  const [named = []] = findStepFoods(steps, foods, language);
  const locale = language as Locale;
  const phrases = readPhrases(step, locale);
  const { sure, kept } = findStepAmounts(phrases, named, { locale, lines, servings });
  const marks = [
    ...sure.map(({ terms }) => {
      const ends = terms.flatMap(({ spans, unit }) => [...spans.flat(), ...(unit?.span ?? [])]);
      return [Math.min(...ends), Math.max(...ends), "[]"] as const;
    }),
    ...kept.map((span) => [...span, "{}"] as const),
  ].sort((a, b) => b[0] - a[0]);
  return marks.reduce(
    (text, [from, to, [open, close]]) =>
      `${text.slice(0, from)}${open}${text.slice(from, to)}${close}${text.slice(to)}`,
    step,
  );
}

function scaleStep(method: Method, ratio: { numerator: number; denominator: number }): string {
  const [cut] = cutSteps(method);
  const { language, steps } = method;
  if (!cut?.parts) return steps.join();
  return cut.parts.map(([, pieces]) => scalePieces(pieces, { ratio, language })).join("");
}

test.each(LOCALES)("amounts of listed foods scale, others stay, in %s", async (locale) => {
  const { db } = openTestDatabase();
  const cases = await readCases(db, locale);
  expect(cases.map(({ method }) => markAmounts(method))).toEqual(cases.map(({ marked }) => marked));
});

test.each(LOCALES)("a step keeps every letter outside the amounts, in %s", async (locale) => {
  const { db } = openTestDatabase();
  for (const { marked, method } of await readCases(db, locale)) {
    const [step = ""] = method.steps;
    expect(scaleStep(method, { numerator: 1, denominator: 1 })).toBe(step);
    if (!marked.includes("[")) expect(scaleStep(method, DOUBLED)).toBe(step);
  }
});
