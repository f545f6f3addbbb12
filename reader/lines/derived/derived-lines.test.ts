import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import { translateRemark } from "#domain/language/translate-remark";
import { getFoldedWords, getRows } from "#domain/language/vocabulary/vocabulary";
import { cutLine } from "#domain/line/cut-line";
import type { Line, Quantity } from "#domain/line/line";
import { type Piece, scalePieces } from "#domain/line/scaled-pieces";
import { weighLine } from "#domain/line/weigh-line";
import type { Amount } from "#domain/measures/amount";
import { getBaseSize, MEASURES } from "#domain/measures/measures";
import { foldedKey } from "#domain/text/text";
import { openTestDatabase } from "../../../tests/support/database";
import { type FixtureLine, readFixtureLines } from "../../../tests/support/fixture-lines";
import { randomFrom } from "../../../tests/support/random";
import { findFoodSpan } from "../food-span";
import { parseLine } from "../parse/parse-line";
import { convertLine } from "./convert-line";
import { listSpans } from "./quantity-span";
import { translateLine } from "./translate-line";

const SYSTEMS = ["metric", "us"] as const;
const NO_FOOD = { density: null, isLiquid: false };
const MOST_OFF = 0.06;
const GENERATED = 1_000;
const AS_WRITTEN = { numerator: 1, denominator: 1 };
const PARTS = {
  en: {
    amounts: ["", "1", "2", "1/2", "1 ½", "2.5", "3-4", "2 to 3", "about 2", "one", "half a", "12"],
    units: ["", "g", "kg", "oz", "lb", "cups", "tbsp", "ml", "fl oz", "cloves", "slices", "cans"],
    foods: ["onions", "garlic", "milk", "green beans"],
    remarks: [
      "",
      ", chopped",
      " (optional)",
      ", see note 2",
      " (200 g)",
      ", plus 2 tbsp for dusting",
    ],
  },
  fr: {
    amounts: ["", "1", "2", "1/2", "1 ½", "2,5", "3-4", "2 à 3", "environ 2", "une", "demi", "12"],
    units: [
      "",
      "g de",
      "kg de",
      "oz de",
      "lb de",
      "tasses de",
      "c. à soupe de",
      "cl de",
      "gousses de",
      "tranches de",
    ],
    foods: ["oignons", "ail", "lait", "haricots verts"],
    remarks: [
      "",
      ", haché",
      " (facultatif)",
      ", voir note 2",
      " (200 g)",
      " + 2 c. à soupe pour le moule",
    ],
  },
};

const toOther = (locale: Locale): Locale => LOCALES.find((each) => each !== locale) ?? locale;

interface DerivedLine {
  line: Line;
  translated: Line;
  /** In metric and in US measures. */
  converted: Line[];
}

let allLines: Promise<Record<Locale, DerivedLine[]>> | undefined;

const listLines = async (locale: Locale) => {
  allLines ??= deriveAll();
  return (await allLines)[locale];
};

async function deriveAll() {
  const { db } = openTestDatabase();
  const derive = async (locale: Locale) => {
    const read = [...(await readFixtureLines(db, locale)), ...generate(locale)];
    return read.map(({ line, food }): DerivedLine => {
      const to = toOther(locale);
      const name = food ? { name: food.names[to], isOwn: false } : null;
      return {
        line,
        translated: translateLine(line, to, name),
        converted: SYSTEMS.map((system) => convertLine(line, system, NO_FOOD)),
      };
    });
  };
  return { en: await derive("en"), fr: await derive("fr") };
}

function generate(locale: Locale): FixtureLine[] {
  const random = randomFrom(38);
  const { amounts, units, foods, remarks } = PARTS[locale];
  return Array.from({ length: GENERATED }, () => {
    const food = random.pick(foods);
    const words = `${random.pick(amounts)} ${random.pick(units)} ${food}${random.pick(remarks)}`
      .replace(/ +/g, " ")
      .trim();
    const parse = parseLine(words, locale);
    const span = findFoodSpan(words, parse, food);
    return { line: { words, parse: { ...parse, foods: span ? [span] : [] } }, food: undefined };
  });
}

