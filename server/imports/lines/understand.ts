import { choiceText } from "~/model/ingredient-choice";
import type { Language } from "~/model/languages";
import type { Locale } from "~/model/locales";
import type { IngredientLine } from "~/model/recipe";
import { cleanLine } from "~/model/text";
import type { Db } from "../../db/open";
import { listByStem } from "./catalogue-names";
import { fitted } from "./fitting";
import { languageOf } from "./line-language";
import { measured } from "./measuring";
import { nameOf, stemsToAsk } from "./naming";
import { NOTHING_READ, type ReadLine, readLine } from "./read-line";

/** What a person should look at in a line that was understood. */
export type LineDoubt = "amount" | "unit" | "ingredient" | "tooLong";

/** A line in its parts, with what was typed. */
export interface UnderstoodLine extends IngredientLine {
  typed: string;
  doubt: LineDoubt | null;
  written: string;
}

/** No line that fits the bounds is longer; no more of one is read. */
const MAX_READ = 400;
const BULLET = /^(?:[-–—•*▢☐◦‣·□◻▪✓✔]|\[\s?[xX]?\])+\s*(?=\S)/;
// biome-ignore lint/suspicious/noMisleadingCharacterClass: they are taken out one by one.
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]/g;

/**
 * Understands ingredient lines as they are typed, in their order: how much, in what unit, of which
 * ingredient of the catalogue. What is not understood stays as words, and what may be wrong is marked.
 */
export async function understandLines(
  db: Db,
  typed: string[],
  { locale, language }: { locale: Locale; language: Language | null },
): Promise<UnderstoodLine[]> {
  const spoken = languageOf(typed, language);
  const lines = typed.map((text) => readTyped(text, spoken));
  const catalogue = await listByStem(
    db,
    lines.flatMap(({ read }) => stemsToAsk(read)),
  );
  const names = spoken === "en" || spoken === "fr" ? spoken : locale;
  return lines.map(({ text, read, isWhole }, index) => {
    const named = nameOf(read, catalogue, names);
    const measure = measured(read, named);
    const name = named.name || text;
    const hasNumber = !named.found && /\d(?![\d.,]*\s?%)/.test(name);
    const isUnclear = named.isUnclear || hasNumber || (named.name === "" && text !== "");
    const doubt = measure.doubt ?? (isUnclear ? (hasNumber && !read.measure && !read.amount ? "amount" : "ingredient") : null);
    const fit = fitted(name, [named.tookCounted ? "" : read.lead, named.before, ...named.after], measure.written);
    const isCut = fit.isCut || !isWhole;
    const choice = named.isUnclear ? undefined : choiceText(named.found?.id ?? "own", fit.name);
    return {
      typed: typed[index] ?? "",
      name: fit.name,
      amount: measure.amount,
      unit: measure.unit,
      complement: fit.complement,
      written: fit.written,
      doubt: isCut ? "tooLong" : (doubt ?? (fit.isNameCut ? "ingredient" : null)),
      ...(choice === undefined ? {} : { choice }),
    };
  });
}

function readTyped(typed: string, language: Language | null) {
  const clean = cleanLine(typed.slice(0, MAX_READ * 2).replace(INVISIBLE, ""));
  const text = [...clean.replace(BULLET, "")].slice(0, MAX_READ).join("");
  const isWhole = typed.length <= MAX_READ;
  const heading = /^(\P{N}+?)\s*:$/u.exec(text)?.[1];
  const read: ReadLine = heading ? { ...NOTHING_READ, rest: heading } : readLine(text, language);
  return { text, read, isWhole };
}
