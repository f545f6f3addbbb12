import { parse } from "@conform-to/dom";
import type { RecipeFormValues } from "#domain/recipe-values";
import { AppError } from "#server/errors";
import { knownNames } from "#server/http/forms/recipe-form";
import { draftCookie, readCookie } from "#server/http/pipeline/cookies";
import { asId, idFrom } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { findPendingImage } from "#server/pictures/pending-uploads";
import { findDraft } from "#server/recipes/drafts";
import { getEditableRecipe, getFormDefaults } from "#server/recipes/queries";
import { newSecret } from "#server/secrets";
import { importedFor } from "./imported-recipe";
import { blankValues, valuesOf } from "./recipe-form-values";

/** What the recipe form begins with: a text that was interrupted, a recipe, one found elsewhere, or nothing. */
export async function beginningOf(call: ViewerCall) {
  const { db, viewer, locale } = call;
  const recipe = await recipeToEdit(call);
  const imported = await importedFor(call);
  const { visibility, writer } = await getFormDefaults(db, viewer);
  const kept = await draftFor(call, recipe?.id);
  // What was being written of another recipe waits until that one is opened.
  const draft = imported && kept?.formKey !== imported.formKey ? undefined : kept;
  const fresh = recipe
    ? valuesOf(recipe, locale)
    : (imported?.values ?? blankValues(visibility, locale));
  const values = draft?.values ?? fresh;
  return {
    values,
    names: await knownNames(call, values),
    isDraft: draft !== undefined,
    imported: imported ? { twins: imported.twins } : null,
    sent: {
      id: recipe?.id,
      version: draft?.version ?? recipe?.version,
      formKey: imported?.formKey ?? newSecret(),
      writer,
      pendingImage: draft ? draft.pendingImage : imported?.pendingImage,
      removeImage: draft?.removeImage ?? false,
    },
    title: recipe?.title,
    imageVersion: recipe?.imageVersion ?? null,
  };
}

/** Undefined for a new one, and for a reply to a form whose recipe went meanwhile. */
async function recipeToEdit({ db, viewer, url, locale, context }: ViewerCall) {
  if (!url.searchParams.has("id")) return undefined;
  try {
    const id = idFrom(url, "id", "recipe.notFound");
    return await getEditableRecipe(db, viewer, id, locale);
  } catch (error) {
    if (error instanceof AppError && context.hasFormErrors) return undefined;
    throw error;
  }
}

async function draftFor(
  { db, viewer, request, locale, context }: ViewerCall,
  recipeId: number | undefined,
) {
  const secret = readCookie(request, draftCookie(recipeId), context);
  const entries = secret && (await findDraft(db, viewer, secret));
  if (!entries) return undefined;
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const { payload } = parse(form, { resolve: (value) => ({ value }) });
  return {
    values: { ...blankValues("PRIVATE", locale), ...payload } as RecipeFormValues,
    formKey: form.get("formKey"),
    version: asId(form.get("version")),
    pendingImage: await findPendingImage(
      db,
      viewer,
      "recipes",
      String(form.get("pendingImage") ?? ""),
    ),
    removeImage: form.has("removeImage"),
  };
}
