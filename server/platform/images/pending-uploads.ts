import type { Kysely } from "kysely";
import type { ImageType } from "#domain/image/image";
import { deleteInBatches } from "../db/batches";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { newSecret } from "../secrets";
import type { FileStore } from "../storage/file-store";
import type { ImageSource } from "./decoder-processes";
import { imageKey } from "./image-keys";
import { FOLDERS_BY_TYPE } from "./referenced-images";
import { type ResizeOptions, resizeImage } from "./resize-image";

const PENDING_HOURS = 24;
/** Of one person: the photos of six recipe forms. */
const MAX_PENDING = 60;

export interface Uploader {
  id: number;
}

/** Does not charge the user's budget: the image comes from an import. */
export function storePendingImage(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: ImageType,
  bytes: Buffer,
): Promise<string> {
  return storeImage(db, files, uploader, type, { bytes }, { person: `import of ${uploader.id}` });
}

export async function storeImage(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: ImageType,
  source: ImageSource,
  options: ResizeOptions,
): Promise<string> {
  const folders = FOLDERS_BY_TYPE[type];
  const encoded = await resizeImage(source, folders, options);
  const id = newSecret();
  // First the row, so that a crash leaves no unknown file: nobody knows the id yet.
  await db
    .insertInto("pending_images")
    .values({ id, user_id: uploader.id, type, created_at: Date.now() })
    .execute();
  try {
    for (const folder of folders) await files.put(imageKey(folder, id), encoded[folder]);
  } catch (error) {
    const forget = db.deleteFrom("pending_images").where("id", "=", id);
    await forget.execute().catch(() => undefined);
    throw error;
  }
  await makeRoom(db, files, uploader);
  return id;
}

export async function findPendingImage(
  db: Db,
  uploader: Uploader,
  type: ImageType,
  id: string,
): Promise<string | undefined> {
  const row = await findOwn(db, uploader, id);
  return row?.type === type ? id : undefined;
}

export async function findPendingKey(
  db: Db,
  uploader: Uploader,
  id: string,
): Promise<string | undefined> {
  const row = await findOwn(db, uploader, id);
  return row && imageKey(row.type, id);
}

function findOwn(db: Db, uploader: Uploader, id: string) {
  return db
    .selectFrom("pending_images")
    .select("type")
    .where("id", "=", id)
    .where("user_id", "=", uploader.id)
    .executeTakeFirst();
}

/** Of concurrent callers only one gets the id. A row must then name it, or it counts as unused. */
export async function claimPendingImage(
  db: Kysely<Database>,
  uploader: Uploader,
  type: ImageType,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("pending_images")
    .where("id", "=", id)
    .where("user_id", "=", uploader.id)
    .where("type", "=", type)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function forgetOldPendingImages(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - PENDING_HOURS * 3_600_000;
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("pending_images")
      .where("id", "in", (eb) =>
        eb.selectFrom("pending_images").select("id").where("created_at", "<", before).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes old files at once, so that uploads cannot fill the disk. */
async function makeRoom(db: Db, files: FileStore, uploader: Uploader): Promise<void> {
  const stored = db
    .selectFrom("pending_images")
    .select("id")
    .where("user_id", "=", uploader.id)
    .orderBy("created_at", "desc")
    .limit(MAX_PENDING);
  const old = await db
    .deleteFrom("pending_images")
    .where("user_id", "=", uploader.id)
    .where("id", "not in", stored)
    .returning(["id", "type"])
    .execute();
  for (const { id, type } of old)
    for (const folder of FOLDERS_BY_TYPE[type]) await files.remove(imageKey(folder, id));
}
