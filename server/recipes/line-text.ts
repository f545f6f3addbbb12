import { formatAmount } from "#domain/amount";
import type { Locale } from "#domain/locales";
import { translations } from "../translations";
import type { RecipeLine } from "./lines";

type Measured = Pick<RecipeLine, "amount" | "unit">;

/** For programs: "200 g Butter, softened", or the author's own measure: "7 oz Butter". */
export function lineText(line: RecipeLine, locale: Locale): string {
  return joined(line.written || measureText(line, locale), line.name, line.complement);
}

/** For the recipe's page: "198.45 g Butter (7 oz), softened". */
export function displayedLineText(line: RecipeLine, locale: Locale): string {
  const { amount, name, written, complement } = line;
  if (!amount || !written) return lineText(line, locale);
  return joined(measureText(line, locale), `${name} (${written})`, complement);
}

export function unitText({ amount, unit }: Measured, locale: Locale): string {
  if (unit === "NONE" || unit === "UNIT") return "";
  const count = amount ? Math.max(1, amount.numerator / amount.denominator) : 1;
  return translations(locale).t(`recipe:unit.${unit}`, { count });
}

function measureText({ amount, unit }: Measured, locale: Locale): string {
  if (!amount) return "";
  const figure = formatAmount(amount, unit, locale);
  return `${figure} ${unitText({ amount, unit }, locale)}`.trim();
}

function joined(measure: string, name: string, complement: string): string {
  return [`${measure} ${name}`.trim(), complement].filter(Boolean).join(", ");
}
