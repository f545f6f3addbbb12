import type { Db } from "../db/open";
import { AppError } from "../errors";
import type { Person } from "../permissions";
import { imageFile, imageName, removeImages, storeImage } from "./files";
import { encodePicture } from "./process";

export interface UserPictureChange {
  /** Chosen in a form; without bytes when it is larger than a picture may be. */
  file: { bytes: Buffer | undefined } | undefined;
  isRemoved: boolean;
}

/** Changes one's own picture, if a change was asked for. Throws image.invalid or image.tooLarge. */
export async function changeUserPicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  { file, isRemoved }: UserPictureChange,
): Promise<void> {
  if (file) return setPicture(db, dataDir, viewer, file.bytes);
  if (isRemoved) {
    const last = await pointTo(db, viewer, null);
    await removeImages(dataDir, ["users"], viewer.id, [last, last - 1]);
  }
}

async function setPicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  bytes: Buffer | undefined,
): Promise<void> {
  if (!bytes) throw new AppError("image.tooLarge");
  const { users } = await encodePicture(bytes, ["users"]);
  const { version } = await db
    .updateTable("users")
    .set((eb) => ({ last_image_version: eb("last_image_version", "+", 1) }))
    .where("id", "=", viewer.id)
    .returning("last_image_version as version")
    .executeTakeFirstOrThrow();
  await storeImage(imageFile(dataDir, "users", imageName(viewer.id, version)), users);
  await pointTo(db, viewer, version);
  await removeImages(dataDir, ["users"], viewer.id, [version - 2]);
}

async function pointTo(db: Db, viewer: Person, version: number | null): Promise<number> {
  const { last } = await db
    .updateTable("users")
    .set({ image_version: version })
    .where("id", "=", viewer.id)
    .returning("last_image_version as last")
    .executeTakeFirstOrThrow();
  return last;
}
