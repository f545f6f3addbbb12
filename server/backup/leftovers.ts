import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Lock, tryLock } from "../db/lock";

/** A copy of the database that a backup is made of lies in a folder of this name. */
export const SNAPSHOT_PREFIX = "snapshot-";
/** Held by the process that makes the backup, for as long as it lives. */
const LOCK = "backup.lock";
/** Holds where the backup is written to. */
const PART = "part";
/** Between making the folder and its lock no backup takes longer than this. */
const YOUNG_MS = 60_000;

/** Says that a snapshot's folder is in use, and where its backup is written to. */
export function holdSnapshot(folder: string): Lock {
  const lock = tryLock(path.join(folder, LOCK));
  if (!lock) throw new Error(`${folder} is another backup's`);
  return lock;
}

/** Where a snapshot's folder notes the unfinished backup that is made of it. */
export function partNote(folder: string): string {
  return path.join(folder, PART);
}

/** Removes what backups left that were killed: copies of the database and unfinished files. */
export async function removeDeadBackups(dataDir: string): Promise<number> {
  const dead = await listDeadSnapshots(dataDir);
  for (const folder of dead) await removeDead(folder);
  return dead.length;
}

/** The folders of snapshots whose process lives no more. */
export async function listDeadSnapshots(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  const dead: string[] = [];
  for (const name of names.filter((each) => each.startsWith(SNAPSHOT_PREFIX))) {
    const folder = path.join(dataDir, name);
    if (await isDead(folder)) dead.push(folder);
  }
  return dead;
}

async function isDead(folder: string): Promise<boolean> {
  const file = path.join(folder, LOCK);
  if (!existsSync(file)) {
    const found = await stat(folder).catch(() => undefined);
    return found !== undefined && Date.now() - found.mtimeMs > YOUNG_MS;
  }
  try {
    const lock = tryLock(file);
    lock?.release();
    return lock !== undefined;
  } catch {
    return false;
  }
}

/** The unfinished backup first: the folder is what tells of it. */
export async function removeDead(folder: string): Promise<void> {
  const part = await readFile(partNote(folder), "utf8").catch(() => "");
  if (path.isAbsolute(part) && part.endsWith(".part")) await rm(part, { force: true });
  await rm(folder, { recursive: true, force: true });
}
