import { opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { IMAGE_SIZES, type StoredFolder } from "#domain/picture";
import type { Db } from "../db/open";
import { imageFile } from "./store";

const STRAY_HOURS = 24;
const FOLDERS: StoredFolder[] = [...(Object.keys(IMAGE_SIZES) as StoredFolder[]), "pending"];

/** Files that a killed server left; only those older than a day, since others may be in use. */
export async function removeStrayFiles(
  db: Db,
  signal: AbortSignal,
  dataDir: string,
): Promise<number> {
  let removed = 0;
  const places = [
    ...FOLDERS.map((folder) => ({
      place: path.dirname(imageFile(dataDir, folder, "")),
      isStray: (name: string) => isStrayPicture(db, folder, name),
    })),
    { place: uploadsFolder(dataDir), isStray: async () => true },
  ];
  for (const { place, isStray } of places) {
    for await (const name of namesIn(place)) {
      if (signal.aborted) return removed;
      const file = path.join(place, name);
      if (!(await isStray(name)) || !(await isOld(file))) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  }
  return removed;
}

export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, "uploads");
}

async function* namesIn(place: string): AsyncGenerator<string> {
  const folder = await opendir(place).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
  for await (const { name } of folder ?? []) yield name;
}

async function isStrayPicture(db: Db, folder: StoredFolder, name: string): Promise<boolean> {
  if (name.endsWith(".tmp")) return true;
  if (folder !== "pending") return false;
  const id = name.replace(/(-thumbnail)?\.webp$/, "");
  const [row, note] = await Promise.all([
    db.selectFrom("pending_images").select("id").where("id", "=", id).executeTakeFirst(),
    db
      .selectFrom("unused_images")
      .select("name")
      .where("folder", "=", "pending")
      .where("name", "=", id)
      .executeTakeFirst(),
  ]);
  return !row && !note;
}

async function isOld(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file);
  return mtimeMs < Date.now() - STRAY_HOURS * 3_600_000;
}
