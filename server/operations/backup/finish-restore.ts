import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Storage } from "../../platform/storage/file-store";
import { flushFolderSync } from "./flush";
import { DATABASE } from "./format";
import { restoreIntoBucket } from "./restore-into-bucket";

const RESTORING = "restoring";
const COMPLETE = "complete";
const BEFORE = "before-restore-";

export function restoringFolder(dataDir: string): string {
  return path.join(dataDir, RESTORING);
}

export function isRestoreWaiting(dataDir: string): boolean {
  return existsSync(path.join(dataDir, RESTORING, COMPLETE));
}

/** Marks the restore as complete: from here on it will be finished, even after a power cut. */
export function noteRestoreComplete(dataDir: string): void {
  const folder = restoringFolder(dataDir);
  mkdirSync(path.join(folder, "images"), { recursive: true });
  flushFolderSync(folder);
  const unfinished = path.join(folder, `${COMPLETE}.part`);
  writeFileSync(unfinished, buildAsideName(), { flush: true });
  renameSync(unfinished, path.join(folder, COMPLETE));
  flushFolderSync(folder);
}

export function buildAsideName(): string {
  return BEFORE + new Date().toISOString().replace(/[:.]/g, "-");
}

export function removeUnfinishedRestore(dataDir: string): void {
  if (!isRestoreWaiting(dataDir)) {
    rmSync(restoringFolder(dataDir), { recursive: true, force: true });
  }
}

/** Resumes after a power cut. Returns the folder of the earlier files, if any. */
export async function finishRestore({ dataDir, files }: Storage): Promise<string | undefined> {
  if (!isRestoreWaiting(dataDir)) return undefined;
  const from = restoringFolder(dataDir);
  const previous = path.join(dataDir, readFileSync(path.join(from, COMPLETE), "utf8"));
  const isInBucket = files.findPath(IMAGES) === undefined;
  if (isInBucket && existsSync(path.join(from, IMAGES))) {
    await restoreIntoBucket(files, from, path.basename(previous));
    rmSync(path.join(from, IMAGES), { recursive: true });
  }
  for (const [name, companions] of PARTS) {
    if (!existsSync(path.join(from, name))) continue;
    for (const each of [...companions, name]) moveAside(dataDir, previous, each);
    renameSync(path.join(from, name), path.join(dataDir, name));
    flushFolderSync(dataDir);
  }
  rmSync(from, { recursive: true });
  flushFolderSync(dataDir);
  if (!existsSync(previous)) return undefined;
  return isInBucket
    ? `${previous} and ${files.describeLocation(path.basename(previous))}`
    : previous;
}

const IMAGES = "images";

/** The database comes last: its presence means that the swap is done. */
const PARTS: [name: string, companions: string[]][] = [
  [IMAGES, []],
  [DATABASE, [`${DATABASE}-wal`, `${DATABASE}-shm`]],
];

function moveAside(dataDir: string, previous: string, name: string): void {
  if (!existsSync(path.join(dataDir, name))) return;
  mkdirSync(previous, { recursive: true });
  renameSync(path.join(dataDir, name), path.join(previous, name));
  flushFolderSync(previous);
}
