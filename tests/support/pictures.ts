import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StoredFolder } from "#domain/picture";
import type { Db } from "#server/db/open";
import { imageFile } from "#server/pictures/store";
import { removeUnusedImages } from "#server/pictures/unused-pictures";

/** Puts a file under the name of a picture; what it shows does not matter. */
export function hangPicture(dataDir: string, folder: StoredFolder, name: string): void {
  const file = imageFile(dataDir, folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "a picture");
}

/** The files of a folder a day from now, after the upkeep has removed what no row uses. */
export async function filesTomorrow(
  { db, dataDir }: { db: Db; dataDir: string },
  folder: StoredFolder,
): Promise<string[]> {
  await db.updateTable("unused_images").set({ since: 0 }).execute();
  await removeUnusedImages(db, new AbortController().signal, dataDir);
  const place = path.join(dataDir, "images", folder);
  return existsSync(place) ? readdirSync(place).sort() : [];
}
