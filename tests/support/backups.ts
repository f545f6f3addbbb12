import path from "node:path";
import { makeBackup } from "#server/operations/backup/make";
import { restoreBackup } from "#server/operations/backup/restore";
import type { Db } from "#server/platform/db/open";
import type { Storage } from "#server/platform/storage/file-store";
import { openFolderStore } from "#server/platform/storage/folder-store";
import { openTestDatabase } from "./database";
import { emptyFolder } from "./folders";

const silent = () => undefined;

export function openStorage(dataDir: string): Storage {
  return { dataDir, files: openFolderStore(dataDir) };
}

export async function backUp(dataDir: string): Promise<string> {
  const file = path.join(emptyFolder(), "popote.zip");
  await makeBackup(openStorage(dataDir), file, silent);
  return file;
}

export async function restoreNew(file: string): Promise<Storage & { db: Db }> {
  const dataDir = emptyFolder();
  await restoreBackup(openStorage(dataDir), file, { isReplacing: false, onProgress: silent });
  return openTestDatabase(dataDir);
}

export async function restoreOver(dataDir: string, file: string) {
  return restoreBackup(openStorage(dataDir), file, { isReplacing: true, onProgress: silent });
}
