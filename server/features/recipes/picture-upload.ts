import type { Db } from "../../platform/db/open";
import { type PictureUpload, storeUpload } from "../../platform/pictures/upload";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { requireEditable, setRecipePicture } from "./picture";

/** Throws recipe.notFound, recipe.notAllowedToEdit, image.invalid or image.tooLarge. */
export async function uploadRecipePicture(
  db: Db,
  files: FileStore,
  viewer: Person,
  recipeId: number,
  upload: PictureUpload,
): Promise<void> {
  await requireEditable(db, viewer, recipeId);
  const change = await storeUpload(db, files, viewer, "recipes", upload);
  await setRecipePicture(db, files, viewer, recipeId, change);
}
