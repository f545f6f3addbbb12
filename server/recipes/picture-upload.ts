import type { Db } from "../db/open";
import { AppError } from "../errors";
import { keepPendingImage } from "../images/pending";
import type { PictureUpload } from "../images/user-picture";
import { mayEditRecipe, type Person } from "../permissions";
import { setRecipePicture } from "./picture";
import { recipeExistsFor } from "./visibility";

/**
 * Changes a recipe's picture without its form, if a change was asked for. Throws recipe.notFound,
 * recipe.notAllowedToEdit, image.invalid or image.tooLarge.
 */
export async function changeRecipePicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  recipeId: number,
  { file, isRemoved }: PictureUpload,
): Promise<void> {
  await refuseUnlessEditable(db, viewer, recipeId);
  if (file) {
    if (!file.bytes) throw new AppError("image.tooLarge");
    const id = await keepPendingImage(db, dataDir, viewer, file.bytes);
    return setRecipePicture(db, dataDir, viewer, recipeId, { kind: "pending", id });
  }
  if (isRemoved) await setRecipePicture(db, dataDir, viewer, recipeId, { kind: "remove" });
}

async function refuseUnlessEditable(db: Db, viewer: Person, recipeId: number): Promise<void> {
  const recipe = await db
    .selectFrom("recipes")
    .select("author_id as authorId")
    .where("id", "=", recipeId)
    .where(recipeExistsFor(viewer))
    .executeTakeFirst();
  if (!recipe) throw new AppError("recipe.notFound");
  if (!mayEditRecipe(viewer, recipe)) throw new AppError("recipe.notAllowedToEdit");
}
