import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import type { ErrorCode } from "#domain/site/errors";
import { saveRecipe } from "#server/features/recipes/commands";
import { withSourceText } from "#server/features/recipes/line-text";
import { parseUnsplitLines } from "#server/features/recipes/parse-unsplit-lines";
import { getEditableRecipe } from "#server/features/recipes/queries";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { receiveImage } from "#server/http/forms/image-form";
import type { SentForm } from "#server/http/forms/image-upload";
import { matchFormNames } from "#server/http/forms/recipe-drafts";
import { getRecipeFormSchema } from "#server/http/forms/recipe-form-schema";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import type { FormIdentity } from "./draft";
import { readTextBoxes } from "./read-text-boxes";
import { switchView } from "./switch-view";

/**
 * Saves a recipe form and returns the response of `saved`, or renders the form again if a field is
 * invalid, a name unclear, or the recipe was changed since.
 */
export async function saveRecipeForm(
  call: ViewerCall,
  identity: FormIdentity,
  { fields: written, file }: SentForm,
  saved: (id: number, content: RecipeContent) => Promise<Response>,
) {
  const { db, viewer, context, locale } = call;
  const { image, problems, refused } = await receiveImage(call, written, file, {
    type: "recipes",
  });
  const read = await readTextBoxes(call, written);
  const { fields } = read;
  const sent = { ...identity, ...image };
  if (written.get("intent") === "showOther" && read.isWhole)
    return switchView(call, fields, sent, problems);
  const submission = parseWithZod(fields, { schema: getRecipeFormSchema(fields, locale) });
  const wrong = { ...problems, ...(submission.status && read.problems) };
  if (submission.status !== "success" || Object.keys(wrong).length > 0) {
    const names = await matchFormNames(call, submission.payload);
    return createFormReply(submission, { sent, current: null, names }, wrong, refused);
  }
  // If the recipe was deleted since, the text becomes a new recipe.
  const gone = { ...sent, id: undefined, version: undefined };
  const extra = (code: ErrorCode) => ({
    sent: code === "recipe.notFound" ? gone : sent,
    current: null,
    names: undefined,
  });
  return runFormCommand(call, submission, { extra }, async () => {
    const read = await parseUnsplitLines(db, submission.value, locale);
    const content = withSourceText(read, locale);
    const save = { ...identity, content, locale, image: image.change, asks: true };
    const outcome = await saveRecipe(db, context.files, viewer, save);
    if (outcome.kind === "refused") {
      const names = await matchFormNames(call, submission.payload, outcome.questions);
      return createFormReply(submission, { sent, current: null, names }, outcome.problems);
    }
    if (outcome.kind === "changedMeanwhile") {
      const { id, version } = outcome;
      const current = await getEditableRecipe(db, viewer, id, locale);
      const names = await matchFormNames(call, submission.payload);
      const result = submission.reply();
      return data({ result, sent: { ...sent, id, version }, current, names }, { status: 409 });
    }
    return saved(outcome.id, content);
  });
}
