import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { flushFolder } from "./flush";
import { DATABASE } from "./format";

/** A restored folder grows here; the file `complete` in it says that it is whole. */
const RESTORING = "restoring";
const COMPLETE = "complete";
const BEFORE = "before-restore-";

export function restoringFolder(dataDir: string): string {
  return path.join(dataDir, RESTORING);
}

/** Whether a restored database waits to be put in the place of the one that is there. */
export function isRestoreWaiting(dataDir: string): boolean {
  return existsSync(path.join(dataDir, RESTORING, COMPLETE));
}

/** Says that the restored folder is whole; from here on the restore is finished, whatever happens. */
export function noteRestoreComplete(dataDir: string): void {
  const folder = restoringFolder(dataDir);
  mkdirSync(path.join(folder, "images"), { recursive: true });
  flushFolder(folder);
  const time = new Date().toISOString().replace(/[:.]/g, "-");
  const unfinished = path.join(folder, `${COMPLETE}.part`);
  writeFileSync(unfinished, `${BEFORE}${time}`, { flush: true });
  renameSync(unfinished, path.join(folder, COMPLETE));
  flushFolder(folder);
}

/** Removes what a restore left that was killed before it was whole; the data folder must be locked. */
export function removeUnfinishedRestore(dataDir: string): void {
  if (!isRestoreWaiting(dataDir)) {
    rmSync(restoringFolder(dataDir), { recursive: true, force: true });
  }
}

/**
 * Puts a whole restored folder in the place of what is there, which is kept; does nothing where none
 * waits. Begun again after a power cut it goes on where it was: what still lies in the restored
 * folder was not put in its place yet. Returns where what was there is kept, if anything was.
 */
export function finishRestore(dataDir: string): string | undefined {
  if (!isRestoreWaiting(dataDir)) return undefined;
  const from = restoringFolder(dataDir);
  const kept = path.join(dataDir, readFileSync(path.join(from, COMPLETE), "utf8"));
  for (const [name, companions] of PARTS) {
    if (!existsSync(path.join(from, name))) continue;
    for (const each of [...companions, name]) keep(dataDir, kept, each);
    renameSync(path.join(from, name), path.join(dataDir, name));
    flushFolder(dataDir);
  }
  rmSync(from, { recursive: true });
  flushFolder(dataDir);
  return existsSync(kept) ? kept : undefined;
}

/** The database comes last: until then there is none, and after it nothing is left to do. */
const PARTS: [name: string, companions: string[]][] = [
  ["images", []],
  [DATABASE, [`${DATABASE}-wal`, `${DATABASE}-shm`]],
];

function keep(dataDir: string, kept: string, name: string): void {
  if (!existsSync(path.join(dataDir, name))) return;
  mkdirSync(kept, { recursive: true });
  renameSync(path.join(dataDir, name), path.join(kept, name));
  flushFolder(kept);
}
