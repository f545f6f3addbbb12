import { mkdirSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";

/** Another process has the data folder. */
export class DataDirInUse extends Error {}

/**
 * Takes a data folder (made where missing) for this process alone; throws DataDirInUse. The lock is
 * an open transaction on a file of its own, which ends with the process however that ends, so none
 * is ever left behind. Nothing else may open that file: closing it again would end the lock.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new Sqlite(path.join(dataDir, "popote.lock"), { timeout: 0 });
  try {
    // Nothing is ever committed: no journal file beside it.
    lock.pragma("journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== "SQLITE_BUSY") throw error;
    throw new DataDirInUse(
      `Popote already runs on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}
