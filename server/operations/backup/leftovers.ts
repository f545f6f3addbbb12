import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Lock, tryLock } from "../../platform/db/sqlite/lock";

export const SNAPSHOT_PREFIX = "snapshot-";
/** Held by the process that makes the backup; free once that process ends. */
const LOCK = "backup.lock";
const PART = "part";
/** A younger folder may not have its lock yet. */
const YOUNG_MS = 60_000;

export function holdSnapshot(folder: string): Lock {
  const lock = tryLock(path.join(folder, LOCK));
  if (!lock) throw new Error(`${folder} is another backup's`);
  return lock;
}

export function partNote(folder: string): string {
  return path.join(folder, PART);
}

export async function removeDeadBackups(dataDir: string): Promise<number> {
  const dead = await listDeadSnapshots(dataDir);
  for (const folder of dead) await removeDeadSnapshot(folder);
  return dead.length;
}

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
    const stats = await stat(folder).catch(() => undefined);
    return stats !== undefined && Date.now() - stats.mtimeMs > YOUNG_MS;
  }
  try {
    const lock = tryLock(file);
    lock?.release();
    return lock !== undefined;
  } catch {
    return false;
  }
}

/** Removes the folder last, because it records where the unfinished backup is. */
export async function removeDeadSnapshot(folder: string): Promise<void> {
  const part = await readFile(partNote(folder), "utf8").catch(() => "");
  if (path.isAbsolute(part) && part.endsWith(".part")) await rm(part, { force: true });
  await rm(folder, { recursive: true, force: true });
}
