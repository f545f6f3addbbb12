import { noteSteppingIn } from "../admin/audit";
import type { Db } from "../db/open";
import { imageName, removeImages } from "../images/files";
import { claimPendingImage, movePendingImage } from "../images/pending";
import { mayEditRecipe, type Person } from "../permissions";
import type { PictureChange } from "./commands";

const FOLDERS = ["recipes" as const, "recipes-thumbnails" as const];

/**
 * Gives a recipe the picture that its author chose, or takes it away. The row's version moves only
 * after the file is in its place; the version before stays on disk for pages that are open now.
 */
export async function setRecipePicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  recipeId: number,
  change: PictureChange,
): Promise<void> {
  if (change.kind === "pending") await givePending(db, dataDir, viewer, recipeId, change.id);
  if (change.kind === "remove") {
    const last = await updateVersion(db, viewer, recipeId, null);
    await removeImages(dataDir, FOLDERS, recipeId, [last, last - 1]);
  }
}

async function givePending(
  db: Db,
  dataDir: string,
  viewer: Person,
  recipeId: number,
  pendingId: string,
): Promise<void> {
  // Not there any more when the same form was sent twice.
  const id = await claimPendingImage(db, viewer, pendingId);
  if (!id) return;
  const version = await reserveVersion(db, recipeId);
  await movePendingImage(dataDir, id, imageName(recipeId, version));
  await updateVersion(db, viewer, recipeId, version);
  await removeImages(dataDir, FOLDERS, recipeId, [version - 2]);
}

/** A number that no picture of this recipe ever had. */
async function reserveVersion(db: Db, recipeId: number): Promise<number> {
  const row = await db
    .updateTable("recipes")
    .set((eb) => ({ last_image_version: eb("last_image_version", "+", 1) }))
    .where("id", "=", recipeId)
    .returning("last_image_version as version")
    .executeTakeFirstOrThrow();
  return row.version;
}

async function updateVersion(
  db: Db,
  viewer: Person,
  recipeId: number,
  version: number | null,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { last, ...recipe } = await trx
      .updateTable("recipes")
      .set({ image_version: version })
      .where("id", "=", recipeId)
      .returning(["last_image_version as last", "title", "author_id as authorId"])
      .executeTakeFirstOrThrow();
    const may = (person: Person) => mayEditRecipe(person, recipe);
    const act = version === null ? "picture.remove" : "picture.change";
    await noteSteppingIn(trx, viewer, may, act, recipe.title);
    return last;
  });
}
