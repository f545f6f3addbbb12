import type { Locale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import type { IngredientLine } from "#domain/recipe/recipe";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { type ParseWarning, understandLines } from "#reader/lines/understand-lines";
import type { Db } from "../../platform/db/open";
import { openLexicon } from "../ingredients/lexicon-queries";

/** Parses lines typed or pasted whole into the name field: "200 g butter, softened". */
export async function parseUnsplitLines(
  db: Db,
  content: RecipeContent,
  locale: Locale,
): Promise<RecipeContent> {
  const whole = content.ingredients.filter(isUnsplit);
  if (whole.length === 0) return content;
  const language = content.language ?? locale;
  const names = whole.map(({ name }) => name);
  const understood = understandLines(await openLexicon(db), names, { locale, language });
  const read = new Map(whole.map((line, index) => [line, understood[index]]));
  const ingredients = content.ingredients.map((line): IngredientLine => {
    const found = read.get(line);
    if (!found || needsReview(found.warning) || (!found.amount && !found.written)) return line;
    const { typed, warning: _, ...parts } = found;
    return { ...line, ...parts, text: typed };
  });
  return { ...content, ingredients };
}

function needsReview(doubt: ParseWarning | null): boolean {
  return doubt !== null && doubt !== "several";
}

function isUnsplit({ name, amount, unit, complement, written, choice, text }: IngredientLine) {
  const isAlone = amount === null && unit === "NONE" && !complement && !written && !text;
  return isAlone && readChoice(choice, name) === undefined;
}
