import { redirect } from "@remix-run/node";
import { readHeading } from "#domain/recipe/headings";
import { toPhotoValues } from "#domain/recipe/photos";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { markItemSaved } from "#server/features/imports/commands";
import { findDuplicates } from "#server/features/imports/duplicates";
import { fitRecipe } from "#server/features/imports/fit-recipe";
import { getItem } from "#server/features/imports/item-for-form";
import { parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

/** The import item in the URL, for the form; redirects to its recipe if already saved. */
export async function findImportedRecipe(call: ViewerCall) {
  const { db, viewer, url, locale, hasFormErrors } = call;
  const place = parseItemAddress(url);
  if (!place) return undefined;
  const item = await getItem(db, viewer, place.importId, place.item).catch((error) => {
    // A form being answered has its own text, even if the import was deleted since.
    if (error instanceof AppError && hasFormErrors) return undefined;
    throw error;
  });
  if (!item) return undefined;
  if (item.recipeId !== null && !hasFormErrors) {
    throw redirect(paths.recipeView(item.recipeId), 303);
  }
  const { values } = await fitRecipe(db, item.parsed, locale);
  const steps = values.steps.filter((text) => readHeading(text) === undefined);
  const photos = item.pendingPhotos.map((photo) => toPhotoValues(photo, steps));
  const { formKey } = item;
  const duplicates = await findDuplicates(db, viewer, values);
  return {
    values: { ...values, photos },
    formKey,
    duplicates,
    doubts: item.parsed.doubts ?? [],
    leftOut: item.parsed.leftOut ?? [],
  };
}

/** Marks the import item as saved; returns the import's URL while more items are open. */
export async function markImported(
  { db, viewer, url }: ViewerCall,
  recipeId: number,
): Promise<string | undefined> {
  const place = parseItemAddress(url);
  if (!place) return undefined;
  const isMore = await markItemSaved(db, viewer, place.importId, place.item, recipeId);
  return isMore ? paths.importView(place.importId) : undefined;
}

/** The form URL of an import item, without its draft's key. */
export function findItemAddress(url: URL): string | undefined {
  const place = parseItemAddress(url);
  return place && serverPaths.importItem(place.importId, place.item);
}

function parseItemAddress({ searchParams }: URL): { importId: number; item: number } | undefined {
  const importId = parseId(searchParams.get("import"));
  const item = parseId(searchParams.get("item"));
  return importId === undefined || item === undefined ? undefined : { importId, item };
}
