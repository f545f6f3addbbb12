import type { Transaction } from "kysely";
import { noteSteppingIn } from "../admin/audit";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { imageName } from "../images/files";
import { claimPendingImage, findPendingImage, linkPendingImage } from "../images/pending";
import { mayEditRecipe, type Person } from "../permissions";
import type { PictureChange } from "./commands";

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
    await db.transaction().execute((trx) => updateVersion(trx, viewer, recipeId, null));
  }
}

/**
 * The kept picture is the recipe's in the moment in which it is kept no more: if the power goes before,
 * the same form sent again finds it still kept.
 */
async function givePending(
  db: Db,
  dataDir: string,
  viewer: Person,
  recipeId: number,
  pendingId: string,
): Promise<void> {
  // Not there any more when the same form was sent twice.
  const id = await findPendingImage(db, viewer, pendingId);
  if (!id) return;
  const version = await reserveVersion(db, recipeId);
  await linkPendingImage(dataDir, id, imageName(recipeId, version));
  await db.transaction().execute(async (trx) => {
    if (await claimPendingImage(trx, viewer, id)) {
      await updateVersion(trx, viewer, recipeId, version);
    }
  });
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
  trx: Transaction<Database>,
  viewer: Person,
  recipeId: number,
  version: number | null,
): Promise<void> {
  const recipe = await trx
    .updateTable("recipes")
    .set({ image_version: version })
    .where("id", "=", recipeId)
    .returning(["title", "author_id as authorId"])
    .executeTakeFirstOrThrow();
  const may = (person: Person) => mayEditRecipe(person, recipe);
  const act = version === null ? "picture.remove" : "picture.change";
  await noteSteppingIn(trx, viewer, may, act, recipe.title);
}
