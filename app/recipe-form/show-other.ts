import { parse } from "@conform-to/dom";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { formReply } from "#server/http/forms/form-reply";
import { knownNames } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { writtenAsLines, writtenAsText } from "./form-view";
import { appendLists } from "./read-boxes";
import { blankRecipeValues, type RecipeFormState, wholeLines } from "./recipe-form-values";

/** The form once more, its lists as lines instead of text or the other way; nothing is saved. */
export async function showOther(
  call: ViewerCall,
  fields: FormData,
  sent: RecipeFormState,
  problems: Record<string, string> | undefined,
) {
  const { payload } = parse(fields, { resolve: (value) => ({ value }) });
  const blank = blankRecipeValues("PRIVATE", call.locale);
  const { ingredients, steps, ...values } = { ...blank, ...(payload as Partial<RecipeFormValues>) };
  const lists = { ingredients: wholeLines(ingredients), steps: steps.filter(Boolean) };
  const isText = values.view === "text";
  const shown = isText
    ? writtenAsLines({ ...values, ...lists })
    : writtenAsText({ ...values, ...lists }, call.locale);
  const names = await knownNames(call, shown);
  const again = { ...sent, isOtherView: true, isTyped: fields.get("isTyped") === "yes" };
  const submission = parse<unknown, string[]>(formOf(shown), { resolve: (value) => ({ value }) });
  return formReply(call, submission, { sent: again, current: null, names }, problems);
}

function formOf({ ingredients, steps, tips, ...values }: RecipeFormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  appendLists(form, { ingredients, steps });
  tips.forEach((tip, index) => {
    form.append(`tips[${index}]`, tip);
  });
  return form;
}
