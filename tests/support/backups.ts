import path from "node:path";
import { makeBackup } from "#server/backup/make";
import { restoreBackup } from "#server/backup/restore";
import type { Db } from "#server/db/open";
import { emptyFolder } from "./folders";
import { openTestDatabase } from "./server";

const silent = () => undefined;

/** Makes a backup of a data folder in a folder of its own; returns the file. */
export async function backUp(dataDir: string): Promise<string> {
  const file = path.join(emptyFolder(), "popote.zip");
  await makeBackup(dataDir, file, silent);
  return file;
}

/** Restores a backup into an empty folder and opens it. */
export async function restoreNew(file: string): Promise<{ db: Db; dataDir: string }> {
  const dataDir = emptyFolder();
  await restoreBackup(dataDir, file, { isReplacing: false, onProgress: silent });
  return openTestDatabase(dataDir);
}

/** Restores over what is in a data folder. */
export async function restoreOver(dataDir: string, file: string) {
  return restoreBackup(dataDir, file, { isReplacing: true, onProgress: silent });
}
