import { formatAmount } from "#domain/amount";
import type { Locale } from "#domain/locales";
import { unitWords } from "../recipes/line-words";
import type { RecipeLine } from "../recipes/lines";

/** A line as Cooklang's ingredient, under the name that it has in the text: "@flour{200%g}(sifted)". */
export function cooklangIngredient(name: string, line: RecipeLine, locale: Locale): string {
  const note = line.complement && `(${withoutComments(line.complement).replace(/[()]/g, "\\$&")})`;
  return `@${nameOf(name)}{${quantityOf(line, locale)}}${note}`;
}

/** Somebody's text so that nothing in it is markup; blank lines, which would end the step, go. */
export function cooklangProse(text: string): string {
  return withoutSigns(text)
    .replace(/\n[ \t]*(?=\n)/g, "")
    .replace(/(^|\n)([ \t]*)([>=])/g, "$1$2\\$3")
    .replace(/^\(/, "\\(");
}

/** The same as a note, which belongs to no step. */
export function cooklangNote(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => `> ${withoutSigns(line)}`).join("\n");
}

/**
 * The author's own words for the measure, where there are any: "3-4%cloves". Else the amount as Cooklang
 * reads numbers: a point for decimals, "1 1/2" for fractions.
 */
function quantityOf({ amount, unit, written }: RecipeLine, locale: Locale): string {
  if (written) {
    const [, figure, rest] = COUNTED.exec(written) ?? [];
    return figure && rest ? `${figure}%${quantityPart(rest)}` : quantityPart(written);
  }
  if (!amount) return "";
  const measure = unitWords({ amount, unit }, locale);
  return formatAmount(amount, unit, "en") + (measure && `%${measure}`);
}

/** A number or a range, and what is counted. */
const COUNTED = /^(\d[\d.,/ -]{0,20}) ([^\d ].*)$/;

function quantityPart(text: string): string {
  return withoutComments(text).replace(/[{}%|*@#~]/g, "\\$&");
}

/** Where a name ends, and a mark before it that would say which kind of ingredient or file it is. */
function nameOf(name: string): string {
  return withoutComments(name)
    .replace(/[@#~{}|]/g, "\\$&")
    .replace(/^[&?+\-./(=>]/, "\\$&");
}

/** With a backslash before what would begin an ingredient, a pot, a time or a comment. */
function withoutSigns(text: string): string {
  return withoutComments(text).replace(/[@#~]/g, "\\$&");
}

/** With a backslash before whatever would be one itself or begin a comment. */
function withoutComments(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replace(/-{2,}/g, (run) => "\\-".repeat(run.length))
    .replace(/\[(?=-|\\-)/g, "\\[");
}
