import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { changeImage, type ImageChange } from "../../platform/images/change-image";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { type ImageUpload, storeUpload } from "../../policies/sent-images";
import { auditCookbookAct, type CookbookMembership, requireAdministrator } from "./membership";

export async function uploadCookbookImage(
  db: Db,
  files: FileStore,
  viewer: Person,
  id: number,
  upload: ImageUpload,
): Promise<void> {
  await requireAdministrator(db, viewer, id);
  const change = await storeUpload(db, files, viewer, "cookbooks", upload);
  await db.transaction().execute(async (trx) => {
    // The cookbook or the viewer's rights may have changed during the upload.
    const cookbook = await requireAdministrator(trx, viewer, id);
    await changeCookbookImage(trx, viewer, id, cookbook, change);
  });
}

export async function changeCookbookImage(
  trx: Transaction<Database>,
  viewer: Person,
  id: number,
  cookbook: CookbookMembership,
  change: ImageChange,
): Promise<void> {
  const act = await changeImage(trx, viewer, "cookbooks", id, change);
  if (act) await auditCookbookAct(trx, viewer, cookbook, act);
}
