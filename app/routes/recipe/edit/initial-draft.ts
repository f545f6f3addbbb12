import { redirect } from "@remix-run/node";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { paths } from "#domain/site/paths";
import {
  type Draft,
  findDraft,
  findRecipeDraft,
  listDrafts,
} from "#server/features/recipes/draft-queries";
import { buildDraftAddress } from "#server/http/forms/recipe-drafts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { loadDraftValues } from "~/recipe-form/draft";
import { compareWithDraft } from "~/recipe-form/draft-differences";
import type { OtherDraft } from "~/recipe-form/recipe-form-values";

const MAX_NAMED_DRAFTS = 3;

/** What the form edits: a recipe, an import item, or with neither a new recipe. */
interface FormTarget {
  recipeId: number | undefined;
  importKey: string | undefined;
}

/** The draft in the URL, otherwise the recipe's newest or the import item's. */
export async function findFormDraft(call: ViewerCall, place: FormTarget) {
  const draft = await findNamedDraft(call, place);
  if (!draft) return undefined;
  const isElsewhere = place.recipeId === undefined && draft.recipeId !== null;
  if (isElsewhere && !call.hasFormErrors)
    throw redirect(paths.recipeEdit(draft.recipeId ?? undefined, draft.key), 303);
  return draft.recipeId === (place.recipeId ?? null) ? loadDraftValues(call, draft) : undefined;
}

async function findNamedDraft({ db, viewer, url }: ViewerCall, place: FormTarget) {
  const { recipeId, importKey } = place;
  const key = url.searchParams.get("draft") ?? importKey;
  if (key === undefined)
    return recipeId === undefined ? undefined : findRecipeDraft(db, viewer, recipeId);
  return findDraft(db, viewer, { key, formKey: url.searchParams.get("form") ?? undefined });
}

/** Other related drafts, each with its form's URL, and the newest with what differs from `form`. */
export async function listOtherDrafts(
  call: ViewerCall,
  place: FormTarget,
  shown: Pick<Draft, "key" | "creationKey"> | undefined,
  form: RecipeFormValues,
): Promise<OtherDraft[]> {
  const drafts = await listRelatedDrafts(call, place, shown);
  const isOfThis = shown !== undefined || Object.values(place).some((each) => each !== undefined);
  const others: OtherDraft[] = [];
  for (const [index, draft] of drafts.entries()) {
    const address = buildDraftAddress(draft, call.url);
    const isCompared = isOfThis && index < MAX_NAMED_DRAFTS;
    const differences = isCompared ? await compareDraft(call, draft.key, form) : undefined;
    others.push({ ...draft, address, differences });
  }
  return others;
}

async function compareDraft(call: ViewerCall, key: string, form: RecipeFormValues) {
  const draft = await findDraft(call.db, call.viewer, { key });
  if (!draft) return undefined;
  const { values } = await loadDraftValues(call, draft);
  return compareWithDraft(form, values, call.locale);
}

function listRelatedDrafts(
  { db, viewer }: ViewerCall,
  { recipeId, importKey }: FormTarget,
  shown: Pick<Draft, "key" | "creationKey"> | undefined,
) {
  const except = shown?.key;
  if (recipeId !== undefined) return listDrafts(db, viewer, { of: { recipeId }, except });
  const creationKey = importKey ?? shown?.creationKey;
  if (creationKey) return listDrafts(db, viewer, { of: { creationKey }, except });
  return listDrafts(db, viewer, { of: "new", most: MAX_NAMED_DRAFTS });
}
