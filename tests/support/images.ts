import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StoredFolder } from "#domain/image/image";
import type { Db } from "#server/platform/db/open";
import { imageKey } from "#server/platform/images/image-keys";
import { removeUnusedImages } from "#server/platform/images/unused-images";
import type { Storage } from "#server/platform/storage/file-store";

export function imageFile(dataDir: string, folder: StoredFolder, name: string): string {
  return path.join(dataDir, imageKey(folder, name));
}

/** Writes a file with an image's name; its content does not matter. */
export function writeImage(dataDir: string, folder: StoredFolder, name: string): void {
  const file = imageFile(dataDir, folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "an image");
}

/** The files of a folder after tomorrow's scheduled jobs have removed the unused ones. */
export async function filesTomorrow(
  { db, dataDir, files }: Storage & { db: Db },
  folder: StoredFolder,
): Promise<string[]> {
  await db.updateTable("unused_images").set({ since: 0 }).execute();
  await removeUnusedImages(db, new AbortController().signal, { files });
  const place = path.join(dataDir, "images", folder);
  return existsSync(place) ? readdirSync(place).sort() : [];
}
