import type { Db } from "../db/open";
import type { Person } from "../permissions";
import { type PictureUpload, storeUpload } from "../pictures/upload";
import { requireEditable, setRecipePicture } from "./picture";

/** Throws recipe.notFound, recipe.notAllowedToEdit, image.invalid or image.tooLarge. */
export async function uploadRecipePicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  recipeId: number,
  upload: PictureUpload,
): Promise<void> {
  await requireEditable(db, viewer, recipeId);
  const change = await storeUpload(db, dataDir, viewer, "recipes", upload);
  await setRecipePicture(db, dataDir, viewer, recipeId, change);
}
