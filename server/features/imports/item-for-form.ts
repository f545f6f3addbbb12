import type { PhotoInput } from "#domain/recipe/photos";
import type { ParsedRecipe } from "#reader/parsed-recipe";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { findPendingImage } from "../../platform/images/pending-uploads";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { fitPhotos } from "./fit-photos";
import { parseRecipe } from "./item-rows";
import { buildItemKey } from "./save-item";
import { type ReadImage, storePhotos } from "./store-photos";

interface FormItem {
  parsed: ParsedRecipe;
  formKey: string;
  /** Uploads that the form begins with, the cover first. */
  pendingPhotos: PhotoInput[];
  recipeId: number | null;
}

export async function getItem(
  db: Db,
  viewer: Person,
  importId: number,
  position: number,
): Promise<FormItem> {
  const row = await db
    .selectFrom("import_items as item")
    .innerJoin("imports", "imports.id", "item.import_id")
    .select([
      "imports.form_key as formKey",
      "item.found",
      "item.state",
      "item.pending_photos as pendingPhotos",
      "item.recipe_id as recipeId",
    ])
    .where("item.import_id", "=", importId)
    .where("item.position", "=", position)
    .where("imports.user_id", "=", viewer.id)
    .executeTakeFirst();
  if (!row?.found) throw new AppError("import.notFound");
  return {
    parsed: parseRecipe(row.found),
    formKey: buildItemKey(row.formKey, position),
    pendingPhotos: await findPending(db, viewer, row.pendingPhotos),
    recipeId: row.state === "SAVED" ? row.recipeId : null,
  };
}

async function findPending(db: Db, viewer: Person, json: string | null): Promise<PhotoInput[]> {
  const photos: PhotoInput[] = json === null ? [] : JSON.parse(json);
  const there: PhotoInput[] = [];
  for (const photo of photos)
    if (await findPendingImage(db, viewer, "recipes", photo.key)) there.push(photo);
  return there;
}

export async function storeItemPhotos(
  db: Db,
  files: FileStore,
  viewer: Person,
  importId: number,
  position: number,
  readImage: ReadImage,
): Promise<void> {
  const { parsed, pendingPhotos, recipeId } = await getItem(db, viewer, importId, position);
  if (parsed.photos.length === 0 || pendingPhotos.length > 0 || recipeId !== null) return;
  const { stored } = await storePhotos(db, files, viewer, fitPhotos(parsed), readImage);
  if (stored.length === 0) return;
  await db
    .updateTable("import_items")
    .set({ pending_photos: JSON.stringify(stored) })
    .where("import_id", "=", importId)
    .where("position", "=", position)
    .execute();
}
