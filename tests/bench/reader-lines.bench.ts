import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { UNIT_SIZE, type Unit } from "#domain/measures/units";
import { type UnderstoodLine, understandLines } from "#reader/lines/understand-lines";
import { openLexicon } from "#server/features/ingredients/lexicon-queries";
import { openTestDatabase } from "../support/database";
import { type LabelledLine, readLabelledLines } from "./labelled-lines";
import { PATIENCE_MS } from "./measure";
import { report } from "./report";

/** Labelled lines; POPOTE_BENCH_EVERY=20 reads every twentieth, _OUT writes all readings. */
const FOLDER = process.env.POPOTE_BENCH_LINES ?? "";
const EVERY = Number(process.env.POPOTE_BENCH_EVERY ?? 1);
const OUT = process.env.POPOTE_BENCH_OUT;
const LINES_AT_ONCE = 12;
const TOLERANCE = 0.006;

/** Grams or millilitres per unit; other units are counted, or written in words. */
const SIZES: [number, string][] = [
  [1, "g gram grams ml milliliter milliliters millilitre"],
  [1_000, "kg kilogram kilo l litre liter litres"],
  [10, "cl"],
  [100, "dl"],
  [28.349523125, "oz ounce ounces"],
  [453.59237, "lb lbs pound pounds"],
  [29.5735295625, "floz"],
  [5, "tsp teaspoon teaspoons ts"],
  [15, "tbsp tablespoon tablespoons tb tbs"],
  [250, "c cup cups"],
  [473.176473, "pint pt"],
  [946.352946, "quart qt"],
];
const UNIT_SIZES = new Map(
  SIZES.flatMap(([size, units]) => units.split(" ").map((unit): [string, number] => [unit, size])),
);

const VERDICTS = ["as labelled", "as labelled, marked", "in words", "in words, marked", "differs"];

interface Reading {
  line: LabelledLine;
  understood: UnderstoodLine;
  verdict: string | undefined;
}

test.skipIf(FOLDER === "")(
  "accuracy of the reader on lines labelled by others",
  async () => {
    const { db } = openTestDatabase();
    const lines = readLabelledLines(FOLDER, EVERY);
    expect(lines).not.toEqual([]);
    const readings: Reading[] = [];
    const before = process.cpuUsage();
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
      const block = lines.slice(from, from + LINES_AT_ONCE);
      const locale = block[0]?.locale ?? "en";
      const texts = block.map(({ text }) => text);
      const read = understandLines(await openLexicon(db), texts, { locale, language: locale });
      for (const [at, line] of block.entries()) {
        const understood = read[at] as UnderstoodLine;
        readings.push({ line, understood, verdict: judgeLine(line, understood) });
      }
    }
    const { user, system } = process.cpuUsage(before);
    const sets = [...new Set(lines.map(({ set }) => set))];
    const rows = sets.map((set) =>
      toRow(
        set,
        readings.filter(({ line }) => line.set === set),
      ),
    );
    const microseconds = (user + system) / lines.length;
    report("reader-lines", [...rows, { ...toRow("all", readings), "µs a line": microseconds }]);
    if (OUT) writeFileSync(OUT, readings.map(formatReading).join("\n"));
  },
  PATIENCE_MS,
);

function judgeLine({ measures }: LabelledLine, line: UnderstoodLine): string | undefined {
  if (!measures) return undefined;
  const marked = line.warning === null ? "" : ", marked";
  if (!line.amount && measures.length > 0) return `in words${marked}`;
  const { numerator, denominator } = line.amount ?? { numerator: 0, denominator: 1 };
  const read = (numerator / denominator) * getSize(line.unit);
  const isSame =
    !line.amount ||
    measures.some(({ quantity, unit }) => {
      const labelled = quantity * (UNIT_SIZES.get(unit) ?? 1);
      return Math.abs(read - labelled) <= TOLERANCE * labelled;
    });
  if (isSame) return `as labelled${marked}`;
  return marked ? "in words, marked" : "differs";
}

function getSize(unit: Unit): number {
  return unit === "NONE" || unit === "UNIT" ? 1 : UNIT_SIZE[unit];
}

function toRow(set: string, readings: Reading[]) {
  const judged = readings.filter(({ verdict }) => verdict !== undefined);
  const share = (part: unknown[], of: unknown[]) => (100 * part.length) / of.length;
  const marked = readings.filter(({ understood }) => understood.warning);
  const shares = VERDICTS.map((verdict) => [
    `${verdict}, %`,
    share(
      judged.filter((each) => each.verdict === verdict),
      judged,
    ),
  ]);
  return {
    set,
    n: readings.length,
    ...Object.fromEntries(shares),
    "asked, %": share(marked, readings),
  };
}

/** One line per reading, so that two runs can be compared with `diff`. */
function formatReading({ line, understood, verdict }: Reading): string {
  const { amount, unit, written, name, complement, warning } = understood;
  const much = amount ? `${amount.numerator}/${amount.denominator}` : "";
  return [line.text, verdict, much, unit, written, name, complement, warning].join("\t");
}
