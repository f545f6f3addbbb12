import { existsSync } from "node:fs";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { loadCatalogue } from "../../features/ingredients/catalogue";
import type { DatabaseLocation } from "../../platform/db/engine";
import { migrateToLatest } from "../../platform/db/migrate";
import type { Db } from "../../platform/db/open";
import { listDatabaseFaults } from "../../platform/db/sqlite/integrity-queries";
import { lockDataDir } from "../../platform/db/sqlite/lock";
import { databaseFile, openDatabase } from "../../platform/db/sqlite/open";
import { refuseUnknownSchema } from "../../platform/db/sqlite/schema";
import { listUnknownObjects } from "../../platform/db/sqlite/unknown-objects";
import { StorageFault } from "../../platform/db/storage-fault";
import { imageKey } from "../../platform/images/image-keys";
import {
  countReferencedImages,
  IMAGE_TABLE_NAMES,
  readReferencedImages,
} from "../../platform/images/referenced-images";
import type { Storage } from "../../platform/storage/file-store";
import { appendToAuditLog } from "../../policies/audit-log";
import { updateIndexes } from "../../policies/full-text/reindexing";
import { BackupFault, describeFault } from "./fault";
import { finishRestore, noteRestoreComplete, restoringFolder } from "./finish-restore";
import { DATABASE, imageEntry, type Manifest, type OnProgress } from "./format";
import { hasImages } from "./lost-database";
import { refuseUsedServer, restoreIntoServer } from "./restore-into-server";
import { unpackBackup } from "./unpack";

interface RestoreReport {
  manifest: Manifest;
  previousData: string | undefined;
}

/** Never deletes the earlier files. Throws BackupFault, with nothing changed. */
export async function restoreBackup(
  storage: Storage & DatabaseLocation,
  file: string,
  { isReplacing, onProgress }: { isReplacing: boolean; onProgress: OnProgress },
): Promise<RestoreReport> {
  const { dataDir } = storage;
  const lock = lockOrRefuse(dataDir);
  try {
    if (storage.databaseUrl) return await restoreToServer(storage, file, isReplacing, onProgress);
    await finishRestore(storage);
    if (!isReplacing && (await isUsed(storage))) {
      throw new BackupFault(
        `There is a Popote in ${dataDir} already. With --replace the backup takes its place, and what is there now is kept beside it.`,
      );
    }
    const manifest = await prepare(dataDir, file, onProgress);
    noteRestoreComplete(dataDir);
    return { manifest, previousData: await finishRestore(storage) };
  } finally {
    lock.release();
  }
}

async function restoreToServer(
  storage: Storage & DatabaseLocation,
  file: string,
  isReplacing: boolean,
  onProgress: OnProgress,
): Promise<RestoreReport> {
  await refuseUsedServer(storage, isReplacing);
  const manifest = await prepare(storage.dataDir, file, onProgress);
  const folder = restoringFolder(storage.dataDir);
  try {
    return { manifest, previousData: await restoreIntoServer(storage, folder, onProgress) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function lockOrRefuse(dataDir: string) {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof StorageFault) throw new BackupFault(error.message);
    throw new BackupFault(describeFault(error));
  }
}

async function isUsed({ dataDir, files }: Storage): Promise<boolean> {
  const isThere = [DATABASE, "images"].some((name) => existsSync(path.join(dataDir, name)));
  return isThere || hasImages(files);
}

async function prepare(dataDir: string, file: string, onProgress: OnProgress): Promise<Manifest> {
  const folder = restoringFolder(dataDir);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const manifest = await unpackBackup(file, folder, onProgress);
    await bringUpToDate(folder, file, manifest, onProgress);
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof BackupFault) throw error;
    if (error instanceof StorageFault) throw new BackupFault(error.message);
    throw new BackupFault(`${file} cannot be restored: ${describeFault(error)}.`);
  }
}

async function bringUpToDate(
  folder: string,
  file: string,
  manifest: Manifest,
  onProgress: OnProgress,
): Promise<void> {
  await refuseUnknownObjects(folder, file, manifest);
  refuseUnknownSchema(folder);
  const db = openDatabase(folder);
  try {
    onProgress({ stage: "checking", done: 0, total: 0 });
    const faults = await listDatabaseFaults(db);
    if (faults.length > 0) throw new BackupFault(`${file} is damaged: ${faults.join("; ")}.`);
    await migrateToLatest(db);
    await updateIndexes(db);
    await loadCatalogue(db);
    await refuseUnlessImagesThere(db, folder, manifest, onProgress);
    await appendToAuditLog(db, "COMMAND_LINE", "backup.restore", path.basename(file), {
      madeAt: manifest.madeAt,
    });
  } finally {
    await db.destroy();
  }
}

/** Runs before any query: a crafted database could contain views and triggers. */
async function refuseUnknownObjects(
  folder: string,
  file: string,
  { schema }: Manifest,
): Promise<void> {
  const strange = await listUnknownObjects(databaseFile(folder), schema);
  if (strange.length === 0) return;
  throw new BackupFault(
    `${file} is no backup of Popote: in its database there is what Popote does not make (${strange.slice(0, 5).join(", ")}).`,
  );
}

async function refuseUnlessImagesThere(
  db: Db,
  folder: string,
  manifest: Manifest,
  onProgress: OnProgress,
): Promise<void> {
  const known = new Set(manifest.missing);
  let total = 0;
  for (const table of IMAGE_TABLE_NAMES) total += (await countReferencedImages(db, table)).images;
  let done = 0;
  for await (const image of readReferencedImages(db, IMAGE_TABLE_NAMES)) {
    const entry = imageEntry(image.folder, image.name);
    const isThere = await access(path.join(folder, imageKey(image.folder, image.name))).then(
      () => true,
      () => known.has(entry),
    );
    if (!isThere) throw new BackupFault(`The backup is damaged: ${entry} is not in it.`);
    onProgress({ stage: "images", done: ++done, total });
  }
}
