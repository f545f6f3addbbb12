import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { readHeading } from "#domain/recipe/headings";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { recipeFormSchema } from "#domain/recipe/recipe-schema";
import type { ErrorCode } from "#domain/site/errors";
import { saveRecipe } from "#server/features/recipes/commands";
import { getEditableRecipe } from "#server/features/recipes/queries";
import { withReadLines } from "#server/features/recipes/read-rows";
import { showRecipe } from "#server/features/recipes/shown-lines";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import type { SentForm } from "#server/http/forms/image-upload";
import { placePhotos, receivePhotos } from "#server/http/forms/photo-form";
import { matchFormNames } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import type { FormIdentity } from "./draft";
import { readFormLines } from "./read-form-lines";
import { switchView } from "./switch-view";

/** Saves a recipe form and returns the response of `saved`, or renders the form again. */
export async function saveRecipeForm(
  call: ViewerCall,
  identity: FormIdentity,
  form: SentForm,
  saved: (id: number, content: RecipeContent) => Promise<Response>,
) {
  const parsed = await parseRecipeForm(call, identity, form);
  if (parsed.kind === "reply") return parsed.reply;
  const { submission, value, rows, sent } = parsed;
  // If the recipe was deleted since, the text becomes a new recipe.
  const gone = { ...sent, id: undefined, version: undefined };
  const extra = (code: ErrorCode) => ({
    sent: code === "recipe.notFound" ? gone : sent,
    current: null,
    names: undefined,
  });
  return runFormCommand(call, submission, { extra }, async () => {
    const { db, viewer, locale } = call;
    const { photos, ...written } = value;
    const content = withReadLines(written, rows);
    const save = { ...identity, content, locale, photos, asks: true };
    const outcome = await saveRecipe(db, viewer, save);
    switch (outcome.kind) {
      case "saved":
        return saved(outcome.id, content);
      case "refused": {
        const names = await matchFormNames(call, submission.payload, outcome.questions);
        return createFormReply(submission, { sent, current: null, names }, outcome.problems);
      }
      case "changedMeanwhile": {
        const { id, version } = outcome;
        const saved = await getEditableRecipe(db, viewer, id, locale);
        const current = showRecipe(saved, { locale: call.uiLocale });
        const names = await matchFormNames(call, submission.payload);
        const result = submission.reply();
        return data({ result, sent: { ...sent, id, version }, current, names }, { status: 409 });
      }
    }
  });
}

/** What to save, or the reply to a form with problems or with the button for the other view. */
async function parseRecipeForm(
  call: ViewerCall,
  identity: FormIdentity,
  { fields: written, files }: SentForm,
) {
  const { problems, refused } = await receivePhotos(call, written, files);
  const sent = identity;
  const { fields, rows, ...read } = await readFormLines(call, written);
  if (read.isWhole) placePhotos(fields, listSteps(fields));
  if (written.get("intent") === "showOther" && read.isWhole) {
    const reply = await switchView(call, { fields, rows }, sent, problems);
    return { kind: "reply" as const, reply };
  }
  const submission = parseWithZod(fields, { schema: recipeFormSchema });
  const wrong = { ...problems, ...(submission.status && read.problems) };
  if (submission.status !== "success" || Object.keys(wrong).length > 0) {
    const names = await matchFormNames(call, submission.payload);
    const shown = { sent, current: null, names };
    return { kind: "reply" as const, reply: createFormReply(submission, shown, wrong, refused) };
  }
  return { kind: "parsed" as const, submission, value: submission.value, rows, sent };
}

/** The steps of a form without its headings, in order. */
function listSteps(fields: FormData): string[] {
  const texts: string[] = [];
  for (const [name, value] of fields) {
    const [, index] = /^steps\[(\d+)\]$/.exec(name) ?? [];
    if (index !== undefined) texts[Number(index)] = String(value).replaceAll("\r\n", "\n").trim();
  }
  return texts.filter((text) => text && readHeading(text) === undefined);
}
