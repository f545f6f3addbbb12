import type { Db } from "../db/open";
import { AppError } from "../errors";
import { imageFile, imageName, removeImages, storeImage } from "../images/files";
import { takePendingImage } from "../images/pending";
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
  if (isRemoved) {
    const last = await pointTo(db, viewer, id, null);
    await removeImages(dataDir, ["cookbooks"], id, [last, last - 1]);
  }
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
  const isRemoved = change.kind === "remove";
  const bytes =
    change.kind === "pending" ? await takePendingImage(db, dataDir, viewer, change.id) : undefined;
  if (bytes || isRemoved) {
    await changeCookbookPicture(db, dataDir, viewer, id, { file: bytes && { bytes }, isRemoved });
  }
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
  try {
    await pointTo(db, viewer, id, version);
  } catch (error) {
    await removeImages(dataDir, ["cookbooks"], id, [version]);
    throw error;
  }
  await removeImages(dataDir, ["cookbooks"], id, [version - 2]);
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
async function pointTo(
  db: Db,
  viewer: Person,
  id: number,
  version: number | null,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const place = await getOwnPlace(trx, viewer, id);
    const { last } = await trx
      .updateTable("cookbooks")
      .set({ image_version: version })
      .where("id", "=", id)
      .returning("last_image_version as last")
      .executeTakeFirstOrThrow();
    const act = version === null ? "picture.remove" : "picture.change";
    await noteOnCookbook(trx, viewer, place, act);
    return last;
  });
}
