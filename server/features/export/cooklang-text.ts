import type { Locale } from "#domain/language/locales";
import { formatAmount } from "#domain/measures/amount";
import { formatUnit } from "../recipes/line-text";
import type { RecipeLine } from "../recipes/lines";

/** "@flour{200%g}"; `name` is as the step writes it. */
export function formatIngredient(name: string, line: RecipeLine, locale: Locale): string {
  return `@${escapeName(name)}{${formatQuantity(line, locale)}}`;
}

export function formatAside(complement: string): string {
  return complement && `(${escapeComments(complement).replace(/[()]/g, "\\$&")})`;
}

export function formatHeading(text: string): string {
  const line = escapeComments(text).replace(/\s+/g, " ").replaceAll("=", "\\=");
  return `== ${line} ==`;
}

export function formatSourceText(text: string): string {
  return `[- ${escapeSigns(text).replace(/(?<!\\)[[\]]/g, "\\$&")} -]`;
}

export function formatMention(name: string): string {
  return `@${escapeName(name)}{}`;
}

/** A line split at its name: "@butter{a knob of}"; "" if it does not contain the name. */
export function formatLineAtName(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || name === "") return "";
  const [before, rest] = [text.slice(0, at).trim(), text.slice(at + name.length)];
  const note = rest.replace(/^, /, "");
  return `@${escapeName(text.slice(at, at + name.length))}{${formatMeasure(before)}}${formatAside(note)}`;
}

/** Escapes all markup and removes blank lines, which would end the step. */
export function escapeProse(text: string): string {
  return escapeSigns(text)
    .replace(/\n[ \t]*(?=\n)/g, "")
    .replace(/(^|\n)([ \t]*)([>=])/g, "$1$2\\$3")
    .replace(/^\(/, "\\(");
}

export function formatNote(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => `> ${escapeSigns(line)}`).join("\n");
}

function formatQuantity({ amount, unit, written }: RecipeLine, locale: Locale): string {
  if (written) return formatMeasure(written);
  if (!amount) return "";
  const measure = formatUnit({ amount, unit }, locale);
  return formatAmount(amount, unit, "en") + (measure && `%${measure}`);
}

function formatMeasure(written: string): string {
  const [, figure, rest] = COUNTED.exec(written) ?? [];
  return figure && rest ? `${figure}%${escapeQuantity(rest)}` : escapeQuantity(written);
}

const COUNTED = /^(\d[\d.,/ -]{0,20}) ([^\d ].*)$/;

function escapeQuantity(text: string): string {
  return escapeComments(text).replace(/[{}%|*@#~]/g, "\\$&");
}

/** Also escapes a first character that would mark a special ingredient or a file. */
function escapeName(name: string): string {
  return escapeComments(name)
    .replace(/[@#~{}|]/g, "\\$&")
    .replace(/^[&?+\-./(=>]/, "\\$&");
}

function escapeSigns(text: string): string {
  return escapeComments(text).replace(/[@#~]/g, "\\$&");
}

function escapeComments(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replace(/-{2,}/g, (run) => "\\-".repeat(run.length))
    .replace(/\[(?=-|\\-)/g, "\\[");
}
