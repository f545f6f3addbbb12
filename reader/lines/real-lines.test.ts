import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseAmount } from "#domain/measures/amount";
import { readHeading } from "#domain/recipe/headings";
import { foldedKey } from "#domain/text/text";
import type { Db } from "#server/platform/db/open";
import { openTestDatabase } from "../../tests/support/database";
import { formatReadAmount, loadEnglishNames, understand } from "../../tests/support/reading-lines";
import type { UnderstoodLine } from "./understand-lines";

const MEASURES = (
  String.raw`cups? tbsps? tbs tsps? tablespoons? teaspoons? pounds? lbs? tasses? cuill?\w* soupe cafe ` +
  "table the cas cac grammes? grams? grs? gms? millilit(?:re|er)s? units? pieces? half " +
  String.raw`moitie one two three and dozen douzaine demi\w* une deux trois quarts? des`
).split(" ");

const MEASURE = new RegExp(`^(?:${MEASURES.join("|")})$`);

const FIXTURES = path.resolve("tests/fixtures/ingredient-lines");

interface HandRead {
  set: string;
  typed: string;
  amount: string;
  unit: string;
  ingredient: string;
}

const handRead = (file: string): HandRead[] =>
  readFileSync(path.join(FIXTURES, file), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [typed = "", amount = "", unit = "", ingredient = ""] = row.split("\t");
      return { set: path.parse(file).name, typed, amount, unit: unit || "NONE", ingredient };
    });

const sameName = (name: string | undefined, by: HandRead) =>
  by.ingredient === "own" ? name?.startsWith("own:") : name === by.ingredient;

const sameAmount = (line: UnderstoodLine, by: HandRead) => {
  const read = by.amount ? parseAmount(by.amount) : null;
  const text = read && !("problem" in read) ? `${read.numerator}/${read.denominator}` : "";
  return text === formatReadAmount(line) && line.unit === by.unit;
};

interface Reading {
  by: HandRead;
  line: UnderstoodLine;
  /** The catalogue's English name, "own:" and the custom name, or "?" if the user must decide. */
  name: string | undefined;
}

let allReadings: Promise<Reading[]> | undefined;

const readings = () => {
  allReadings ??= readAll(openTestDatabase().db);
  return allReadings;
};

async function readAll(db: Db): Promise<Reading[]> {
  const findName = await loadEnglishNames(db);
  const read: Reading[] = [];
  for (const file of readdirSync(FIXTURES).filter((each) => /^(en|fr)-/.test(each))) {
    const rows = handRead(file);
    const typed = rows.map((row) => row.typed);
    const lines = await understand(db, typed, file.startsWith("fr") ? "fr" : "en");
    read.push(
      ...lines.map((line, at) => ({
        by: rows[at] as HandRead,
        line,
        name: readHeading(line.name) === undefined ? findName(line) : line.name,
      })),
    );
  }
  return read;
}

describe("lines of real recipes", () => {
  test("match the manual readings, except for the listed ones", async () => {
    const read = await readings();
    const wrong = read.filter(({ line, by, name }) => !sameAmount(line, by) || !sameName(name, by));
    const rows = wrong.map(({ line, by, name }) =>
      [
        by.set,
        by.typed,
        by.amount,
        by.unit,
        by.ingredient,
        formatReadAmount(line),
        line.unit,
        name,
      ].join("\t"),
    );
    const header = "set\ttyped\tamount\tunit\tingredient\tread amount\tread unit\tread ingredient";
    await expect(`${[header, ...rows].join("\n")}\n`).toMatchFileSnapshot(
      path.join(FIXTURES, "known-misreadings.tsv"),
    );
  });

  test("never have a wrong amount without a warning", async () => {
    const read = await readings();
    const silent = read.filter(
      ({ line, by }) => line.amount && !line.warning && !sameAmount(line, by),
    );
    expect(silent).toEqual([]);
  });

  test("keep every word of the input", async () => {
    const read = await readings();
    const splitWords = (words: string) =>
      foldedKey(words)
        .replace(/\((e?s)\)/g, "$1")
        .match(/\p{L}{3,}/gu) ?? [];
    const whole = read.filter(({ line }) => line.warning !== "tooLong");
    const lost = whole.flatMap(({ line: { typed, name, complement, written } }) => {
      const kept = new Set(splitWords(`${name} ${complement} ${written}`));
      const left = splitWords(typed).filter((word) => !kept.has(word) && !MEASURE.test(word));
      return left.map((word) => `${word}: ${typed}`);
    });
    expect(lost).toEqual([]);
  });
});
