import { accountExistsFor } from "../accounts/visibility";
import { noteSteppingIn } from "../admin/audit";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { mayEditUser, type Person } from "../permissions";
import { imageFile, imageName, storeImage } from "./files";
import { encodePicture } from "./process";

export interface PictureUpload {
  /** Chosen in a form; without bytes when it is larger than a picture may be. */
  file: { bytes: Buffer | undefined } | undefined;
  isRemoved: boolean;
}

/**
 * Changes a person's picture, if a change was asked for. Throws user.notFound,
 * user.notAllowedToEdit, image.invalid or image.tooLarge.
 */
export async function changeUserPicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  userId: number,
  { file, isRemoved }: PictureUpload,
): Promise<void> {
  await refuseUnlessEditable(db, viewer, userId);
  if (file) return setPicture(db, dataDir, viewer, userId, file.bytes);
  if (isRemoved) await pointTo(db, viewer, userId, null);
}

async function refuseUnlessEditable(db: Db, viewer: Person, userId: number): Promise<void> {
  const person = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!person) throw new AppError("user.notFound");
  if (!mayEditUser(viewer, userId)) throw new AppError("user.notAllowedToEdit");
}

async function setPicture(
  db: Db,
  dataDir: string,
  viewer: Person,
  userId: number,
  bytes: Buffer | undefined,
): Promise<void> {
  if (!bytes) throw new AppError("image.tooLarge");
  const { users } = await encodePicture(bytes, ["users"]);
  const { version } = await db
    .updateTable("users")
    .set((eb) => ({ last_image_version: eb("last_image_version", "+", 1) }))
    .where("id", "=", userId)
    .returning("last_image_version as version")
    .executeTakeFirstOrThrow();
  await storeImage(imageFile(dataDir, "users", imageName(userId, version)), users);
  await pointTo(db, viewer, userId, version);
}

async function pointTo(
  db: Db,
  viewer: Person,
  userId: number,
  version: number | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { username } = await trx
      .updateTable("users")
      .set({ image_version: version })
      .where("id", "=", userId)
      .returning("username")
      .executeTakeFirstOrThrow();
    const may = (person: Person) => mayEditUser(person, userId);
    const act = version === null ? "picture.remove" : "picture.change";
    await noteSteppingIn(trx, viewer, may, act, username);
  });
}
