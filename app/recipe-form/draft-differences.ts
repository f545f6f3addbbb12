import type { Locale } from "#domain/language/locales";
import { RECIPE_FIELDS, RECIPE_INPUT_NAMES } from "#domain/recipe/recipe-fields";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { diffLines } from "#domain/text/line-diff";
import type { DraftDifference } from "./recipe-form-values";
import { showText } from "./switch-view";

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
    ["tips", tips.flatMap(splitLines)],
  ]);
}

/** Drafts are not validated: anything may be missing. */
function splitLines(text: string | undefined): string[] {
  return (text ?? "").split(/\r?\n/).filter((line) => line.trim() !== "");
}

function isChoice(field: string): boolean {
  return RECIPE_INPUT_NAMES.some((name) => name === field && RECIPE_FIELDS[name].kind === "choice");
}
