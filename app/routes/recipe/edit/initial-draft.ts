import { redirect } from "@remix-run/node";
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

/** Other related drafts, each with its form's URL. */
export async function listOtherDrafts(
  call: ViewerCall,
  place: FormTarget,
  shown: Pick<Draft, "key" | "creationKey"> | undefined,
) {
  const drafts = await listRelatedDrafts(call, place, shown);
  return drafts.map((draft) => ({ ...draft, address: buildDraftAddress(draft, call.url) }));
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
