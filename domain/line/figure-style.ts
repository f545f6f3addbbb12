import type { Language } from "../language/languages";
import { type Amount, createAmount, formatAmount } from "../measures/amount";
import { scaledFigure } from "./amount-shown";

const SIGNS: Record<string, string> = {
  ...{ "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/6": "⅙" },
  ...{ "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞" },
};

/** The unit whose amounts are rounded alike: grams, pieces, or cups with their usual parts. */
export type NumberKind = "GRAM" | "UNIT" | "CUP";

/** A figure rounded to what a kitchen measures, written as the figure it replaces. */
export function formatLike(
  written: string,
  value: Amount,
  kind: NumberKind,
  language: Language,
): string {
  if (/\d[.,]\d/.test(written) && kind !== "GRAM")
    return writeLike(written, formatDecimal(value, language));
  return writeLike(written, scaledFigure(value, kind, language));
}

function formatDecimal({ numerator, denominator }: Amount, language: Language): string {
  const hundredths = Math.max(1, Math.round((100 * numerator) / denominator));
  return formatAmount(createAmount(hundredths, 100), "GRAM", language);
}

function writeLike(written: string, figure: string): string {
  const decimal = /\d([.,])\d/.exec(written)?.[1];
  const pointed = decimal ? figure.replace(/(\d)[.,](\d)/, `$1${decimal}$2`) : figure;
  if (!/\p{No}/u.test(written)) return pointed;
  const signed = pointed.replace(/(?<![\d/])\d\/\d$/, (part) => SIGNS[part] ?? part);
  return /\d\s\p{No}/u.test(written) ? signed : signed.replace(/^(\d+) (?=\p{No})/u, "$1");
}
