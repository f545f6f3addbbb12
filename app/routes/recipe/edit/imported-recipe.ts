import { redirect } from "@remix-run/node";
import { paths } from "#domain/paths";
import { AppError } from "#server/errors";
import { asId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { markItemSaved } from "#server/imports/commands";
import { findDuplicates } from "#server/imports/duplicates";
import { fitRecipe } from "#server/imports/fit-recipe";
import { getItem } from "#server/imports/item-for-form";

/** The recipe of an import that the address names, for the form; leads to what was made of it already. */
export async function importedFor({ db, viewer, url, locale, context }: ViewerCall) {
  const asked = askedFor(url);
  if (!asked) return undefined;
  const item = await getItem(db, viewer, asked.importId, asked.item).catch((error) => {
    // The reply to a form has its text, also where the import was forgotten meanwhile.
    if (error instanceof AppError && context.hasFormErrors) return undefined;
    throw error;
  });
  if (!item) return undefined;
  if (item.recipeId !== null && !context.hasFormErrors) {
    throw redirect(paths.recipeView(item.recipeId), 303);
  }
  const { values } = await fitRecipe(db, item.parsed, locale);
  const { formKey, pendingImage } = item;
  return { values, formKey, pendingImage, twins: await findDuplicates(db, viewer, values) };
}

/** Notes that it is saved; where more of the import wait for a look, the address of their list. */
export async function afterImport(
  { db, viewer, url }: ViewerCall,
  recipeId: number,
): Promise<string | undefined> {
  const asked = askedFor(url);
  if (!asked) return undefined;
  const isMore = await markItemSaved(db, viewer, asked.importId, asked.item, recipeId);
  return isMore ? paths.importView(asked.importId) : undefined;
}

/** Whether the form is that of a recipe found elsewhere. */
export function isImport({ url }: ViewerCall): boolean {
  return askedFor(url) !== undefined;
}

function askedFor({ searchParams }: URL): { importId: number; item: number } | undefined {
  const importId = asId(searchParams.get("import"));
  const item = asId(searchParams.get("item"));
  return importId === undefined || item === undefined ? undefined : { importId, item };
}
