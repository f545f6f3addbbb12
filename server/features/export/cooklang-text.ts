import type { Locale } from "#domain/language/locales";
import { formatAmount } from "#domain/measures/amount";
import { unitText } from "../recipes/line-text";
import type { RecipeLine } from "../recipes/lines";

/** "@flour{200%g}"; `name` is the name as the step writes it. */
export function cooklangIngredient(name: string, line: RecipeLine, locale: Locale): string {
  return `@${nameOf(name)}{${quantityOf(line, locale)}}`;
}

/** "(sifted)", behind an ingredient. */
export function cooklangAside(complement: string): string {
  return complement && `(${withoutComments(complement).replace(/[()]/g, "\\$&")})`;
}

/** "== For the glaze ==" */
export function cooklangHeading(text: string): string {
  const line = withoutComments(text).replace(/\s+/g, " ").replaceAll("=", "\\=");
  return `== ${line} ==`;
}

/** What the cook wrote, in a comment behind the ingredient. */
export function cooklangWords(text: string): string {
  return `[- ${withoutSigns(text).replace(/(?<!\\)[[\]]/g, "\\$&")} -]`;
}

export function cooklangMention(name: string): string {
  return `@${nameOf(name)}{}`;
}

/** A line cut at the name in it: "@butter{a knob of}"; "" where it does not say the name. */
export function cooklangLine(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || name === "") return "";
  const [before, rest] = [text.slice(0, at).trim(), text.slice(at + name.length)];
  const note = rest.replace(/^, /, "");
  return `@${nameOf(text.slice(at, at + name.length))}{${measureOf(before)}}${cooklangAside(note)}`;
}

/** Escapes all markup and removes blank lines, which would end the step. */
export function cooklangProse(text: string): string {
  return withoutSigns(text)
    .replace(/\n[ \t]*(?=\n)/g, "")
    .replace(/(^|\n)([ \t]*)([>=])/g, "$1$2\\$3")
    .replace(/^\(/, "\\(");
}

export function cooklangNote(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => `> ${withoutSigns(line)}`).join("\n");
}

/** The author's own measure ("3-4%cloves"), else the amount ("1 1/2", "0.5%kg"). */
function quantityOf({ amount, unit, written }: RecipeLine, locale: Locale): string {
  if (written) return measureOf(written);
  if (!amount) return "";
  const measure = unitText({ amount, unit }, locale);
  return formatAmount(amount, unit, "en") + (measure && `%${measure}`);
}

function measureOf(written: string): string {
  const [, figure, rest] = COUNTED.exec(written) ?? [];
  return figure && rest ? `${figure}%${quantityPart(rest)}` : quantityPart(written);
}

const COUNTED = /^(\d[\d.,/ -]{0,20}) ([^\d ].*)$/;

function quantityPart(text: string): string {
  return withoutComments(text).replace(/[{}%|*@#~]/g, "\\$&");
}

/** Also escapes a first character that would mark a special ingredient or a file. */
function nameOf(name: string): string {
  return withoutComments(name)
    .replace(/[@#~{}|]/g, "\\$&")
    .replace(/^[&?+\-./(=>]/, "\\$&");
}

function withoutSigns(text: string): string {
  return withoutComments(text).replace(/[@#~]/g, "\\$&");
}

function withoutComments(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replace(/-{2,}/g, (run) => "\\-".repeat(run.length))
    .replace(/\[(?=-|\\-)/g, "\\[");
}
