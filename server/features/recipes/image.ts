import type { Kysely } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { ImageChange } from "../../platform/images/change-image";
import { mayEditRecipe, type Person } from "../../policies/permissions";
import { recipeExistsFor } from "../../policies/visibility/recipes";
import { removeCover, replaceCover } from "./photo-commands";

export async function setRecipeImage(
  db: Db,
  viewer: Person,
  recipeId: number,
  change: ImageChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireEditable(trx, viewer, recipeId);
    if (change.kind === "pending") await replaceCover(trx, viewer, recipeId, change.id);
    if (change.kind === "remove") await removeCover(trx, viewer, recipeId);
  });
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
