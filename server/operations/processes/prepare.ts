import { rmSync } from "node:fs";
import { loadCatalogue } from "../../features/ingredients/catalogue";
import type { Config } from "../../platform/config";
import { migrateToLatest } from "../../platform/db/migrate";
import { type Db, getEngine, pickEngine } from "../../platform/db/open";
import { lockDataDir } from "../../platform/db/sqlite/lock";
import { watchDisk } from "../../platform/disk-health";
import { moveFormerUploads } from "../../platform/images/former-uploads";
import { log } from "../../platform/log";
import { examineStorage } from "../../platform/storage/data-folder-check";
import type { FileStore } from "../../platform/storage/file-store";
import { examineFileStore, openFileStore } from "../../platform/storage/open-file-store";
import { noteOpenedFiles } from "../../platform/storage/replaced-database";
import { uploadsFolder } from "../../platform/storage/uploads-folder";
import { finishRestore, removeUnfinishedRestore } from "../backup/finish-restore";
import { removeDeadBackups } from "../backup/leftovers";
import { refuseLostDatabase } from "../backup/lost-database";

interface PreparedData {
  db: Db;
  files: FileStore;
  close(): Promise<void>;
}

export async function prepareData(
  config: Config,
  onQuery?: (sql: string) => void,
): Promise<PreparedData> {
  await forgetKilledBackups(config.dataDir);
  await examineFileStore(config);
  examineStorage(config);
  const files = await openFileStore(config);
  watchDisk(config.dataDir);
  const lock = lockDataDir(config.dataDir);
  try {
    const db = await openLocked(config, files, onQuery);
    return {
      db,
      files,
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

/** Runs first: a dead copy of the database may be what fills the disk. */
async function forgetKilledBackups(dataDir: string): Promise<void> {
  const removed = await removeDeadBackups(dataDir).catch(() => 0);
  if (removed > 0) log.warn({ removed }, "removed interrupted backups");
}

async function openLocked(
  config: Config,
  files: FileStore,
  onQuery?: (sql: string) => void,
): Promise<Db> {
  await finishRestore({ dataDir: config.dataDir, files });
  removeUnfinishedRestore(config.dataDir);
  // Uploads that an earlier process was receiving when it was killed.
  rmSync(uploadsFolder(config.dataDir), { recursive: true, force: true });
  await pickEngine(config).refuseUnknownSchema(config);
  await refuseLostDatabase(config, files);
  const db = pickEngine(config).open(config, onQuery);
  // Writes one query per row over the network.
  if (getEngine(db).nodes && (await pickEngine(config).readSchemaStatus(config)) !== "current")
    log.info(
      `Popote writes its tables to ${pickEngine(config).describeDatabase(config)}: this may take minutes`,
    );
  await migrateToLatest(db);
  await loadCatalogue(db);
  await moveFormerUploads(db, files);
  await noteOpenedFiles(config.dataDir);
  getEngine(db).nodes?.limitWaiting(db);
  return db;
}
