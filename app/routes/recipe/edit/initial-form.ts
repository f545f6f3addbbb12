import { AppError } from "#server/errors";
import { knownNames } from "#server/http/forms/recipe-drafts";
import { idFrom } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { getEditableRecipe, getFormDefaults } from "#server/recipes/queries";
import { newSecret } from "#server/secrets";
import { loadDraft } from "../parts/form/draft";
import { blankRecipeValues, recipeValues } from "../parts/form/recipe-form-values";
import { findImportedRecipe } from "./imported-recipe";

/** What the recipe form begins with: a draft, a recipe, one that is imported, or nothing. */
export async function loadRecipeForm(call: ViewerCall) {
  const { db, viewer, locale } = call;
  const recipe = await recipeToEdit(call);
  const imported = await findImportedRecipe(call);
  const { visibility, writer } = await getFormDefaults(db, viewer);
  const stored = await loadDraft(call, recipe?.id);
  // The draft of another new recipe waits until that form is opened.
  const draft = imported && stored?.formKey !== imported.formKey ? undefined : stored;
  const fresh = recipe
    ? recipeValues(recipe, locale)
    : (imported?.values ?? blankRecipeValues(visibility, locale));
  const values = draft?.values ?? fresh;
  return {
    values,
    names: await knownNames(call, values),
    isDraft: draft !== undefined,
    imported: imported ? { duplicates: imported.duplicates } : null,
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

/** Undefined for a new one, and in the reply to a form whose recipe was deleted meanwhile. */
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
