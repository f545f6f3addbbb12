import type { Locale } from "#domain/language/locales";
import { isLocale } from "#domain/language/locales";
import type { Line, Quantity, Term, Unit } from "#domain/line/line";
import { isMany } from "#domain/line/scaled-pieces";
import { type Amount, createAmount, formatAmount, scaleAmount } from "#domain/measures/amount";
import { getBaseSize, MEASURES, type Measure } from "#domain/measures/measures";
import { getMeasureName } from "../units/measure-names";
import { getSpoons } from "../units/unit-forms";
import { type Dimension, type KitchenAmount, type System, toKitchenAmounts } from "./kitchen-units";

export interface Food {
  /** Grams in a millilitre. */
  density: number | null;
  /** Its ounces are fluid ounces, and it is not weighed. */
  isLiquid: boolean;
}

/** What a quantity becomes; the spans of its terms count from the start of the text. */
export interface Rewritten {
  text: string;
  terms: Term[];
  join: Quantity["join"];
  /** Its figures are worked out, not the cook's. */
  isComputed?: true;
}

/** What scales and jugs show; other units are rounded as those that a cook wrote. */
const STEPS = new Map([
  ["gram", 5],
  ["millilitre", 5],
  ["pound", 1 / 4],
]);
const ZERO = createAmount(0, 1);
const FLUID_OUNCE = MEASURES.get("fluid ounce");

/** Of a weight or volume whose size is known. Spoons are the same everywhere, and US measures too. */
export function isMeasured({ terms }: Quantity, system: System): boolean {
  const measures = listMeasures(terms);
  const dimensions = new Set(measures.map((measure) => measure && toDimension(measure)));
  if (dimensions.size !== 1 || dimensions.has(undefined)) return false;
  if (measures.every((measure) => measure?.kind === "spoon" && measure.system === ""))
    return system === "us";
  return measures.every(
    (measure) => measure && getBaseSize(measure) && measure.note !== "ambiguous",
  );
}

export function isOfSystem({ terms }: Quantity, system: System): boolean {
  return listMeasures(terms).every(
    (measure) => measure?.system === system || measure?.system === "",
  );
}

export function isWeight({ terms }: Quantity): boolean {
  return listMeasures(terms).every((measure) => measure?.kind === "weight");
}

/** Each term's measure, or that of the term behind it: "2 to 3 oz". */
function listMeasures(terms: Term[]): (Measure | undefined)[] {
  return terms.map(({ unit }, at) => {
    const key = unit?.key ?? terms.slice(at).find((term) => term.unit)?.unit?.key;
    return MEASURES.get(key ?? "");
  });
}

function toDimension({ kind }: Measure): Dimension | undefined {
  if (kind === "spoon") return "volume";
  return kind === "weight" || kind === "volume" ? kind : undefined;
}

/** Undefined where no usual measure comes close, and for "a heaping cup", which is no exact one. */
export function writeConverted(
  line: Line,
  quantity: Quantity,
  system: System,
  food: Food,
): Rewritten | undefined {
  const { language } = line.parse;
  const gap = findGap(line, quantity, system);
  if (!isLocale(language) || gap === undefined) return undefined;
  const { sizes, dimension } = weigh(quantity, system, food);
  const amounts = toKitchenAmounts(sizes, dimension, system, quantity.role === "size");
  const [high, low] = [...(amounts ?? [])].reverse();
  const named = high && writeUnit(high, language, !low);
  if (!named) return undefined;
  const lowText = low ? formatShown(low, language) : "";
  const start = low ? lowText + findJoint(line, quantity) : "";
  const number = start + formatShown(high, language);
  const text = `${number}${gap}${named.word}`;
  const unit = { ...named.unit, span: [number.length + gap.length, text.length] as const };
  const step = STEPS.get(high.key);
  const term: Term = { spans: [[start.length, number.length]], value: high.exact, unit, step };
  const isComputed = true;
  if (!low) return { text, terms: [term], join: "one", isComputed };
  const lowTerm: Term = { spans: [[0, lowText.length]], value: low.exact, step };
  return { text, terms: [lowTerm, term], join: "range", isComputed };
}

/** In grams or millilitres: both ends of a range, or the sum. */
function weigh({ role, join, terms }: Quantity, system: System, food: Food) {
  const measures = listMeasures(terms);
  const isFluid =
    food.isLiquid && role !== "other" && measures.every((each) => each?.key === "ounce");
  const sizes = terms.map(({ value, isSubtracted }, at) => {
    const size = getBaseSize((isFluid ? FLUID_OUNCE : measures[at]) as Measure) ?? ZERO;
    const whole = scaleAmount(value, size);
    return isSubtracted ? { ...whole, numerator: -whole.numerator } : whole;
  });
  const told = join === "range" ? sizes : [sizes.reduce(add)];
  const isCups = measures.some((each) => each?.key === "cup");
  const dimension = isFluid ? "volume" : (toDimension(measures[0] as Measure) ?? "volume");
  const { density, isLiquid } = food;
  if (system === "us" || !isCups || isLiquid || density === null || role === "other")
    return { sizes: told, dimension };
  const toGrams = createAmount(Math.round(density * 1000), 1000);
  return { sizes: told.map((size) => scaleAmount(size, toGrams)), dimension: "weight" as const };
}

function add(one: Amount, other: Amount): Amount {
  return createAmount(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

function writeUnit({ key, shown }: KitchenAmount, locale: Locale, isCarried: boolean) {
  const forms = getMeasureName(key, locale);
  if (!forms) return undefined;
  const word = forms[isMany(shown, locale) ? 1 : 0];
  const spoons = isCarried ? getSpoons(word) : undefined;
  const unit: Omit<Unit, "span"> = { key };
  if (forms[0] !== forms[1]) unit.forms = forms;
  if (spoons) unit.spoons = spoons;
  return { word, unit };
}

function formatShown({ key, shown }: KitchenAmount, locale: Locale): string {
  const isMetric = MEASURES.get(key)?.system === "metric";
  return formatAmount(shown, isMetric ? "GRAM" : "CUP", locale);
}

/** What stands between the ends of a range, without the unit of the first. */
function findJoint({ words }: Line, { terms: [low, high] }: Quantity): string {
  const from = low?.unit?.span[1] ?? low?.spans.at(-1)?.[1] ?? 0;
  return words.slice(from, high?.spans[0]?.[0]);
}

/** As in "4-ounce", "100g"; undefined for "1 heaping cup". */
function findGap({ words }: Line, { terms, join }: Quantity, system: System): string | undefined {
  const last = terms.at(-1);
  const from = last?.spans[0]?.[1] ?? 0;
  const gap = words.slice(from, last?.unit?.span[0] ?? from);
  const isDigit = /[\p{N}.]$/u.test(words.slice(0, from));
  if (/^[\s-]*$/.test(gap) && join !== "sum" && isDigit) return system === "us" ? gap || " " : gap;
  const isPlain = join === "sum" || last?.link !== undefined || !/\p{L}{3}/u.test(gap);
  return isPlain ? " " : undefined;
}
