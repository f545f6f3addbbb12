import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ImageFolder, ImageType } from "#domain/image/image";
import type { Db } from "#server/platform/db/open";
import { findCurrentImage } from "#server/platform/images/current-image";
import { imageKey } from "#server/platform/images/image-keys";
import { forgetOldPendingImages } from "#server/platform/images/pending-uploads";
import { FOLDERS_BY_TYPE } from "#server/platform/images/referenced-images";
import { removeUnusedImages } from "#server/platform/images/unused-images";
import type { Storage } from "#server/platform/storage/file-store";

export function imageFile(dataDir: string, folder: ImageFolder, key: string): string {
  return path.join(dataDir, imageKey(folder, key));
}

/** Writes a file with an image's name; its content does not matter. */
export function writeImage(dataDir: string, folder: ImageFolder, key: string): void {
  const file = imageFile(dataDir, folder, key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "an image");
}

/** Gives a row its first image; the content of the files does not matter. */
export async function giveImage(
  { db, dataDir }: Pick<Storage, "dataDir"> & { db: Db },
  type: ImageType,
  id: number,
): Promise<void> {
  const image_key = `${id}-v1`;
  for (const folder of FOLDERS_BY_TYPE[type]) writeImage(dataDir, folder, image_key);
  await db
    .updateTable(type)
    .set({ image_version: 1, last_image_version: 1, image_key })
    .where("id", "=", id)
    .execute();
}

/** The name of the file of a row's current image. */
export async function findFileName(db: Db, type: ImageType, id: number): Promise<string> {
  const image = await findCurrentImage(db, type, id);
  return `${image?.imageKey}.webp`;
}

/** The files of a folder after tomorrow's scheduled jobs have removed the unused ones. */
export async function filesTomorrow(
  { db, dataDir, files }: Storage & { db: Db },
  folder: ImageFolder,
): Promise<string[]> {
  const { signal } = new AbortController();
  await db.updateTable("pending_images").set({ created_at: 0 }).execute();
  await forgetOldPendingImages(db, signal);
  await db.updateTable("unused_images").set({ since: 0 }).execute();
  await removeUnusedImages(db, signal, { files });
  const place = path.join(dataDir, "images", folder);
  return existsSync(place) ? readdirSync(place).sort() : [];
}
