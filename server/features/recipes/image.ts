import type { Kysely, Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import {
  changeImage,
  type ImageChange,
  type ImageWrite,
  requireReservedId,
  writeWithImage,
} from "../../platform/images/write-with-image";
import type { FileStore } from "../../platform/storage/file-store";
import { appendGrantedAct, redactTitle } from "../../policies/audit-log";
import { mayEditRecipe, type Person } from "../../policies/permissions";
import { recipeExistsFor } from "../../policies/visibility/recipes";

/** Throws recipe.notFound or recipe.notAllowedToEdit. */
export async function setRecipeImage(
  db: Db,
  files: FileStore,
  viewer: Person,
  recipeId: number,
  change: ImageChange,
): Promise<void> {
  await writeWithImage(db, files, viewer, "recipes", change, async (trx, image) => {
    await requireEditable(trx, viewer, recipeId);
    requireReservedId(image, recipeId);
    await changeRecipeImage(trx, viewer, recipeId, image);
  });
}

/** Must be the last step of a transaction that writes a recipe. */
export async function changeRecipeImage(
  trx: Transaction<Database>,
  viewer: Person,
  recipeId: number,
  image: ImageWrite,
): Promise<void> {
  const act = await changeImage(trx, viewer, "recipes", recipeId, image);
  if (!act) return;
  const recipe = await trx
    .selectFrom("recipes")
    .select(["id", "title", "visibility"])
    .where("id", "=", recipeId)
    .executeTakeFirstOrThrow();
  await appendGrantedAct(trx, viewer, act, redactTitle(recipe));
}

/** Throws recipe.notFound or recipe.notAllowedToEdit. */
export async function requireEditable(
  db: Kysely<Database>,
  viewer: Person,
  recipeId: number,
): Promise<void> {
  const recipe = await db
    .selectFrom("recipes")
    .select(["id", "author_id as authorId"])
    .where("id", "=", recipeId)
    .where(recipeExistsFor(viewer))
    .executeTakeFirst();
  if (!recipe) throw new AppError("recipe.notFound");
  if (!mayEditRecipe(viewer, recipe)) throw new AppError("recipe.notAllowedToEdit");
}
