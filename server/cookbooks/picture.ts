import type { Db } from "../db/open";
import { AppError } from "../errors";
import { imageFile, imageName, storeImage } from "../images/files";
import { claimPendingImage, readPendingImage } from "../images/pending";
import { encodePicture } from "../images/process";
import type { Person } from "../permissions";
import type { PictureChange } from "../recipes/commands";
import { getOwnPlace, noteOnCookbook, requireAdministrator } from "./membership";

export interface CookbookPictureChange {
  /** Chosen in a form or a call; without bytes when it is larger than a picture may be. */
  file: { bytes: Buffer | undefined } | undefined;
  isRemoved: boolean;
}

/**
 * Changes a cookbook's picture, if a change was asked for; returns the version of the new one.
 * Throws cookbook.notFound, cookbook.notAdministrator, image.invalid or image.tooLarge.
 */
export async function changeCookbookPicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  id: number,
  { file, isRemoved }: CookbookPictureChange,
): Promise<number | null> {
  await requireAdministrator(db, viewer, id);
  if (file) return setPicture(db, dataDir, viewer, id, file.bytes);
  if (isRemoved) await pointTo(db, viewer, id, null);
  return null;
}

/** The same for a form's picture, which was kept while the form was put right. */
export async function changeToPending(
  db: Db,
  dataDir: string,
  viewer: Person,
  id: number,
  change: PictureChange,
): Promise<void> {
  if (change.kind === "remove") {
    await changeCookbookPicture(db, dataDir, viewer, id, { file: undefined, isRemoved: true });
  }
  if (change.kind !== "pending") return;
  const bytes = await readPendingImage(db, dataDir, viewer, change.id);
  if (!bytes) return;
  await changeCookbookPicture(db, dataDir, viewer, id, { file: { bytes }, isRemoved: false });
  await claimPendingImage(db, viewer, change.id);
}

/** While the picture is made the right to change it may go, or the cookbook. */
async function setPicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  id: number,
  bytes: Buffer | undefined,
): Promise<number> {
  if (!bytes) throw new AppError("image.tooLarge");
  const { cookbooks } = await encodePicture(bytes, ["cookbooks"]);
  const version = await reserveVersion(db, viewer, id);
  const file = imageFile(dataDir, "cookbooks", imageName(id, version));
  await storeImage(file, cookbooks);
  await pointTo(db, viewer, id, version);
  return version;
}

/** A number that no picture of this cookbook ever had. */
async function reserveVersion(db: Db, viewer: Person, id: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await requireAdministrator(trx, viewer, id);
    const { version } = await trx
      .updateTable("cookbooks")
      .set((eb) => ({ last_image_version: eb("last_image_version", "+", 1) }))
      .where("id", "=", id)
      .returning("last_image_version as version")
      .executeTakeFirstOrThrow();
    return version;
  });
}

/** Throws cookbook.notFound where it was deleted meanwhile. */
async function pointTo(db: Db, viewer: Person, id: number, version: number | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const place = await getOwnPlace(trx, viewer, id);
    await trx
      .updateTable("cookbooks")
      .set({ image_version: version })
      .where("id", "=", id)
      .execute();
    const act = version === null ? "picture.remove" : "picture.change";
    await noteOnCookbook(trx, viewer, place, act);
  });
}
