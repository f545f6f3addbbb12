import { opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../db/open";
import { imageFile, type StoredFolder } from "./files";
import { IMAGE_SIZES } from "./process";

const STRAY_HOURS = 24;
const FOLDERS: StoredFolder[] = [...(Object.keys(IMAGE_SIZES) as StoredFolder[]), "pending"];

/**
 * Removes what a server that was killed left half done a day ago: files that were being written, and
 * kept pictures whose row was never made. Every other file has a row or a note. Returns how many.
 */
export async function removeStrayFiles(
  db: Db,
  signal: AbortSignal,
  dataDir: string,
): Promise<number> {
  let removed = 0;
  for (const folder of FOLDERS) {
    const place = path.dirname(imageFile(dataDir, folder, ""));
    for await (const name of namesIn(place)) {
      if (signal.aborted) return removed;
      const file = path.join(place, name);
      if (!(await isStray(db, folder, name)) || !(await isOld(file))) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  }
  return removed;
}

async function* namesIn(place: string): AsyncGenerator<string> {
  const folder = await opendir(place).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
  for await (const { name } of folder ?? []) yield name;
}

async function isStray(db: Db, folder: StoredFolder, name: string): Promise<boolean> {
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
