import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { type PictureUpload, storeUpload } from "../../platform/pictures/upload";
import {
  changePicture,
  type PictureWrite,
  requireReservedId,
  writeWithPicture,
} from "../../platform/pictures/write-with-picture";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { auditCookbookAct, type CookbookMembership, requireAdministrator } from "./membership";

/** Throws cookbook.notFound, cookbook.notAdministrator, image.invalid or image.tooLarge. */
export async function uploadCookbookPicture(
  db: Db,
  files: FileStore,
  viewer: Person,
  id: number,
  upload: PictureUpload,
): Promise<void> {
  await requireAdministrator(db, viewer, id);
  const change = await storeUpload(db, files, viewer, "cookbooks", upload);
  await writeWithPicture(db, files, viewer, "cookbooks", change, async (trx, picture) => {
    // The cookbook or the viewer's rights may have changed during the upload.
    const cookbook = await requireAdministrator(trx, viewer, id);
    requireReservedId(picture, id);
    await changeCookbookPicture(trx, viewer, id, cookbook, picture);
  });
}

/** Must be the last step of a transaction that writes a cookbook. */
export async function changeCookbookPicture(
  trx: Transaction<Database>,
  viewer: Person,
  id: number,
  cookbook: CookbookMembership,
  picture: PictureWrite,
): Promise<void> {
  const act = await changePicture(trx, viewer, "cookbooks", id, picture);
  if (act) await auditCookbookAct(trx, viewer, cookbook, act);
}
