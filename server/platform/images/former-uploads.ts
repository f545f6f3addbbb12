import path from "node:path";
import type { ImageFolder } from "#domain/image/image";
import type { Db } from "../db/open";
import { log } from "../log";
import type { FileStore } from "../storage/file-store";
import { imageKey } from "./image-keys";

const FORMER_FOLDER = "images/pending";
const THUMBNAIL = "-thumbnail";

/** Before migration 041 pending uploads had a folder of their own. Safe to repeat. */
export async function moveFormerUploads(db: Db, files: FileStore): Promise<void> {
  try {
    for await (const { key } of files.list(FORMER_FOLDER)) await moveUpload(db, files, key);
  } catch (error) {
    log.warn({ err: error }, "pending uploads not moved, it is tried again at the next start");
  }
}

async function moveUpload(db: Db, files: FileStore, from: string): Promise<void> {
  const name = path.basename(from, ".webp");
  const isThumbnail = name.endsWith(THUMBNAIL);
  const id = isThumbnail ? name.slice(0, -THUMBNAIL.length) : name;
  const row = await db
    .selectFrom("pending_images")
    .select("type")
    .where("id", "=", id)
    .executeTakeFirst();
  const bytes = row && (await files.get(from));
  if (row && bytes) {
    const folder: ImageFolder = isThumbnail ? "recipes-thumbnails" : row.type;
    await files.put(imageKey(folder, id), bytes);
  }
  await files.remove(from);
}
