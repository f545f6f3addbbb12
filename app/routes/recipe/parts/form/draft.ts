import { parse } from "@conform-to/dom";
import { MAX_HEADINGS } from "#domain/headings";
import { MAX_INGREDIENTS, MAX_STEPS, MAX_TIPS } from "#domain/recipe";
import type { RecipeFormValues } from "#domain/recipe-values";
import { AppError } from "#server/errors";
import { formIdentity, storeDraftOf } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { findPendingImage } from "#server/pictures/pending-uploads";
import { type DraftPlace, findDraft } from "#server/recipes/draft-queries";
import { getFormDefaults } from "#server/recipes/queries";
import { blankRecipeValues } from "./recipe-form-values";

/** Rows that a form may hold; a draft is stored as it was sent. */
const MAX_ROWS: Record<string, number> = {
  ingredients: MAX_INGREDIENTS + MAX_HEADINGS,
  steps: MAX_STEPS + MAX_HEADINGS,
  tips: MAX_TIPS,
};

/** What a recipe form says of itself: its recipe and version, its own key, its draft and its writer. */
export type FormIdentity = ReturnType<typeof formIdentity>;

/**
 * Reads which form was sent. If somebody else signed in on this browser meanwhile, the text becomes a
 * draft of its writer, and the answer is auth.sessionNotFound.
 */
export async function requireWriter(call: ViewerCall, fields: FormData): Promise<FormIdentity> {
  const { writer } = await getFormDefaults(call.db, call.viewer);
  const identity = formIdentity(fields);
  if (identity.writer === "" || identity.writer === writer) return { ...identity, writer };
  await storeDraftOf(call.db, fields);
  throw new AppError("auth.sessionNotFound");
}

/** The draft of a recipe's form, or of a new recipe's, as values for the form. */
export async function loadDraft(
  { db, viewer, locale }: ViewerCall,
  place: { recipeId: number } | Pick<DraftPlace, "key">,
) {
  const draft = await findDraft(db, viewer, place);
  if (!draft) return undefined;
  const form = new FormData();
  for (const [name, value] of draft.form) if (isWithinBounds(name)) form.append(name, value);
  const { payload } = parse(form, { resolve: (value) => ({ value }) });
  const pendingId = String(form.get("pendingImage") ?? "");
  return {
    values: { ...blankRecipeValues("PRIVATE", locale), ...payload } as RecipeFormValues,
    key: draft.key,
    version: draft.version ?? undefined,
    updatedAt: draft.updatedAt,
    pendingImage: await findPendingImage(db, viewer, "recipes", pendingId),
    removeImage: form.has("removeImage"),
  };
}

function isWithinBounds(field: string): boolean {
  const [, list = "", index] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  return index === undefined || Number(index) < (MAX_ROWS[list] ?? 0);
}
