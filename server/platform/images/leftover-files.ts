import path from "node:path";
import { IMAGE_SIZES, type StoredFolder } from "#domain/image/image";
import type { Db } from "../db/open";
import type { FileStore, ListedFile, Storage } from "../storage/file-store";
import { openFolderStore } from "../storage/folder-store";
import { UPLOADS } from "../storage/uploads-folder";
import { imagesFolder } from "./image-keys";

const STRAY_HOURS = 24;
const FOLDERS: StoredFolder[] = [...(Object.keys(IMAGE_SIZES) as StoredFolder[]), "pending"];

/** Removes files older than a day; younger ones may be in use. */
export async function removeStrayFiles(
  db: Db,
  signal: AbortSignal,
  { dataDir, files }: Storage,
): Promise<number> {
  let removed = 0;
  const remove = async (store: FileStore, file: ListedFile) => {
    if (!(await isOld(file))) return;
    await store.remove(file.key);
    removed += 1;
  };
  for (const folder of FOLDERS) {
    for await (const file of files.list(imagesFolder(folder))) {
      if (signal.aborted) return removed;
      if (await isStrayImage(db, folder, path.basename(file.key))) await remove(files, file);
    }
  }
  const machine = openFolderStore(dataDir);
  for await (const file of machine.list(UPLOADS)) {
    if (signal.aborted) return removed;
    await remove(machine, file);
  }
  return removed;
}

async function isStrayImage(db: Db, folder: StoredFolder, name: string): Promise<boolean> {
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

async function isOld(file: ListedFile): Promise<boolean> {
  const stats = await file.stat();
  return stats !== undefined && stats.changedAt < Date.now() - STRAY_HOURS * 3_600_000;
}
