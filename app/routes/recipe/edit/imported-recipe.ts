import { redirect } from "@remix-run/node";
import { withWrittenMeasure } from "#domain/line/written-measure";
import { paths } from "#domain/site/paths";
import { markItemSaved } from "#server/features/imports/commands";
import { findDuplicates } from "#server/features/imports/duplicates";
import { fitRecipe } from "#server/features/imports/fit-recipe";
import { getItem } from "#server/features/imports/item-for-form";
import { parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

/** The item of an import that the address names, for the form; redirects to its recipe once saved. */
export async function findImportedRecipe({ db, viewer, url, locale, context }: ViewerCall) {
  const place = parseItemAddress(url);
  if (!place) return undefined;
  const item = await getItem(db, viewer, place.importId, place.item).catch((error) => {
    // The reply to a form has the text itself, even if the import was deleted meanwhile.
    if (error instanceof AppError && context.hasFormErrors) return undefined;
    throw error;
  });
  if (!item) return undefined;
  if (item.recipeId !== null && !context.hasFormErrors) {
    throw redirect(paths.recipeView(item.recipeId), 303);
  }
  const { values: fitted } = await fitRecipe(db, item.parsed, locale);
  const values = { ...fitted, ingredients: fitted.ingredients.map(withWrittenMeasure) };
  const { formKey, pendingImage } = item;
  const duplicates = await findDuplicates(db, viewer, values);
  return {
    values,
    formKey,
    pendingImage,
    duplicates,
    doubts: item.parsed.doubts ?? [],
    leftOut: item.parsed.leftOut ?? [],
  };
}

/** Marks the item as saved; returns the address of the import while more of its items are open. */
export async function markImported(
  { db, viewer, url }: ViewerCall,
  recipeId: number,
): Promise<string | undefined> {
  const place = parseItemAddress(url);
  if (!place) return undefined;
  const isMore = await markItemSaved(db, viewer, place.importId, place.item, recipeId);
  return isMore ? paths.importView(place.importId) : undefined;
}

/** Of the form of an import's item, without what names its draft. */
export function findItemAddress(url: URL): string | undefined {
  const place = parseItemAddress(url);
  return place && paths.importItem(place.importId, place.item);
}

function parseItemAddress({ searchParams }: URL): { importId: number; item: number } | undefined {
  const importId = parseId(searchParams.get("import"));
  const item = parseId(searchParams.get("item"));
  return importId === undefined || item === undefined ? undefined : { importId, item };
}
