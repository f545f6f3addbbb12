import type { Kysely, Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { changeImage, type ImageChange } from "../../platform/images/change-image";
import { appendGrantedAct, redactTitle } from "../../policies/audit-log";
import { mayEditRecipe, type Person } from "../../policies/permissions";
import { recipeExistsFor } from "../../policies/visibility/recipes";

export async function setRecipeImage(
  db: Db,
  viewer: Person,
  recipeId: number,
  change: ImageChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireEditable(trx, viewer, recipeId);
    await changeRecipeImage(trx, viewer, recipeId, change);
  });
}

export async function changeRecipeImage(
  trx: Transaction<Database>,
  viewer: Person,
  recipeId: number,
  change: ImageChange,
): Promise<void> {
  const act = await changeImage(trx, viewer, "recipes", recipeId, change);
  if (!act) return;
  const recipe = await trx
    .selectFrom("recipes")
    .select(["id", "title", "visibility"])
    .where("id", "=", recipeId)
    .executeTakeFirstOrThrow();
  await appendGrantedAct(trx, viewer, act, redactTitle(recipe));
}

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
