import { isLocale, type Locale } from "#domain/language/locales";
import { formatAmount, parseAmount } from "#domain/measures/amount";
import { UNITS } from "#domain/measures/units";
import { MAX_LINE_TEXT } from "#domain/recipe/recipe";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import type { LineValues } from "#domain/recipe/recipe-values";
import { cleanLine, countCharacters } from "#domain/text/text";
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

export function withSourceText(content: RecipeContent, locale: Locale): RecipeContent {
  const { language } = content;
  const words = language && isLocale(language) ? language : locale;
  const ingredients = content.ingredients.map((line) => {
    if (line.text !== undefined) return line;
    const text = formatLine({ ...line, written: line.written ?? "", text: "" }, words);
    return { ...line, text: countCharacters(text) <= MAX_LINE_TEXT ? text : "" };
  });
  return { ...content, ingredients };
}

export function formatValues(values: LineValues, locale: Locale): string {
  const { text, written, amount: figure, unit: value, name, complement } = values;
  const unit = UNITS.find((each) => each === value) ?? "NONE";
  const read = parseAmount(figure);
  const amount = "problem" in read ? null : read;
  const measure = amount ? formatMeasure({ amount, unit }, locale) : figure;
  return cleanLine(text || joinParts(written || measure, name, complement));
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
