import { formatAmount } from "#domain/amount";
import type { Locale } from "#domain/locales";
import { translations } from "../translations";
import type { RecipeLine } from "./lines";

type Measured = Pick<RecipeLine, "amount" | "unit">;

/**
 * A line as a text that a program reads: "200 g Butter, softened". Where the author has words of their
 * own for the measure they stand there: "7 oz Butter", not the grams that were made of them.
 */
export function lineWords(line: RecipeLine, locale: Locale): string {
  return joined(line.written || measureWords(line, locale), line.name, line.complement);
}

/** The same as the recipe's page says it: "198.45 g Butter (7 oz), softened". */
export function shownLineWords(line: RecipeLine, locale: Locale): string {
  const { amount, name, written, complement } = line;
  if (!amount || !written) return lineWords(line, locale);
  return joined(measureWords(line, locale), `${name} (${written})`, complement);
}

/** The unit of a line after its amount; "" where none is said. */
export function unitWords({ amount, unit }: Measured, locale: Locale): string {
  if (unit === "NONE" || unit === "UNIT") return "";
  const count = amount ? Math.max(1, amount.numerator / amount.denominator) : 1;
  return translations(locale).t(`recipe:unit.${unit}`, { count });
}

function measureWords({ amount, unit }: Measured, locale: Locale): string {
  if (!amount) return "";
  const figure = formatAmount(amount, unit, locale);
  return `${figure} ${unitWords({ amount, unit }, locale)}`.trim();
}

function joined(measure: string, name: string, complement: string): string {
  return [`${measure} ${name}`.trim(), complement].filter(Boolean).join(", ");
}
