import { parse } from "@conform-to/dom";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { createFormReply } from "#server/http/forms/form-reply";
import { matchFormNames } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { toLinesView, toTextView } from "./form-view";
import { appendLists } from "./read-text-boxes";
import { completeLines, createBlankValues, type RecipeFormState } from "./recipe-form-values";

/** Renders the form with rows instead of text, or the other way; saves nothing. */
export async function switchView(
  call: ViewerCall,
  fields: FormData,
  sent: RecipeFormState,
  problems: Record<string, string> | undefined,
) {
  const { payload } = parse(fields, { resolve: (value) => ({ value }) });
  const blank = createBlankValues("PRIVATE", call.locale);
  const { ingredients, steps, ...values } = { ...blank, ...(payload as Partial<RecipeFormValues>) };
  const lists = { ingredients: completeLines(ingredients), steps: steps.filter(Boolean) };
  const isText = values.view === "text";
  const shown = isText
    ? toLinesView({ ...values, ...lists })
    : toTextView({ ...values, ...lists }, call.locale);
  const names = await matchFormNames(call, shown);
  const again = { ...sent, isOtherView: true, isTyped: fields.get("isTyped") === "yes" };
  const submission = parse<unknown, string[]>(toFormData(shown), {
    resolve: (value) => ({ value }),
  });
  return createFormReply(submission, { sent: again, current: null, names }, problems);
}

function toFormData({ ingredients, steps, tips, ...values }: RecipeFormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  appendLists(form, { ingredients, steps });
  tips.forEach((tip, index) => {
    form.append(`tips[${index}]`, tip);
  });
  return form;
}
