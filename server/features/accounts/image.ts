import type { Kysely, Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { changeImage, type ImageChange } from "../../platform/images/change-image";
import type { FileStore } from "../../platform/storage/file-store";
import { appendGrantedAct } from "../../policies/audit-log";
import { mayEditUser, type Person } from "../../policies/permissions";
import { type ImageUpload, storeUpload } from "../../policies/sent-images";
import { accountExistsFor } from "../../policies/visibility/accounts";

export async function uploadUserImage(
  db: Db,
  files: FileStore,
  viewer: Person,
  userId: number,
  upload: ImageUpload,
): Promise<void> {
  await requireEditable(db, viewer, userId);
  const change = await storeUpload(db, files, viewer, "users", upload);
  await db.transaction().execute(async (trx) => {
    await requireEditable(trx, viewer, userId);
    await changeUserImage(trx, viewer, userId, change);
  });
}

export async function changeUserImage(
  trx: Transaction<Database>,
  viewer: Person,
  userId: number,
  change: ImageChange,
): Promise<void> {
  const act = await changeImage(trx, viewer, "users", userId, change);
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
