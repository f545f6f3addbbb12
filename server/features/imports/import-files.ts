import path from "node:path";
import type { Db } from "../../platform/db/open";
import type { FileStore, Storage } from "../../platform/storage/file-store";
import { uploadsFolder } from "../../platform/storage/uploads-folder";

const FOLDER = "imports";
const STRAY_HOURS = 24;

export function buildImportKey(file: string): string {
  return `${FOLDER}/${path.basename(file)}`;
}

/** A local folder for incoming files; also their final place if files are stored on this disk. */
export function getIncomingFolder({ dataDir, files }: Storage): string {
  return files.findPath(FOLDER) ?? uploadsFolder(dataDir);
}

export async function storeImportFile(files: FileStore, landed: string): Promise<string> {
  const file = path.basename(landed);
  await files.putFile(buildImportKey(file), landed);
  return file;
}

export async function removeImportFile(files: FileStore, file: string | null): Promise<void> {
  if (file !== null) await files.remove(buildImportKey(file));
}

/** Removes files without an import: of failed uploads and deleted accounts. */
export async function removeStrayImports(
  db: Db,
  signal: AbortSignal,
  { files }: Pick<Storage, "files">,
): Promise<number> {
  const before = Date.now() - STRAY_HOURS * 3_600_000;
  let removed = 0;
  for await (const { key, stat } of files.list(FOLDER)) {
    if (signal.aborted) break;
    const name = path.basename(key);
    const known = await db
      .selectFrom("imports")
      .select("id")
      .where("file", "=", name)
      .executeTakeFirst();
    if (known) continue;
    const stats = await stat();
    if (stats === undefined || stats.changedAt >= before) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
