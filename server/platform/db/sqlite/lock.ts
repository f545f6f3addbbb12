import { mkdirSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { StorageFault } from "../storage-fault";

export class DataDirInUse extends StorageFault {}

export const LOCK_FILE = "popote.lock";

export interface Lock {
  release(): void;
}

export function lockDataDir(dataDir: string): Lock {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, LOCK_FILE);
  const lock = tryLock(file);
  if (lock) return lock;
  throw new DataDirInUse(
    `Popote already runs on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

// The lock ends with the process, or once anything in the process opens and closes the file again.
export function tryLock(file: string): Lock | undefined {
  let lock: Sqlite.Database | undefined;
  try {
    lock = new Sqlite(file, { timeout: 0 });
    lock.pragma("journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
    // SQLite opens an unwritable file read-only and without a lock; only a write fails.
    lock.pragma("user_version = 1");
  } catch (error) {
    lock?.close();
    const { code } = error as { code?: string };
    if (code === "SQLITE_BUSY") return undefined;
    throw unusable(file, code, error);
  }
  const held = lock;
  return { release: () => held.close() };
}

function unusable(file: string, code: string | undefined, error: unknown): unknown {
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code ?? "")) {
    return new StorageFault(`${file} is no lock of Popote: remove it, it holds nothing.`);
  }
  if (/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code ?? "")) {
    return new StorageFault(
      `Popote cannot lock its data folder: ${file} cannot be written (${code}). It must be a file of the user who runs Popote: stop every Popote on this folder, remove it, and start again.`,
    );
  }
  return error;
}
