import { IMAGE_SIZES, type ImageFolder } from "#domain/image/image";
import type { Db } from "../db/open";
import type { FileStore, ListedFile, Storage } from "../storage/file-store";
import { openFolderStore } from "../storage/folder-store";
import { UPLOADS } from "../storage/uploads-folder";
import { imagesFolder } from "./image-keys";

const STRAY_HOURS = 24;

/** Removes files older than a day; younger ones may be in use. */
export async function removeStrayFiles(
  _db: Db,
  signal: AbortSignal,
  { dataDir, files }: Storage,
): Promise<number> {
  let removed = 0;
  const remove = async (store: FileStore, file: ListedFile) => {
    if (!(await isOld(file))) return;
    await store.remove(file.key);
    removed += 1;
  };
  for (const folder of Object.keys(IMAGE_SIZES) as ImageFolder[]) {
    for await (const file of files.list(imagesFolder(folder))) {
      if (signal.aborted) return removed;
      if (file.key.endsWith(".tmp")) await remove(files, file);
    }
  }
  const machine = openFolderStore(dataDir);
  for await (const file of machine.list(UPLOADS)) {
    if (signal.aborted) return removed;
    await remove(machine, file);
  }
  return removed;
}

async function isOld(file: ListedFile): Promise<boolean> {
  const stats = await file.stat();
  return stats !== undefined && stats.changedAt < Date.now() - STRAY_HOURS * 3_600_000;
}
