import type { Locale } from "#domain/language/locales";
import { type Amount, createAmount, formatAmount, parseAmount } from "#domain/measures/amount";
import { type Change, type Figure, listChanges } from "#domain/measures/converted-text";
import { getMeasureName } from "../units/measure-names";
import type { System } from "./kitchen-units";

interface Length extends Figure<System> {
  words: string;
}

const SIGN = "[¼½¾⅓⅔⅛⅜⅝⅞]";
const NUMBERS = [
  String.raw`\d{1,3} ?${SIGN}`,
  String.raw`\d{1,3} \d\/\d{1,2}`,
  String.raw`\d\/\d{1,2}`,
  String.raw`\d{1,3}(?:[.,]\d{1,2})?`,
  SIGN,
];
const NUMBER = `(?:${NUMBERS.join("|")})`;
const METRIC = `cm|mm|centim(?:et(?:er|re)|ètre)s?|millim(?:et(?:er|re)|ètre)s?`;
/** A bare "in" is a word. */
const US = `inch(?:es)?|in(?=[.)-])|pouces?|po|["″”]`;
const UNIT = `(?:${METRIC}|${US})`;
const ONE = `${NUMBER}(?:-(?= )|[ -]?${UNIT})?`;
const JOINT = ` ?(?:[x×*–-]|by|to|or|and|sur|à|ou|et) ?`;
/** "24 cm", "20 × 30 cm", "2 to 3 inches", "8-inch". */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,"″”]|\d\/)(?:${ONE}${JOINT}){0,2}${NUMBER}[ -]?${UNIT}(?!\p{L}|\p{N})`,
  "giu",
);
const EACH = new RegExp(`(${NUMBER})(?:([ -]?)(${UNIT}))?`, "giu");
const IS_US = new RegExp(`^(?:${US})$`, "iu");
const IS_MILLIMETRES = /^(?:mm|millim)/i;

const MM_PER_INCH = createAmount(254, 10);
/** Plain first: a tin of 23 cm is one of 9 inches. */
const PARTS_OF_INCH = [1, 2, 4, 8];
const NEAR = 0.03;
const MOST_OFF = 0.06;

/**
 * Lists what changes in a text where its lengths are told in centimetres or inches: one inch is
 * 25.4 mm. Shown to half a centimetre or an eighth of an inch where that is near enough; without a
 * near one a length stays.
 */
export function listLengthChanges(text: string, to: System, locale: Locale): Change[] {
  return listChanges(text, listLengths(text), to, ({ words, system }) => {
    const read = [...words.matchAll(EACH)].map(([, number = "", , unit]) => ({ number, unit }));
    const shared = read.at(-1)?.unit ?? "";
    const sizes = read.map(({ number, unit = shared }) => toMillimetres(number, unit, system));
    return to === "us" ? writeInches(words, sizes, locale) : writeMetric(words, sizes, locale);
  });
}

function listLengths(text: string): Length[] {
  return [...text.matchAll(LENGTH)].flatMap(({ 0: words, index }) => {
    const units = [...words.matchAll(EACH)].flatMap(([, , , unit]) => unit ?? []);
    const systems = new Set(units.map((unit) => (IS_US.test(unit) ? "us" : "metric")));
    const [system] = systems;
    if (!system || systems.size > 1) return [];
    return [{ start: index, end: index + words.length, words, system }];
  });
}

function toMillimetres(number: string, unit: string, system: System): number {
  const amount = parseAmount(number);
  if ("problem" in amount) return Number.NaN;
  const value = toNumber(amount);
  if (system === "us") return value * toNumber(MM_PER_INCH);
  return IS_MILLIMETRES.test(unit) ? value : value * 10;
}

function writeInches(words: string, sizes: number[], locale: Locale): string | undefined {
  const inches = sizes.map((size) => toInches(size / toNumber(MM_PER_INCH)));
  const known = inches.filter((amount) => amount !== undefined);
  const forms = getMeasureName("inch", locale);
  if (!forms || known.length < sizes.length) return undefined;
  const [one, many] = forms;
  const name = known.every((amount) => toNumber(amount) <= 1) ? one : many;
  return rewrite(
    words,
    known.map((amount) => formatAmount(amount, "CUP", locale)),
    name,
  );
}

/** The plainest fraction that is near enough. */
function toInches(value: number): Amount | undefined {
  const rounded = PARTS_OF_INCH.map((part) => createAmount(Math.round(value * part), part));
  for (const most of [NEAR, MOST_OFF]) {
    const near = rounded.find((amount) => isWithin(toNumber(amount), value, most));
    if (near) return near;
  }
  return undefined;
}

function writeMetric(words: string, sizes: number[], locale: Locale): string | undefined {
  if (sizes.some((size) => !(size >= 1))) return undefined;
  const isSmall = sizes.every((size) => size < 9.5);
  const shown = sizes.map((size) =>
    isSmall ? createAmount(Math.round(size), 1) : createAmount(roundToMillimetres(size), 10),
  );
  return rewrite(
    words,
    shown.map((amount) => formatAmount(amount, "GRAM", locale)),
    isSmall ? "mm" : "cm",
  );
}

/** To a centimetre, or half of one, where that is near enough. */
function roundToMillimetres(size: number): number {
  const [whole, half] = [10, 5].map((step) => Math.round(size / step) * step);
  if (size >= 100 && isWithin(Number(whole), size, NEAR)) return Number(whole);
  return isWithin(Number(half), size, MOST_OFF) ? Number(half) : Math.round(size);
}

/** The words with other numbers, and another unit where one stood. */
function rewrite(words: string, numbers: string[], name: string): string {
  let at = 0;
  return words.replace(EACH, (_, __, gap: string | undefined, unit: string | undefined) => {
    const number = numbers[at++] ?? "";
    if (!unit) return number;
    return `${number}${/\p{L}/u.test(unit) && gap ? gap : " "}${name}`;
  });
}

function isWithin(value: number, of: number, most: number): boolean {
  return value > 0 && Math.abs(value - of) <= most * of;
}

function toNumber({ numerator, denominator }: Amount): number {
  return numerator / denominator;
}
