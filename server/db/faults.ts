import { DataDirInUse } from "./lock";
import { NewerSchema } from "./schema";

/** What is wrong with a data folder, for the person who runs Popote; undefined for another fault. */
export function dataDirFault(error: unknown, dataDir: string): string | undefined {
  if (error instanceof DataDirInUse || error instanceof NewerSchema) return error.message;
  const { code = "", syscall } = error as { code?: string; syscall?: string };
  if (syscall === "listen") return undefined;
  if (/^(EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM)/.test(code)) {
    return `Popote cannot read and write its data folder ${dataDir} (${code}). It must belong to the user who runs Popote.`;
  }
  if (code === "ENOTDIR" || code === "EEXIST") return `${dataDir} is not a folder.`;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `The database in ${dataDir} is damaged (${code}). Restore a backup.`;
  }
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code)) {
    return `There is no room left on the disk of ${dataDir}.`;
  }
  if (/^SQLITE_BUSY/.test(code)) return "The database is busy. Try again in a moment.";
  return undefined;
}
