import { mkdir, mkdtemp, open, rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DatabaseLocation } from "../../platform/db/engine";
import { migrateToLatest } from "../../platform/db/migrate";
import { type Db, pickEngine } from "../../platform/db/open";
import { openScratch } from "../../platform/db/sqlite/bulk";
import { findLastMigration, listTables } from "../../platform/db/sqlite/integrity-queries";
import { openDatabase } from "../../platform/db/sqlite/open";
import { copyDatabaseFile as copyFile } from "../../platform/db/sqlite/snapshot";
import { copyDatabase } from "./copy-database";
import { BackupFault } from "./fault";
import { DATABASE, type OnProgress } from "./format";
import { holdSnapshot, partNote, SNAPSHOT_PREFIX } from "./leftovers";

/** Disk space left free for requests while the copy is written. */
const SPARE_BYTES = 50 * 1024 * 1024;

const MOMENTARY = ["pending_images", "unused_images", "idempotency_outcomes"] as const;

export interface Snapshot {
  file: string;
  db: Db;
  schema: string;
  tables: Set<string>;
  remove(): Promise<void>;
}

/** Leaves out pending uploads, form outcomes and unused images. `part` is the unfinished backup. */
export async function takeSnapshot(
  location: DatabaseLocation,
  part: string,
  onProgress: OnProgress,
): Promise<Snapshot> {
  const { dataDir } = location;
  await mkdir(dataDir, { recursive: true });
  await refuseUnlessRoom(location);
  const folder = await mkdtemp(path.join(dataDir, SNAPSHOT_PREFIX));
  const file = path.join(folder, DATABASE);
  const lock = holdSnapshot(folder);
  const removeAll = async () => {
    await rm(part, { force: true });
    lock.release();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await writeFile(partNote(folder), part);
    if (pickEngine(location).findDatabaseFile(dataDir))
      await copyFromFile(dataDir, file, onProgress);
    else await copyFromServer(location, folder, onProgress);
    const { db, schema, tables } = await openCopy(folder);
    return {
      file,
      db,
      schema,
      tables,
      async remove() {
        await db.destroy();
        await removeAll();
      },
    };
  } catch (error) {
    await removeAll();
    throw error;
  }
}

async function copyFromFile(dataDir: string, file: string, onProgress: OnProgress): Promise<void> {
  const faults = await copyFile({ dataDir, file, without: MOMENTARY }, (done, total) =>
    onProgress({ stage: done < total ? "database" : "checking", done, total }),
  );
  refuseDamaged(faults);
}

/** Copies row by row into SQLite, so that a backup of either engine restores into either. */
async function copyFromServer(
  location: DatabaseLocation,
  folder: string,
  onProgress: OnProgress,
): Promise<void> {
  const snapshot = await pickEngine(location).openSnapshot(location);
  const copy = await openScratch(folder);
  try {
    await migrateToLatest(copy);
    await copyDatabase(snapshot, copy, {
      without: MOMENTARY,
      onRows: (done, total) => onProgress({ stage: "database", done, total }),
    });
  } finally {
    await copy.destroy();
    await snapshot.destroy();
  }
  await flushFile(path.join(folder, DATABASE));
}

/** Off the event loop; otherwise the next connection would flush synchronously. */
async function flushFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync().finally(() => handle.close());
}

async function refuseUnlessRoom(location: DatabaseLocation): Promise<void> {
  const { dataDir } = location;
  const size = await measureDatabase(location);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < size + SPARE_BYTES) {
    throw new BackupFault(`There is no room left in ${dataDir} for a copy of the database.`);
  }
}

async function measureDatabase(location: DatabaseLocation): Promise<number> {
  const engine = pickEngine(location);
  const file = engine.findDatabaseFile(location.dataDir);
  if (file) {
    const { size } = await stat(file).catch(() => {
      throw new BackupFault(`There is no database of Popote in ${location.dataDir}.`);
    });
    return size;
  }
  const db = engine.open(location);
  try {
    return (await engine.findSizes(db, location.dataDir)).database;
  } finally {
    await db.destroy();
  }
}

/** A damaged backup must not push out an earlier good one. */
function refuseDamaged(faults: string[]): void {
  if (faults.length === 0) return;
  throw new BackupFault(
    `The database is damaged (${faults[0]}). Keep the earlier backups; "npm run admin -- check" says what is wrong.`,
  );
}

async function openCopy(folder: string): Promise<Pick<Snapshot, "db" | "schema" | "tables">> {
  const db = openDatabase(folder);
  try {
    const schema = await findLastMigration(db);
    if (!schema) throw new BackupFault("The database is not one of Popote.");
    return { db, schema, tables: await listTables(db) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
