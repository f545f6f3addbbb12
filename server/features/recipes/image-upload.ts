import type { Db } from "../../platform/db/open";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { type ImageUpload, storeUpload } from "../../policies/sent-images";
import { requireEditable, setRecipeImage } from "./image";

export async function uploadRecipeImage(
  db: Db,
  files: FileStore,
  viewer: Person,
  recipeId: number,
  upload: ImageUpload,
): Promise<void> {
  await requireEditable(db, viewer, recipeId);
  const change = await storeUpload(db, files, viewer, "recipes", upload);
  await setRecipeImage(db, viewer, recipeId, change);
}
