import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readChoice } from "#domain/line/ingredient-choice";
import { UNIT_SIZE, type Unit } from "#domain/measures/units";
import { type UnderstoodLine, understandLines } from "#reader/lines/understand-lines";
import { openLexicon } from "#server/features/ingredients/lexicon-queries";
import { openTestDatabase } from "../support/database";
import { type LabelledLine, readLabelledLines } from "./labelled-lines";
import { reportTable } from "./report";

/** Labelled lines; POPOTE_BENCH_EVERY=20 reads every twentieth, _OUT writes all readings. */
const FOLDER = process.env.POPOTE_BENCH_LINES ?? "";
const EVERY = Number(process.env.POPOTE_BENCH_EVERY ?? 1);
const OUT = process.env.POPOTE_BENCH_OUT ?? "";
const LINES_AT_ONCE = 12;
const TOLERANCE = 0.006;

/** Grams or millilitres per unit; other units are counted, or written in words. */
const SIZES: Record<string, number> = {
  ...sized(1, "g gram grams ml milliliter milliliters millilitre"),
  ...sized(1_000, "kg kilogram kilo l litre liter litres"),
  ...sized(10, "cl"),
  ...sized(100, "dl"),
  ...sized(28.349523125, "oz ounce ounces"),
  ...sized(453.59237, "lb lbs pound pounds"),
  ...sized(29.5735295625, "floz"),
  ...sized(5, "tsp teaspoon teaspoons ts"),
  ...sized(15, "tbsp tablespoon tablespoons tb tbs"),
  ...sized(250, "c cup cups"),
  ...sized(473.176473, "pint pt"),
  ...sized(946.352946, "quart qt"),
};

type Verdict = "as labelled" | "as labelled, marked" | "in words" | "in words, marked" | "differs";

interface Reading {
  line: LabelledLine;
  understood: UnderstoodLine;
  verdict: Verdict | undefined;
  food: string;
}

test.skipIf(FOLDER === "")(
  "accuracy of the parser on lines labelled by others",
  async () => {
    const { db } = openTestDatabase();
    const foods = await db.selectFrom("ingredients").select(["id", "name_en"]).execute();
    const nameOf = new Map(foods.map(({ id, name_en }) => [id, name_en]));
    const lines = readLabelledLines(FOLDER, EVERY);
    expect(lines).not.toHaveLength(0);
    const readings: Reading[] = [];
    let microseconds = 0;
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
      const block = lines.slice(from, from + LINES_AT_ONCE);
      const [{ locale } = { locale: "en" as const }] = block;
      const texts = block.map(({ text }) => text);
      const before = process.cpuUsage();
      const read = understandLines(await openLexicon(db), texts, { locale, language: locale });
      const { user, system } = process.cpuUsage(before);
      microseconds += user + system;
      for (const [at, understood] of read.entries()) {
        const line = block[at] as LabelledLine;
        const choice = readChoice(understood.choice, understood.name);
        const food =
          choice === undefined ? "?" : typeof choice === "number" ? nameOf.get(choice) : "own";
        readings.push({
          line,
          understood,
          verdict: judgeLine(line, understood),
          food: food ?? "gone",
        });
      }
    }
    if (OUT) writeFileSync(OUT, readings.map(formatRow).join("\n"));
    const sets = [...new Set(lines.map(({ set }) => set))];
    const rows = sets.map((set) =>
      shareRow(
        set,
        readings.filter(({ line }) => line.set === set),
      ),
    );
    reportTable("reader-lines", [
      ...rows,
      { ...shareRow("all", readings), "µs a line": microseconds / lines.length },
    ]);
  },
  3_600_000,
);

function sized(size: number, units: string): Record<string, number> {
  return Object.fromEntries(units.split(" ").map((unit) => [unit, size]));
}

function judgeLine({ measures }: LabelledLine, line: UnderstoodLine): Verdict | undefined {
  if (!measures) return undefined;
  const isMarked = line.warning !== null;
  if (!line.amount && measures.length > 0) return isMarked ? "in words, marked" : "in words";
  const read = line.amount ? line.amount.numerator / line.amount.denominator : 0;
  const isSame = line.amount
    ? measures.some(({ quantity, unit }) =>
        isLike(read * toSize(line.unit), quantity * (SIZES[unit] ?? 1)),
      )
    : true;
  if (isSame) return isMarked ? "as labelled, marked" : "as labelled";
  return isMarked ? "in words, marked" : "differs";
}

function toSize(unit: Unit): number {
  return unit === "NONE" || unit === "UNIT" ? 1 : UNIT_SIZE[unit];
}

function isLike(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE * other;
}

function shareRow(set: string, readings: Reading[]) {
  const judged = readings.filter(({ verdict }) => verdict !== undefined);
  const share = (part: number, of: number) => (of === 0 ? "" : (100 * part) / of);
  const verdicts = [
    "as labelled",
    "as labelled, marked",
    "in words",
    "in words, marked",
    "differs",
  ];
  const foodShare = (is: (food: string) => boolean) =>
    share(readings.filter(({ food }) => is(food)).length, readings.length);
  return {
    set,
    lines: readings.length,
    ...Object.fromEntries(
      verdicts.map((each) => [
        `${each}, %`,
        share(judged.filter(({ verdict }) => verdict === each).length, judged.length),
      ]),
    ),
    "of the catalogue, %": foodShare((food) => food !== "own" && food !== "?"),
    "own, %": foodShare((food) => food === "own"),
    "asked, %": share(
      readings.filter(({ understood }) => understood.warning).length,
      readings.length,
    ),
  };
}

/** One line per reading, so that two runs can be compared with `diff`. */
function formatRow({ line, understood, verdict, food }: Reading): string {
  const { amount, unit, written, name, complement, warning } = understood;
  const much = amount ? `${amount.numerator}/${amount.denominator}` : "";
  return [line.text, verdict, much, unit, written, food, name, complement, warning].join("\t");
}
