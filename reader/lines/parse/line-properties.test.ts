import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Language } from "#domain/language/languages";
import { isScaled } from "#domain/line/cut-line";
import type { Line, Parse, Quantity, Span } from "#domain/line/line";
import { decodeParse, encodeParse } from "#domain/line/parse-data";
import { scaleLine } from "#domain/line/scale-line";
import { type Amount, createAmount } from "#domain/measures/amount";
import { getBaseSize, MEASURES } from "#domain/measures/measures";
import { parseLine } from "./parse-line";

const FIXTURES = path.resolve("tests/fixtures/ingredient-lines");
const RATIOS = [
  [1, 2],
  [5, 4],
  [3, 2],
  [2, 1],
  [3, 1],
  [10, 1],
] as const;

const readFixtures = (language: Language): Line[] =>
  readdirSync(FIXTURES)
    .filter((file) => file.startsWith(`${language}-`))
    .flatMap((file) =>
      readFileSync(path.join(FIXTURES, file), "utf8").trimEnd().split("\n").slice(1),
    )
    .map((row) => row.split("\t")[0] ?? "")
    .map((words) => ({ words, parse: parseLine(words, language) }));

const PARTS = {
  en: {
    amounts: [
      ...["1", "2", "1/2", "1½", "1-½", "2 ¾", "0.5", "1,000", "3", "10", "2 or 3", "4 to 6"],
      ...["1–2", "about 3"],
    ],
    units: [
      ...["g", "kg", "oz", "lb", "ml", "l", "tsp", "tbsp.", "cups", "fl oz", "slices"],
      ...["(400 g) cans", "x 400g tins", "6-oz fillets"],
    ],
    foods: ["garlic", "tomatoes", "plain flour", "chicken or vegetable stock"],
    remarks: [
      ...["", ", chopped", " (180 g)", " / 7 oz", " plus 2 tbsp", " or 95 g"],
      ...[", cut into 2 cm cubes", ", at 180 °C", " (2 % fat)"],
    ],
  },
  fr: {
    amounts: [
      ...["1", "2", "½", "1½", "2 ¾", "0,5", "1 000", "3", "10", "2 ou 3", "4 à 6", "1–2"],
      ...["environ 3", "une"],
    ],
    units: [
      ...["g de", "kg de", "ml de", "cl de", "l de", "c. à soupe de", "cuillères à café de"],
      ...["tasses de", "gousses de", "tranches de", "boîtes de 400 g de", "x 400 g de"],
    ],
    foods: ["carottes", "lait", "farine de blé", "bouillon de poule ou de légumes"],
    remarks: [
      ...["", ", haché", " (180 g)", " / 7 oz", " + 2 c. à soupe", " ou 95 g"],
      ...[", en cubes de 2 cm", ", à 180 °C", " (2 % de MG)"],
    ],
  },
};

const generateLines = (language: keyof typeof PARTS): Line[] => {
  const { amounts, units, foods, remarks } = PARTS[language];
  return amounts
    .flatMap((amount) =>
      units.flatMap((unit, at) =>
        remarks.map(
          (remark, place) => `${amount} ${unit} ${foods[(at + place) % foods.length]}${remark}`,
        ),
      ),
    )
    .map((words) => ({ words, parse: parseLine(words, language) }));
};

const toNumber = ({ numerator, denominator }: Amount) => numerator / denominator;

const sizeTerms = ({ join, terms }: Quantity): number[] => {
  const sizes = terms.map(({ value, unit, isSubtracted }) => {
    const measure = unit && MEASURES.get(unit.key);
    const size = measure && getBaseSize(measure);
    return toNumber(value) * (size ? toNumber(size) : 1) * (isSubtracted ? -1 : 1);
  });
  return join === "range" ? sizes : [sizes.reduce((sum, size) => sum + size, 0)];
};

/** What a kitchen rounds away: 7 %, a 24th of a spoon or cup, a quarter of a counted thing. */
const isNear = (expected: number, found: number, step: number) =>
  Math.abs(expected - found) <= Math.max(0.07 * Math.abs(expected), step) + 1e-9;

const differs = ({ words, parse }: Line, ratio: Amount): string | undefined => {
  const scaled = scaleLine({ words, parse }, ratio);
  const again = parseLine(
    scaled.replace(/(?:≈|a little under|un peu moins de)\u00a0/g, ""),
    parse.language,
  );
  const seen = `${words} | ${scaled}`;
  if (again.doubt || again.quantities.length !== parse.quantities.length) return seen;
  const isSame = parse.quantities.every((before, at) => {
    const after = again.quantities[at];
    const times = isScaled(before) ? toNumber(ratio) : 1;
    if (after?.role !== before.role) return false;
    const [expected, found] = [sizeTerms(before), sizeTerms(after)];
    const step = Math.max(...before.terms.map(({ unit }) => getStep(unit?.key)));
    return expected.every((size, place) => isNear(size * times, found[place] ?? 0, step));
  });
  return isSame ? undefined : seen;
};

const getStep = (key: string | undefined) => {
  const measure = key === undefined ? undefined : MEASURES.get(key);
  const size = measure && getBaseSize(measure);
  if (!size) return 0.25;
  return measure.system === "metric" ? 0 : toNumber(size) / 24;
};

const listSpans = ({ quantities, foods }: Parse): Span[] => [
  ...foods,
  ...quantities.flatMap(({ terms, noun }) => [
    ...terms.flatMap(({ spans, unit, link }) => [
      ...spans,
      ...(unit ? [unit.span] : []),
      ...(link ? [link] : []),
    ]),
    ...(noun ? [noun.span] : []),
  ]),
];

const ALL = (["en", "fr"] as const).flatMap((language) => [
  ...readFixtures(language),
  ...generateLines(language),
]);

describe("any line", () => {
  test("reads to the letter at its own servings", () => {
    const changed = ALL.filter((line) => scaleLine(line, createAmount(1, 1)) !== line.words);
    expect(changed).toEqual([]);
  });

  test.each(RATIOS)("times %s/%s and parsed again has so many times the amounts", (over, under) => {
    const wrong = ALL.filter(({ parse }) => !parse.doubt).flatMap(
      (line) => differs(line, createAmount(over, under)) ?? [],
    );
    expect(wrong).toEqual([]);
  });

  test("has spans inside its words, in order and without overlap", () => {
    const wrong = ALL.filter(({ words, parse }) => {
      const spans = listSpans(parse).filter(([start, end]) => end > start);
      const ordered = spans.toSorted((a, b) => a[0] - b[0]);
      return ordered.some(([start, end], at) => {
        const next = ordered[at + 1]?.[0] ?? words.length;
        return start < 0 || end > next;
      });
    });
    expect(wrong.map(({ words }) => words)).toEqual([]);
  });

  test("keeps the words outside its amounts when it is scaled", () => {
    const wrong = ALL.filter((line) => {
      const spans = listSpans(line.parse).toSorted((a, b) => a[0] - b[0]);
      const scaled = scaleLine(line, createAmount(3, 1));
      const last = Math.max(0, ...spans.map(([, end]) => end));
      return !scaled.endsWith(line.words.slice(last).replace(/^-/, ""));
    });
    expect(wrong.map(({ words }) => words)).toEqual([]);
  });

  test("keeps its parse when that is encoded and decoded", () => {
    for (const { parse } of ALL) expect(decodeParse(encodeParse(parse))).toEqual(parse);
  });
});
