import { finishRestore, removeUnfinishedRestore } from "../backup/finish-restore";
import { removeDeadBackups } from "../backup/leftovers";
import { refuseNewWorld } from "../backup/lost-database";
import type { Config } from "../config";
import { lockDataDir } from "../db/lock";
import { migrateToLatest } from "../db/migrate";
import { type Db, openDatabase } from "../db/open";
import { refuseUnknownSchema } from "../db/schema";
import { watchDisk } from "../full-disk";
import { loadCatalogue } from "../ingredients/catalogue";
import { log } from "../log";
import { examineStorage } from "../storage/data-folder-check";
import { noteOpenedFiles } from "../storage/replaced-database";

export interface PreparedData {
  db: Db;
  /** Lets another Popote have the data folder. */
  close(): Promise<void>;
}

/** Creates and migrates the data folder and locks it for this process. Throws DataDirFault. */
export async function prepareData(
  config: Config,
  onQuery?: (sql: string) => void,
): Promise<PreparedData> {
  await forgetKilledBackups(config.dataDir);
  examineStorage(config);
  watchDisk(config.dataDir);
  const lock = lockDataDir(config.dataDir);
  try {
    const db = await openLocked(config, onQuery);
    return {
      db,
      async close() {
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** First of all: a dead copy of the database may be what fills the disk. */
async function forgetKilledBackups(dataDir: string): Promise<void> {
  const removed = await removeDeadBackups(dataDir).catch(() => 0);
  if (removed > 0) log.warn({ removed }, "backups that were killed half-way were removed");
}

async function openLocked(config: Config, onQuery?: (sql: string) => void): Promise<Db> {
  finishRestore(config.dataDir);
  removeUnfinishedRestore(config.dataDir);
  refuseUnknownSchema(config.dataDir);
  await refuseNewWorld(config);
  const db = openDatabase(config.dataDir, onQuery);
  await migrateToLatest(db);
  await loadCatalogue(db);
  await noteOpenedFiles(config.dataDir);
  return db;
}
