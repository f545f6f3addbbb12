import { parse } from "@conform-to/dom";
import { LANGUAGES } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { formatMethod } from "#domain/recipe/method-text";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { createUnitNamer } from "#server/features/recipes/line-text";
import type { ReadRow } from "#server/features/recipes/read-rows";
import { changeWords } from "#server/features/recipes/row-words";
import { createFormReply } from "#server/http/forms/form-reply";
import { appendPhotos } from "#server/http/forms/photo-form";
import { matchFormNames } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { appendLists } from "./read-form-lines";
import { BLANK_LINE, createBlankValues, type RecipeFormState } from "./recipe-form-values";

/** Blank rows to start with: without script, each "add" is a round trip. */
const BLANK_LINES = 4;
const BLANK_STEPS = 2;

export function applyView(
  values: RecipeFormValues,
  { url, locale }: { url: URL; locale: Locale },
): RecipeFormValues {
  return url.searchParams.get("view") === "lines" ? showRows(values) : showText(values, locale);
}

/** Renders the form with rows instead of text, or the other way; saves nothing. */
export async function switchView(
  call: ViewerCall,
  { fields, rows }: { fields: FormData; rows: ReadRow[] },
  sent: RecipeFormState,
  problems: Record<string, string> | undefined,
) {
  const { payload } = parse(fields, { resolve: (value) => ({ value }) });
  const blank = createBlankValues("PRIVATE", call.locale);
  const typed: RecipeFormValues = { ...blank, ...(payload as Partial<RecipeFormValues>) };
  const isText = typed.view === "text";
  const ingredients = rows.map(({ values, words }) => (isText ? values : { ...values, words }));
  const values = { ...typed, ingredients, steps: typed.steps.filter(Boolean) };
  const shown = isText ? showRows(values) : showText(values, call.locale);
  const names = await matchFormNames(call, shown);
  const again = { ...sent, isOtherView: true, isTyped: fields.get("isTyped") === "yes" };
  const submission = parse<unknown, string[]>(toFormData(shown), {
    resolve: (value) => ({ value }),
  });
  return createFormReply(submission, { sent: again, current: null, names }, problems);
}

function showRows(values: RecipeFormValues): RecipeFormValues {
  const { ingredients, steps } = values;
  return {
    ...values,
    view: "lines",
    linesLanguage: values.language,
    ingredients: ingredients.length > 0 ? ingredients : Array(BLANK_LINES).fill(BLANK_LINE),
    steps: steps.length > 0 ? steps : Array(BLANK_STEPS).fill(""),
  };
}

export function showText(values: RecipeFormValues, locale: Locale): RecipeFormValues {
  const language = LANGUAGES.find((each) => each === values.language) ?? locale;
  const nameUnit = createUnitNamer(isLocale(language) ? language : locale);
  const ingredients = values.ingredients
    .map((line) => ({
      ...line,
      words: line.words || changeWords(line, undefined, { language, nameUnit }).words,
    }))
    .filter((line) => line.words !== "" || line.name !== "");
  return {
    ...values,
    view: "text",
    ingredients,
    ingredientsText: ingredients.map(({ words, name }) => words || name).join("\n"),
    method: formatMethod(values.steps),
  };
}

function toFormData({ ingredients, steps, tips, photos, ...values }: RecipeFormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  appendLists(form, { ingredients, steps });
  appendPhotos(form, photos);
  tips.forEach((tip, index) => {
    form.append(`tips[${index}]`, tip);
  });
  return form;
}
