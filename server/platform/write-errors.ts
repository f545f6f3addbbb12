import { existsSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/** SQLite reports some full disks as write errors. 53100 is PostgreSQL's disk_full. */
const NO_ROOM = new Set([
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "SQLITE_FULL",
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_FSYNC",
  "SQLITE_IOERR_DIR_FSYNC",
  "SQLITE_IOERR_TRUNCATE",
  "SQLITE_IOERR_SHMSIZE",
  "SQLITE_IOERR_SHMOPEN",
  "SQLITE_IOERR_SHMMAP",
  "53100",
]);

/** Also returned by read-only disks. */
const DENIED = /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|PERM|IOERR_(DELETE|LOCK)))/;

export type WriteFailure = "full" | "readOnly" | "denied";

export function classifyWriteError(
  error: unknown,
  folder: string | undefined,
): WriteFailure | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") return undefined;
  if (code === "EROFS" || code === "25006") return "readOnly";
  const unmade = findUnmadeFolder(error as NodeJS.ErrnoException);
  if (unmade !== undefined)
    return isReadOnlyDisk(getNearestFolder(unmade)) ? "readOnly" : undefined;
  const kind = NO_ROOM.has(code) ? "full" : DENIED.test(code) ? "denied" : undefined;
  return kind && folder !== undefined && isReadOnlyDisk(folder) ? "readOnly" : kind;
}

/** On a read-only disk, Node reports ENOENT for the first of several nested folders. */
function findUnmadeFolder({
  code,
  syscall,
  path: place,
}: NodeJS.ErrnoException): string | undefined {
  return code === "ENOENT" && syscall === "mkdir" ? place : undefined;
}

function getNearestFolder(place: string): string {
  const folder = path.dirname(place);
  return existsSync(folder) || folder === place ? folder : getNearestFolder(folder);
}

// Tries a write: a file system remounted read-only still reports write permission.
export function isReadOnlyDisk(folder: string): boolean {
  try {
    const { atime, mtime } = statSync(folder);
    utimesSync(folder, atime, mtime);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EROFS";
  }
}
