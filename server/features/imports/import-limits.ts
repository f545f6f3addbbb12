import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { FileStore } from "../../platform/storage/file-store";
import type { Person } from "../../policies/permissions";
import { removeImportFile } from "./import-files";

/** Per user; a new import replaces the oldest inactive one. */
const MAX_IMPORTS = 10;
/** Per user: stored files, and files being read or saved at once. */
const MAX_FILES = 3;
const WAIT_SECONDS = 60;
const INACTIVE_STATES = ["READY", "DONE", "FAILED"] as const;

export async function deleteOldestImports(db: Db, files: FileStore, viewer: Person): Promise<void> {
  const newest = db
    .selectFrom("imports")
    .select("id")
    .where("user_id", "=", viewer.id)
    .orderBy("id", "desc")
    .limit(MAX_IMPORTS);
  const old = await db
    .deleteFrom("imports")
    .where("user_id", "=", viewer.id)
    .where("state", "in", INACTIVE_STATES)
    .where("id", "not in", newest)
    .returning("file")
    .execute();
  for (const { file } of old) await removeImportFile(files, file);
  await deleteOldestFiles(db, files, viewer);
}

export async function refuseMoreFiles(trx: Transaction<Database>, viewer: Person): Promise<void> {
  const atWork = await trx
    .selectFrom("imports")
    .select("id")
    .where("user_id", "=", viewer.id)
    .where("file", "is not", null)
    .where("state", "not in", INACTIVE_STATES)
    .execute();
  if (atWork.length <= MAX_FILES) return;
  throw new AppError("request.tooMany", { "Retry-After": String(WAIT_SECONDS) });
}

/** Their recipes are kept, without the images. */
async function deleteOldestFiles(db: Db, files: FileStore, viewer: Person): Promise<void> {
  const stored = await db
    .selectFrom("imports")
    .select(["id", "file"])
    .where("user_id", "=", viewer.id)
    .where("file", "is not", null)
    .orderBy("id", "desc")
    .execute();
  for (const { id, file } of stored.slice(MAX_FILES)) {
    const { numUpdatedRows } = await db
      .updateTable("imports")
      .set({ file: null })
      .where("id", "=", id)
      .where("state", "in", INACTIVE_STATES)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await removeImportFile(files, file);
  }
}
