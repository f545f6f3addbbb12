import type { Language } from "../language/languages";
import { type Amount, createAmount, formatAmount } from "../measures/amount";
import { scaledFigure } from "./amount-shown";

const METRIC = [
  ...["gram", "kilogram", "milligram", "hectogram"],
  ...["litre", "decilitre", "centilitre", "millilitre"],
];
const SIGNS = new Map(
  Object.entries({
    ...{ "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖" },
    ...{ "3/5": "⅗", "4/5": "⅘", "1/6": "⅙", "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝" },
    ...{ "7/8": "⅞" },
  }),
);
const SIGN = /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;

/** Units that are measured rather than counted, with their usual parts. */
const SPOONS_AND_WEIGHTS = [
  ...["teaspoon", "tablespoon", "cup", "pound", "ounce", "unclear", "livre"],
  ...["fluid ounce", "pint", "quart", "gallon", "us pint", "us quart", "us gallon"],
  ...["imperial fluid ounce", "imperial pint", "imperial quart", "imperial gallon", "inch"],
];

export function isMetricKey(key: string | undefined): boolean {
  return key !== undefined && METRIC.includes(key);
}

/** A figure rounded to what a kitchen measures, written as the figure it replaces. */
export function formatLike(
  written: string,
  value: Amount,
  key: string | undefined,
  language: Language,
): string {
  const isCounted = key === undefined || !SPOONS_AND_WEIGHTS.includes(key);
  const isDecimal = /\d[.,]\d/.test(written) && !isMetricKey(key);
  if (isDecimal) return writeLike(written, formatDecimal(value, language));
  const unit = isMetricKey(key) ? "GRAM" : isCounted ? "UNIT" : "CUP";
  return writeLike(written, scaledFigure(value, unit, language));
}

function formatDecimal({ numerator, denominator }: Amount, language: Language): string {
  const hundredths = Math.max(1, Math.round((100 * numerator) / denominator));
  return formatAmount(createAmount(hundredths, 100), "GRAM", language);
}

function writeLike(written: string, figure: string): string {
  const decimal = /\d([.,])\d/.exec(written)?.[1];
  const pointed = decimal ? figure.replace(/(\d)[.,](\d)/, `$1${decimal}$2`) : figure;
  if (!SIGN.test(written)) return pointed;
  const isSpaced = /\d\s[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(written);
  const signed = pointed.replace(/(?<![\d/])\d\/\d$/, (part) => SIGNS.get(part) ?? part);
  return isSpaced ? signed : signed.replace(/^(\d+) (?=[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/, "$1");
}
