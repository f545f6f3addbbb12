import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { getFormWriter } from "#server/features/accounts/form-writer";
import {
  getEditableRecipe,
  getNextVisibility,
  type Recipe,
} from "#server/features/recipes/queries";
import { listKnownTags } from "#server/features/recipes/tag-suggestions";
import { matchFormNames } from "#server/http/forms/recipe-drafts";
import { getId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { newSecret } from "#server/platform/secrets";
import { translations } from "#server/platform/translations";
import { createBlankValues, declineMatches, toFormValues } from "~/recipe-form/recipe-form-values";
import { applyView } from "~/recipe-form/switch-view";
import { findImportedRecipe } from "./imported-recipe";
import { findFormDraft, listOtherDrafts } from "./initial-draft";

/** The form's initial values: from a draft, a recipe, an import item, or blank. */
export async function loadRecipeForm(call: ViewerCall) {
  const { db, viewer } = call;
  const recipe = await findEditedRecipe(call);
  const imported = await findImportedRecipe(call);
  const place = { recipeId: recipe?.id, importKey: imported?.formKey };
  const draft = await findFormDraft(call, place);
  const shown = await loadFormValues(call, draft?.values, recipe, imported?.values);
  const formKey = newSecret();
  const key = draft?.key ?? imported?.formKey ?? formKey;
  return {
    ...shown,
    draft: draft && { updatedAt: draft.updatedAt, withoutSession: draft.withoutSession },
    otherDrafts: await listOtherDrafts(call, place, draft, shown.values),
    keepsDrafts: true,
    imported: imported && {
      duplicates: imported.duplicates,
      doubts: imported.doubts,
      leftOut: imported.leftOut,
    },
    sent: {
      id: recipe?.id,
      version: draft?.version ?? recipe?.version,
      formKey,
      draft: key,
      draftAt: draft?.updatedAt,
      creationKey: draft?.creationKey || key,
      writer: await getFormWriter(db, viewer),
    },
    title: recipe?.title,
    knownTags: await listKnownTags(db, viewer),
    pageTitle:
      recipe && translations(call.uiLocale).t("recipeForm:edit.titleOf", { title: recipe.title }),
  };
}

async function loadFormValues(
  call: ViewerCall,
  kept: RecipeFormValues | undefined,
  recipe: Recipe | undefined,
  imported: RecipeFormValues | undefined,
) {
  const saved = !kept && recipe ? applyView(toFormValues(recipe, call.locale), call) : undefined;
  const values = kept ?? saved ?? applyView(imported ?? (await createNewValues(call)), call);
  const names = await matchFormNames(call, values);
  return { values: saved ? declineMatches(saved, names) : values, names };
}

async function createNewValues({ db, viewer, locale }: ViewerCall) {
  return createBlankValues(await getNextVisibility(db, viewer), locale);
}

/** Undefined for a new recipe, and after a failed save if the recipe was deleted since. */
async function findEditedRecipe({ db, viewer, url, uiLocale, hasFormErrors }: ViewerCall) {
  if (!url.searchParams.has("id")) return undefined;
  try {
    const id = getId(url, "id", "recipe.notFound");
    return await getEditableRecipe(db, viewer, id, uiLocale);
  } catch (error) {
    if (error instanceof AppError && hasFormErrors) return undefined;
    throw error;
  }
}
