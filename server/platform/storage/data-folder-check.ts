import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Config } from "../config";
import { describePathFault, ownerCommand } from "../db/data-folder-messages";
import { LOCK_FILE } from "../db/sqlite/lock";
import { StorageFault } from "../db/storage-fault";
import { log } from "../log";
import { classifyWriteError } from "../write-errors";

const FILES = ["popote.sqlite", "popote.sqlite-wal", "popote.sqlite-shm", LOCK_FILE];
const FOLDERS = [
  "images",
  "images/users",
  "images/recipes",
  "images/recipes-thumbnails",
  "images/recipes-cards",
  "images/cookbooks",
  "imports",
  "mail",
];
/** SQLite needs this much to start; migrations need a little more. */
const NEEDED_BYTES = 256 * 1024;
const PROBE = ".popote-write-probe";

export function examineStorage({
  dataDir,
  backupDir,
}: Pick<Config, "dataDir" | "backupDir">): void {
  withFaultMessages(dataDir, dataDir, () => {
    mkdirSync(dataDir, { recursive: true });
    refuseRootElsewhere(dataDir);
    probe(dataDir, NEEDED_BYTES);
  });
  for (const name of FILES) examineFile(path.join(dataDir, name), dataDir);
  for (const name of FOLDERS) examineFolder(path.join(dataDir, name), dataDir);
  if (backupDir) examineBackupDir(backupDir);
}

function examineFile(file: string, dataDir: string): void {
  withFaultMessages(file, dataDir, () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return;
    if (!stats.isFile()) throw new StorageFault(`${file} is not a file: move it away.`);
    refuseOtherOwner(file, stats, dataDir);
    accessSync(file, constants.R_OK | constants.W_OK);
  });
}

function examineFolder(folder: string, dataDir: string): void {
  withFaultMessages(folder, dataDir, () => {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (!found) return;
    if (!found.isDirectory()) throw new StorageFault(`${folder} is not a folder: move it away.`);
    refuseOtherOwner(folder, found, dataDir);
    probe(folder, 1);
  });
}

/** A full backup disk is only logged: Popote works without backups. */
function examineBackupDir(backupDir: string): void {
  try {
    mkdirSync(backupDir, { recursive: true });
    probe(backupDir, 1);
  } catch (error) {
    const fault = describePathFault(error, backupDir, backupDir);
    if (!fault) throw error;
    if (classifyWriteError(error, backupDir) !== "full")
      throw new StorageFault(`BACKUP_DIR: ${fault}`);
    log.warn({ backupDir }, fault);
  }
}

/** The folder's owner could not write files that root creates. */
function refuseRootElsewhere(dataDir: string): void {
  if (process.geteuid?.() === 0) refuseOtherOwner(dataDir, statSync(dataDir), dataDir);
}

function refuseOtherOwner(place: string, { uid }: Stats, dataDir: string): void {
  const own = process.geteuid?.();
  if (own === undefined || uid === own) return;
  throw new StorageFault(
    `${place} belongs to the user with the number ${uid}, and Popote runs as number ${own}. Run it as number ${uid}, or give all of it to number ${own}${ownerCommand(dataDir)}`,
  );
}

function withFaultMessages(place: string, dataDir: string, examine: () => void): void {
  try {
    examine();
  } catch (error) {
    const fault = describePathFault(error, place, dataDir);
    throw fault ? new StorageFault(fault) : error;
  }
}

/** Some disks report that they are full only on fsync. */
function probe(folder: string, bytes: number): void {
  const file = path.join(folder, PROBE);
  rmSync(file, { force: true });
  const handle = openSync(file, "wx", 0o600);
  try {
    writeFileSync(handle, Buffer.alloc(bytes));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
    rmSync(file, { force: true });
  }
}
