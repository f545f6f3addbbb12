import { groupBy } from "#domain/language/vocabulary/vocabulary";
import type { Forms } from "#domain/line/line";
import { MEASURES, type Measure } from "#domain/measures/measures";
import { foldedKey } from "#domain/text/text";
import { type Line, skipPreposition } from "../tokens";
import { getPhrases, getRows, phraseAt } from "../vocabulary";

/** Kinds of vocabulary rows that name a measure. */
export const MEASURE_KINDS = [
  "unit",
  "unit here",
  "container",
  "piece",
  "informal",
  "length",
  "dozen",
  "hundred",
];
const FORMS = new Map<string, Forms>();
for (const { word, forms } of [...MEASURE_KINDS, "spoon", "measure name"].flatMap((kind) =>
  getRows(kind),
)) {
  if (!forms) continue;
  const folded = [foldedKey(forms[0]), foldedKey(forms[1])] as const;
  for (const [form, pair] of [
    [word, forms],
    [foldedKey(word), folded],
  ] as const)
    if (!FORMS.has(form)) FORMS.set(form, pair);
}

/** Each style of writing teaspoon, tablespoon and cup, by each of its words. */
const SPOONS = new Map<string, readonly Forms[]>();
for (const { word, value } of getRows("spoon series")) {
  const many = value.split(", ");
  const series = word.split(", ").map((one, size): Forms => [one, many[size] ?? one]);
  for (const form of series.flat()) if (!SPOONS.has(form)) SPOONS.set(form, series);
}

/** The singular and plural of a unit as it is written; undefined if both are the same. */
export function getUnitForms(written: string): Forms | undefined {
  if (written.endsWith(".")) return withPoint(getUnitForms(written.slice(0, -1)));
  const whole = FORMS.get(written.toLowerCase());
  if (whole) return whole[0] === whole[1] ? undefined : matchCase(written, whole);
  const [first = "", ...rest] = written.split(/(?=\s)/);
  const forms = rest.length > 0 ? FORMS.get(first.toLowerCase()) : undefined;
  if (!forms) return undefined;
  return matchCase(written, [forms[0] + rest.join(""), forms[1] + rest.join("")]);
}

function withPoint(forms: Forms | undefined): Forms | undefined {
  return forms && [`${forms[0]}.`, `${forms[1]}.`];
}

export function getSpoons(written: string): readonly Forms[] | undefined {
  return SPOONS.get(written);
}

/** Forms in capitals where the written word begins with one. */
export function matchCase(written: string, [one, many]: Forms): Forms {
  const [first = ""] = written;
  if (first === first.toLowerCase()) return [one, many];
  const isUpper = written.length > 1 && written === written.toUpperCase();
  const raise = (form: string) => (isUpper ? form.toUpperCase() : first + form.slice(1));
  return [raise(one), raise(many)];
}

const CONTAINED = groupBy(
  ["container", "piece", "informal", "length"].flatMap((kind) => getRows(kind)),
  ({ word }) => foldedKey(word),
);

const PHRASES = getPhrases("informal");

/** The informal measures of certain foods, by their words in both numbers. */
const MEASURES_OF = groupBy(
  getRows("measure of").flatMap(({ word, value, language }) => {
    const named = getRows("measure name", language).find((row) => row.word === word);
    const [one, many] = named?.forms ?? [word, word];
    const measure = MEASURES.get(named?.value ?? "");
    return [...new Set([one, many])].map((form) => ({ form, food: foldedKey(value), measure }));
  }),
  ({ form }) => form,
);

/** What a counted word such as "clove" or "boîte" measures. */
export function getCounted(key: string): Measure | undefined {
  const [row] = CONTAINED.get(key) ?? [];
  return row && MEASURES.get(row.value);
}

/** The measure at a token and the token behind it: "clove", "pointe de couteau", "noix de beurre". */
export function readCountedWords(line: Line, at: number) {
  const measure = findFoodMeasure(line, at);
  if (measure) return { measure, end: at + 1 };
  const length = phraseAt(PHRASES, (after) => line.tokens[at + after]?.key);
  const words = line.tokens.slice(at, at + Math.max(length, 1)).map(({ key }) => key);
  const counted = getCounted(words.join(" ").replaceAll("à", "a"));
  return counted && { measure: counted, end: at + words.length };
}

function findFoodMeasure(line: Line, at: number): Measure | undefined {
  const known = MEASURES_OF.get(line.tokens[at]?.text.toLowerCase() ?? "");
  const food = known && line.tokens[skipPreposition(line, at + 1)]?.key;
  return known?.find((each) => each.food === food)?.measure;
}
