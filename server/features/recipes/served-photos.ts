import type { Visibility } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import type { CurrentImage } from "../../platform/images/current-image";
import { findPendingImage } from "../../platform/images/pending-uploads";
import { mayEditRecipe, type Viewer } from "../../policies/permissions";
import { openedBy, recipeExistsFor, visibleTo } from "../../policies/visibility/recipes";

/** `key` is the share link's. */
export async function findVisiblePhoto(
  db: Db,
  viewer: Viewer,
  id: number,
  key: string | null,
): Promise<{ visibility: Visibility; imageKey: string } | undefined> {
  const find = db
    .selectFrom("recipes")
    .innerJoin("recipe_photos", "recipe_photos.recipe_id", "recipes.id")
    .select(["recipes.visibility", "recipe_photos.image_key as imageKey"])
    .where("recipe_photos.id", "=", id);
  const seen = await find.where(visibleTo(viewer)).executeTakeFirst();
  if (seen || !key) return seen;
  return find.where(openedBy(key, viewer)).executeTakeFirst();
}

/** The cover of a recipe; `key` is the share link's. */
export async function findVisibility(
  db: Db,
  viewer: Viewer,
  id: number,
  key: string | null,
): Promise<({ visibility: Visibility } & CurrentImage) | undefined> {
  const find = db
    .selectFrom("recipes")
    .select(["visibility", "image_version as imageVersion", "image_key as imageKey"])
    .where("id", "=", id);
  const seen = await find.where(visibleTo(viewer)).executeTakeFirst();
  if (seen || !key) return seen;
  return find.where(openedBy(key, viewer)).executeTakeFirst();
}

/** Whether the viewer uploaded this image for a recipe, or may edit the recipe that shows it. */
export async function maySeeToEdit(db: Db, viewer: Viewer, key: string): Promise<boolean> {
  if (!viewer) return false;
  if (await findPendingImage(db, viewer, "recipes", key)) return true;
  const recipe = await selectRecipeByImage(db, key)
    .where(recipeExistsFor(viewer))
    .executeTakeFirst();
  return recipe !== undefined && mayEditRecipe(viewer, recipe);
}

/** Also of an earlier version that is kept. */
export async function findRecipeByImage(db: Db, key: string): Promise<number | undefined> {
  return (await selectRecipeByImage(db, key).executeTakeFirst())?.id;
}

function selectRecipeByImage(db: Db, key: string) {
  const naming = (table: "recipe_photos" | "revision_images") =>
    db.selectFrom(table).select("recipe_id").where("image_key", "=", key);
  return db
    .selectFrom("recipes")
    .select(["recipes.id", "recipes.author_id as authorId"])
    .where((eb) =>
      eb.or([
        eb("recipes.image_key", "=", key),
        eb("recipes.id", "in", naming("recipe_photos")),
        eb("recipes.id", "in", naming("revision_images")),
      ]),
    );
}
