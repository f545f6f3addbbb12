import type { Locale } from "#domain/language/locales";
import { formatAmount } from "#domain/measures/amount";
import { formatLine, formatUnit } from "../recipes/line-text";
import type { RecipeLine } from "../recipes/lines";

/** Name and quantity for other programs; for Popote the line's words, in a comment. */
export function formatIngredient(line: RecipeLine, locale: Locale): string {
  const { amount, name, complement } = line;
  const words = formatLine(line, locale);
  const mark = amount
    ? `@${escapeName(name)}{${formatQuantity(line, locale)}}${formatAside(complement)}`
    : `@${escapeName(words)}{}`;
  return `${mark}[- ${escapeWords(words)} -]`;
}

/** For Popote, in a comment: other programs would take it for a step. */
export function formatPhoto(alt: string, file: string): string {
  return `-- ![${escapeWords(alt)}](${file})`;
}

export function formatHeading(text: string): string {
  return `== ${escapeComments(text).replaceAll("=", "\\=")} ==`;
}

/** A backslash at the end of a line keeps the line break, and blank lines, within the step. */
export function escapeProse(text: string): string {
  return text
    .split("\n")
    .map((line) => escapeSigns(line).replace(/^(\s*)([>=])/, "$1\\$2"))
    .join("\\\n")
    .replace(/^\(/, "\\(");
}

export function formatNote(text: string): string {
  return `> ${escapeProse(text).replaceAll("\n", "\n> ")}`;
}

function formatQuantity({ amount, unit }: RecipeLine, locale: Locale): string {
  if (!amount) return "";
  const measure = formatUnit({ amount, unit }, locale);
  return formatAmount(amount, unit, "en") + (measure && `%${measure}`);
}

function formatAside(complement: string): string {
  return complement && `(${escapeComments(complement).replace(/[()]/g, "\\$&")})`;
}

/** Also escapes a first character that would mark a special ingredient or a file. */
function escapeName(name: string): string {
  return escapeComments(name)
    .replace(/[@#~{}|]/g, "\\$&")
    .replace(/^[&?+\-./(=>]/, "\\$&");
}

function escapeWords(text: string): string {
  return text.replace(/[\\[\]@#~]|-(?=-)|(?<=-)-/g, "\\$&");
}

function escapeSigns(text: string): string {
  return escapeComments(text).replace(/[@#~]/g, "\\$&");
}

function escapeComments(text: string): string {
  return text.replace(/\\|-(?=-)|(?<=-)-|\[(?=-)/g, "\\$&");
}
