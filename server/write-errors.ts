import { statSync, utimesSync } from "node:fs";

/**
 * What the system and SQLite say where nothing more can be written: on the disk, in a quota or in the
 * size that a file may have. SQLite tells the last two, and a disk that is read-only, as an error of
 * writing.
 */
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
]);

/** What they say where a file may not be written, which is so on a read-only disk, too. */
const DENIED = /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|PERM|IOERR_(DELETE|LOCK)))/;

/** Why nothing can be written: no room, a read-only disk, or no right to. */
export type NoWriting = "full" | "readOnly" | "denied";

/** Why an error says that nothing can be written in a folder; undefined for an error of another kind. */
export function whyNotWritten(error: unknown, folder: string | undefined): NoWriting | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") return undefined;
  if (code === "EROFS") return "readOnly";
  const kind = NO_ROOM.has(code) ? "full" : DENIED.test(code) ? "denied" : undefined;
  return kind && folder !== undefined && isReadOnlyDisk(folder) ? "readOnly" : kind;
}

/**
 * Whether a folder lies on a disk that is read-only: mounted so, or turned so by an error of the disk.
 * Only a change tells: a file system that gave up after an error still grants the right to write.
 */
export function isReadOnlyDisk(folder: string): boolean {
  try {
    const { atime, mtime } = statSync(folder);
    utimesSync(folder, atime, mtime);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EROFS";
  }
}
