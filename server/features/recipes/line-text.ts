import type { Locale } from "#domain/language/locales";
import type { NameUnit } from "#domain/line/with-row";
import { formatAmount, parseAmount } from "#domain/measures/amount";
import { translations } from "../../platform/translations";
import type { RecipeLine } from "./lines";

type Measured = Pick<RecipeLine, "amount" | "unit">;

type Worded = Measured & Pick<RecipeLine, "name" | "complement" | "written" | "text">;

/** In the cook's words, else from its parts: "200 g Butter, softened", "7 oz Butter". */
export function formatLine(line: Worded, locale: Locale): string {
  return (
    line.text || joinParts(line.written || formatMeasure(line, locale), line.name, line.complement)
  );
}

export function formatDisplayedLine(line: Worded, locale: Locale): string {
  const { amount, name, written, complement, text } = line;
  if (text || !amount || !written) return formatLine(line, locale);
  return joinParts(formatMeasure(line, locale), `${name} (${written})`, complement);
}

export function createUnitNamer(locale: Locale): NameUnit {
  return (unit, figure) => {
    const amount = parseAmount(figure);
    return formatUnit({ amount: "problem" in amount ? null : amount, unit }, locale);
  };
}

export function formatUnit({ amount, unit }: Measured, locale: Locale): string {
  if (unit === "NONE" || unit === "UNIT") return "";
  const count = amount ? Math.max(1, amount.numerator / amount.denominator) : 1;
  return translations(locale).t(`recipe:unit.${unit}`, { count });
}

function formatMeasure({ amount, unit }: Measured, locale: Locale): string {
  if (!amount) return "";
  const figure = formatAmount(amount, unit, locale);
  return `${figure} ${formatUnit({ amount, unit }, locale)}`.trim();
}

function joinParts(measure: string, name: string, complement: string): string {
  return [`${measure} ${name}`.trim(), complement].filter(Boolean).join(", ");
}