describe.each(LOCALES)("lines in %s", (locale) => {
  test("converted, keep their sizes, and say them within what a kitchen measures", async () => {
    const lines = await listLines(locale);
    const wrong = lines.flatMap(({ line, converted }) => {
      const known = line.parse.quantities.flatMap(weigh);
      const broken = converted.filter((made) => {
        const exact = made.parse.quantities.flatMap(weigh);
        if (!exact.every((size) => known.some((told) => isWithin(size, told, 1e-6)))) return true;
        const again = readAgain(made);
        const shown = again.parse.quantities.flatMap(weigh);
        const isClose = exact.every((size, at) => isWithin(shown[at] ?? 0, size, MOST_OFF));
        return !isClose && describeShape(again) === describeShape(made);
      });
      return broken.map((made) => `${line.words} → ${made.words}`);
    });
    expect(wrong).toEqual([]);
  });

  test("converted, weigh what they weighed, unless they tell it twice", async () => {
    const lines = await listLines(locale);
    const once = lines.filter(({ line }) => line.parse.quantities.every(isFirst));
    const wrong = once.flatMap(({ line, converted }) => {
      const told = weighWater(line);
      const broken = converted.filter((made) => !isWithin(weighWater(made), told, MOST_OFF));
      return broken.map((made) => `${line.words} → ${made.words}: ${told}, ${weighWater(made)}`);
    });
    expect(once.filter(({ line }) => weighWater(line) > 0).length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });

  test("converted, are shown to the letter, with what the cook wrote for each new figure", async () => {
    const lines = await listLines(locale);
    const wrong = lines.flatMap(({ line, converted }) =>
      converted
        .filter((made) => {
          const write = (pieces: Piece[]) =>
            scalePieces(pieces, { ratio: AS_WRITTEN, language: made.parse.language });
          const parts = cutLine(made, line);
          const told = parts.flatMap(([, , own]) => (own ? [write(own)] : []));
          const isTold = told.every((text) => text !== "" && line.words.includes(text));
          const hasNew = (made.parse.converted ?? []).length > 0;
          const shown = parts.map(([, pieces]) => write(pieces)).join("");
          return shown !== made.words || !isTold || hasNew !== told.length > 0;
        })
        .map((made) => `${line.words} → ${made.words}`),
    );
    expect(wrong).toEqual([]);
  });

  test("translated, then converted, are nearly always in the same measures as converted only", async () => {
    const lines = await listLines(locale);
    const other = lines.filter(({ translated, converted }) =>
      converted.some((made, at) => {
        const both = convertLine(translated, SYSTEMS[at] ?? "metric", NO_FOOD);
        return describeMeasures(made) !== describeMeasures(both);
      }),
    );
    expect(other.length / lines.length).toBeLessThan(0.01);
  });

  test("translated, keep their numbers", async () => {
    const lines = await listLines(locale);
    const wrong = lines.filter(({ line, translated }) => {
      const [told, kept] = [line, translated].map(({ parse }) =>
        parse.quantities.flatMap(listValues).sort(),
      );
      return `${told}` !== `${kept}`;
    });
    expect(wrong).toEqual([]);
  });

  test("translated, keep every word of a remark, or its translation", async () => {
    const lines = await listLines(locale);
    const wrong = lines.flatMap(({ line, translated }) => {
      const said = foldedKey(translated.words);
      const lost = listRemarks(line).filter((remark) => {
        const bare = remark.replace(/^(?:of |de |d['’])| (?:of|de|d['’])$/g, "");
        const known =
          BEFORE.get(remark.toLowerCase()) ??
          translateRemark(remark, locale, toOther(locale)) ??
          translateRemark(bare, locale, toOther(locale));
        if (known !== undefined && isSaid(known, said)) return false;
        return !listWords(bare).every((word) => said.includes(word) || LINKS.has(word));
      });
      return lost.map((remark) => `${line.words} → ${translated.words}: ${remark}`);
    });
    expect(wrong).toEqual([]);
  });

  test("derived, have spans in order, inside the words", async () => {
    const lines = await listLines(locale);
    const made = lines.flatMap(({ translated, converted }) => [translated, ...converted]);
    expect(made.filter((line) => !isInOrder(line)).map(({ words }) => words)).toEqual([]);
  });

  test("derived, are nearly always read again as they are told", async () => {
    const lines = await listLines(locale);
    const share = (made: Line[]) => {
      const same = made.filter((line) => describeShape(readAgain(line)) === describeShape(line));
      return same.length / made.length;
    };
    expect(share(lines.flatMap(({ converted }) => converted))).toBeGreaterThan(0.99);
    expect(share(lines.map(({ translated }) => translated))).toBeGreaterThan(0.97);
  });
});

const readAgain = ({ words, parse }: Line): Line => ({
  words,
  parse: parseLine(words, parse.language),
});

const toNumber = ({ numerator, denominator }: Amount) => numerator / denominator;

const isWithin = (one: number, other: number, most: number) =>
  Math.abs(one - other) <= most * Math.abs(other) + 1e-9;

/** In grams or millilitres, both ends of a range; empty for what is counted. */
function weigh({ join, terms }: Quantity): number[] {
  const sizes = terms.map((term, at) => {
    const key = term.unit?.key ?? terms.slice(at).find(({ unit }) => unit)?.unit?.key;
    const measure = MEASURES.get(key ?? "");
    const size = measure && getBaseSize(measure);
    return size && toNumber(term.value) * toNumber(size) * (term.isSubtracted ? -1 : 1);
  });
  const known = sizes.filter((size) => size !== undefined);
  if (known.length < sizes.length) return [];
  return join === "range" ? known : [known.reduce((sum, size) => sum + size, 0)];
}

const WATER = { figures: {} as never, weightPerUnit: null, volumicMass: 1, pieces: "" };

/** A cook's own two measures are rounded, and some contradict each other. */
const isFirst = ({ role }: Quantity) => role !== "same";

/** The grams of a line whose millilitre weighs a gram; 0 where no measure tells. */
function weighWater(line: Line): number {
  const weight = weighLine({ line, amount: null, unit: "NONE" }, WATER);
  if (typeof weight === "string") return 0;
  return Number(weight.grams.numerator) / Number(weight.grams.denominator);
}

const describeMeasures = ({ parse }: Line) =>
  parse.quantities
    .flatMap(({ terms }) =>
      terms.flatMap(({ unit, value }) =>
        MEASURES.get(unit?.key ?? "")?.unit ? [`${toNumber(value)} ${unit?.key}`] : [],
      ),
    )
    .sort()
    .join();

/** A "quinzaine" is fifteen. */
const listValues = ({ terms }: Quantity) =>
  terms.map(
    ({ value, unit }) => toNumber(value) * (/^\d+$/.test(unit?.key ?? "") ? Number(unit?.key) : 1),
  );

const describeShape = ({ parse }: Line) =>
  parse.quantities
    .map(({ role, join, terms }) => `${role} ${join} ${terms.map(({ spans }) => spans).join(" ")}`)
    .join("; ");

function isInOrder({ words, parse }: Line): boolean {
  const spans = [...parse.quantities.flatMap(listSpans)].sort((one, other) => one[0] - other[0]);
  const isCrossed = spans.some(([start], at) => start < (spans[at - 1]?.[1] ?? 0));
  return (
    !isCrossed &&
    [...spans, ...parse.foods].every(([start, end]) => start <= end && end <= words.length)
  );
}

const LINKS = new Set(
  ["about", "each", "piece", "per one"].flatMap((kind) => [...getFoldedWords(kind, LOCALES)]),
);
const BEFORE = new Map(
  LOCALES.flatMap((locale) =>
    ["before amount", "adjective of unit"].flatMap((kind) => getRows(`${kind} in ${locale}`)),
  ).map(({ word, value }) => [word, value]),
);

/** What stands outside numbers, units and foods, cut at commas and brackets. */
function listRemarks({ words, parse }: Line): string[] {
  const spans = [...parse.quantities.flatMap(listSpans), ...parse.foods];
  const parts = blank(words, spans).split(/[\0,;()[\]:]|\s[–—-]\s/);
  return parts.map((part) => part.trim());
}

/** In any gender and number: "râpée". */
const isSaid = (remark: string, said: string) =>
  (foldedKey(remark).match(/\p{L}+/gu) ?? []).every((word) =>
    said.includes(word.slice(0, Math.max(2, word.length - 1))),
  );

const blank = (words: string, spans: (readonly [number, number])[]) =>
  spans.reduce(
    (text, [start, end]) => text.slice(0, start) + "\0".repeat(end - start) + text.slice(end),
    words,
  );

const listWords = (remark: string) => foldedKey(remark).match(/\p{L}{5,}/gu) ?? [];
