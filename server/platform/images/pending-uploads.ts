import type { Kysely } from "kysely";
import type { ImageFolder, ImageType } from "#domain/image/image";
import { deleteInBatches } from "../db/batches";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { newSecret } from "../secrets";
import type { FileStore } from "../storage/file-store";
import type { ImageSource } from "./decoder-processes";
import { type EncodingOptions, encodeImage } from "./encode-image";
import { imageKey, imageName } from "./image-keys";
import { FOLDERS_BY_TYPE } from "./referenced-images";
import { findImageVersion } from "./versions";

const PENDING_HOURS = 24;
const MAX_PENDING = 20;

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

/** Throws image.invalid, image.tooLarge or what `pay` throws. */
export async function storeImage(
  db: Db,
  files: FileStore,
  uploader: Uploader,
  type: ImageType,
  source: ImageSource,
  options: EncodingOptions,
): Promise<string> {
  const folders = FOLDERS_BY_TYPE[type];
  const encoded = await encodeImage(source, folders, options);
  const id = newSecret();
  for (const folder of folders) await files.put(pendingKey(id, folder), encoded[folder]);
  await db
    .insertInto("pending_images")
    .values({ id, user_id: uploader.id, type, created_at: Date.now() })
    .execute();
  await makeRoom(db, files, uploader);
  return id;
}

export async function findPendingImage(
  db: Db,
  uploader: Uploader,
  type: ImageType | undefined,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("pending_images")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", uploader.id)
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? "recipes"))
    .executeTakeFirst();
  return row?.id;
}

/** Deletes the row; of concurrent callers only one gets the id. */
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

/** True if the form was sent twice. The upload's file outlives its row by a day. */
export async function showsClaimedImage(
  db: Db,
  files: FileStore,
  type: ImageType,
  rowId: number,
  id: string,
): Promise<boolean> {
  const taken = await db
    .selectFrom("unused_images")
    .select("name")
    .where("folder", "=", "pending")
    .where("name", "=", id)
    .executeTakeFirst();
  const version = await findImageVersion(db, type, rowId);
  if (!taken || version === null) return false;
  const shown = imageKey(type, imageName(rowId, version));
  const [before, now] = await Promise.all(
    [pendingKey(taken.name), shown].map((key) => files.get(key)),
  );
  return before !== undefined && now !== undefined && before.equals(now);
}

export async function linkPendingImage(
  files: FileStore,
  type: ImageType,
  id: string,
  name: string,
): Promise<void> {
  for (const folder of FOLDERS_BY_TYPE[type]) {
    await files.copy(pendingKey(id, folder), imageKey(folder, name));
  }
}

/** For uploads that no form names any more. Failures are left to the cleanup job. */
export async function removeClaimedFiles(
  files: FileStore,
  type: ImageType,
  id: string,
): Promise<void> {
  for (const folder of FOLDERS_BY_TYPE[type])
    await files.remove(pendingKey(id, folder)).catch(() => undefined);
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

function pendingKey(id: string, folder?: ImageFolder): string {
  return imageKey("pending", folder === "recipes-thumbnails" ? `${id}-thumbnail` : id);
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
    .returning("id")
    .execute();
  for (const { id } of old) {
    await files.remove(pendingKey(id));
    await files.remove(pendingKey(id, "recipes-thumbnails"));
  }
}
