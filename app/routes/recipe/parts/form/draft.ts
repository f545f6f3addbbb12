import { parse } from "@conform-to/dom";
import { data } from "@remix-run/node";
import type { RecipeFormValues } from "#domain/recipe-values";
import { AppError } from "#server/errors";
import { formIdentity, storeDraftOf } from "#server/http/forms/recipe-drafts";
import { clearCookie, draftCookie, readCookie } from "#server/http/pipeline/cookies";
import { asId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { findPendingImage } from "#server/pictures/pending-uploads";
import { type DraftForm, dropDraft, findDraft } from "#server/recipes/drafts";
import { getFormDefaults } from "#server/recipes/queries";
import { blankRecipeValues } from "./recipe-form-values";

/** What a recipe form says of itself: its recipe and version, its own key, and its writer. */
export type FormIdentity = ReturnType<typeof formIdentity>;

/**
 * Reads which form was sent. If somebody else signed in on this browser meanwhile, the text becomes a
 * draft of its writer, and the answer is auth.sessionNotFound.
 */
export async function requireWriter(call: ViewerCall, fields: FormData): Promise<FormIdentity> {
  const { writer } = await getFormDefaults(call.db, call.viewer);
  const identity = formIdentity(fields);
  if (identity.writer === "" || identity.writer === writer) return { ...identity, writer };
  const cookies = await storeDraftOf(call, fields);
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const { refusal, status } = new AppError("auth.sessionNotFound");
  throw data(refusal, { status, headers });
}

/** The draft of a recipe's form, or of a new recipe's, as values for the form. */
export async function loadDraft(call: ViewerCall, recipeId: number | undefined) {
  const entries = await findDraftByCookie(call, recipeId);
  if (!entries) return undefined;
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const { payload } = parse(form, { resolve: (value) => ({ value }) });
  const pendingId = String(form.get("pendingImage") ?? "");
  return {
    values: { ...blankRecipeValues("PRIVATE", call.locale), ...payload } as RecipeFormValues,
    formKey: form.get("formKey"),
    version: asId(form.get("version")),
    pendingImage: await findPendingImage(call.db, call.viewer, "recipes", pendingId),
    removeImage: form.has("removeImage"),
  };
}

/** Whether the draft is of this very form, not of another new recipe. */
export async function isDraftOf(
  call: ViewerCall,
  { id, formKey }: Pick<FormIdentity, "id" | "formKey">,
): Promise<boolean> {
  const entries = await findDraftByCookie(call, id);
  return entries?.some(([name, value]) => name === "formKey" && value === formKey) ?? false;
}

/** Deletes a draft that was saved or given up; returns the Set-Cookie headers that forget it. */
export async function discardDraft(
  { db, viewer, request, context }: ViewerCall,
  recipeId: number | undefined,
): Promise<string[]> {
  const secret = readCookie(request, draftCookie(recipeId), context);
  if (!secret) return [];
  await dropDraft(db, viewer, secret);
  return [clearCookie(draftCookie(recipeId), context)];
}

async function findDraftByCookie(
  { db, viewer, request, context }: ViewerCall,
  recipeId: number | undefined,
): Promise<DraftForm | undefined> {
  const secret = readCookie(request, draftCookie(recipeId), context);
  return secret ? findDraft(db, viewer, secret) : undefined;
}
