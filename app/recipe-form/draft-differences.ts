import type { Locale } from "#domain/language/locales";
import { MAX_PARAGRAPH, MAX_TIPS } from "#domain/recipe/recipe";
import { RECIPE_FIELDS, RECIPE_INPUT_NAMES } from "#domain/recipe/recipe-fields";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { diffLines } from "#domain/text/line-diff";
import type { DraftDifference } from "./recipe-form-values";
import { showText } from "./switch-view";

/** More than a recipe has; comparing takes the product of both numbers of lines. */
const MAX_LINES = 300;

/** What a draft says otherwise than the form, field by field. */
export function compareWithDraft(
  form: RecipeFormValues,
  draft: RecipeFormValues,
  locale: Locale,
): DraftDifference[] {
  const [here, there] = [toLines(form, locale), toLines(draft, locale)];
  return [...here].flatMap(([field, lines]) => {
    const changed = diffLines(lines, there.get(field) ?? []).filter(({ mark }) => mark !== "same");
    return changed.length > 0 ? [{ field, lines: isChoice(field) ? [] : changed }] : [];
  });
}

function toLines(values: RecipeFormValues, locale: Locale): Map<string, string[]> {
  const { view, ingredientsText, method, tips, ...inputs } =
    values.view === "text" ? values : showText(values, locale);
  return new Map([
    ...RECIPE_INPUT_NAMES.map((name) => [name, splitLines(inputs[name])] as const),
    ["ingredientsText", splitLines(ingredientsText)],
    ["method", splitLines(method)],
    ["tips", Array.isArray(tips) ? tips.slice(0, MAX_TIPS).flatMap(splitLines) : []],
  ]);
}

/** Drafts are not validated: anything may be missing, or longer than any recipe. */
function splitLines(text: unknown): string[] {
  if (typeof text !== "string") return [];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_PARAGRAPH));
}

function isChoice(field: string): boolean {
  return RECIPE_INPUT_NAMES.some((name) => name === field && RECIPE_FIELDS[name].kind === "choice");
}
