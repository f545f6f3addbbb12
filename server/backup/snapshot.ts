import { mkdtemp, rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { findDamage } from "../db/integrity-check";
import { findSchema, listTables } from "../db/integrity-queries";
import { type Db, openDatabase } from "../db/open";
import { copyDatabase } from "../db/snapshot";
import { BackupFault } from "./fault";
import { DATABASE, type OnProgress } from "./format";
import { holdSnapshot, partNote, SNAPSHOT_PREFIX } from "./leftovers";

/** Left free on the disk beside the copy, for requests meanwhile. */
const SPARE_BYTES = 50 * 1024 * 1024;

const MOMENTARY = ["pending_images", "unused_images", "idempotency_outcomes"] as const;

export interface Snapshot {
  file: string;
  db: Db;
  schema: string;
  tables: Set<string>;
  remove(): Promise<void>;
}

// Without pending uploads, form outcomes and unused pictures; `part`: the backup's unfinished
// file. Throws BackupFault, also for a damaged database.
export async function takeSnapshot(
  dataDir: string,
  part: string,
  onProgress: OnProgress,
): Promise<Snapshot> {
  await refuseUnlessRoom(dataDir);
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
    await copyDatabase(dataDir, file, (done, total) =>
      onProgress({ stage: "database", done, total }),
    );
    await refuseDamaged(file, onProgress);
    const { schema, tables } = await forgetMoment(folder);
    const db = openDatabase(folder);
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

async function refuseUnlessRoom(dataDir: string): Promise<void> {
  const { size } = await stat(path.join(dataDir, DATABASE)).catch(() => {
    throw new BackupFault(`There is no database of Popote in ${dataDir}.`);
  });
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < size + SPARE_BYTES) {
    throw new BackupFault(`There is no room left in ${dataDir} for a copy of the database.`);
  }
}

/** A damaged backup must not push out an earlier good one. */
async function refuseDamaged(file: string, onProgress: OnProgress): Promise<void> {
  onProgress({ stage: "checking", done: 0, total: 0 });
  const { faults } = await findDamage(file, "WHOLE");
  if (faults.length === 0) return;
  throw new BackupFault(
    `The database is damaged (${faults[0]}). Keep the earlier backups; "npm run admin -- check" says what is wrong.`,
  );
}

async function forgetMoment(folder: string): Promise<{ schema: string; tables: Set<string> }> {
  const db = openDatabase(folder);
  try {
    const schema = await findSchema(db);
    if (!schema) throw new BackupFault("The database is not one of Popote.");
    const tables = await listTables(db);
    for (const table of MOMENTARY) {
      if (tables.has(table)) await db.deleteFrom(table).execute();
    }
    return { schema, tables };
  } finally {
    await db.destroy();
  }
}
