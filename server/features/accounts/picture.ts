import type { Kysely, Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { type PictureUpload, storeUpload } from "../../platform/pictures/upload";
import {
  changePicture,
  type PictureWrite,
  requireReservedId,
  writeWithPicture,
} from "../../platform/pictures/write-with-picture";
import type { FileStore } from "../../platform/storage/file-store";
import { appendGrantedAct } from "../../policies/audit-log";
import { mayEditUser, type Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";

/** Throws user.notFound, user.notAllowedToEdit, image.invalid or image.tooLarge. */
export async function uploadUserPicture(
  db: Db,
  files: FileStore,
  viewer: Person,
  userId: number,
  upload: PictureUpload,
): Promise<void> {
  await requireEditable(db, viewer, userId);
  const change = await storeUpload(db, files, viewer, "users", upload);
  await writeWithPicture(db, files, viewer, "users", change, async (trx, picture) => {
    await requireEditable(trx, viewer, userId);
    requireReservedId(picture, userId);
    await changeUserPicture(trx, viewer, userId, picture);
  });
}

export async function changeUserPicture(
  trx: Transaction<Database>,
  viewer: Person,
  userId: number,
  picture: PictureWrite,
): Promise<void> {
  const act = await changePicture(trx, viewer, "users", userId, picture);
  if (!act) return;
  const { username } = await trx
    .selectFrom("users")
    .select("username")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await appendGrantedAct(trx, viewer, act, username);
}

async function requireEditable(
  db: Kysely<Database>,
  viewer: Person,
  userId: number,
): Promise<void> {
  const person = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!person) throw new AppError("user.notFound");
  if (!mayEditUser(viewer, userId)) throw new AppError("user.notAllowedToEdit");
}
