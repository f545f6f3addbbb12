import { DatabaseBusy, DatabaseUnavailable } from "../errors";
import { classifyWriteError } from "../write-errors";
import { StorageFault } from "./storage-fault";

export function describeStorageFault(error: unknown, dataDir: string): string | undefined {
  if (error instanceof StorageFault) return error.message;
  const { code = "", syscall } = error as { code?: string; syscall?: string };
  if (syscall === "listen") return undefined;
  if (error instanceof DatabaseBusy || /^SQLITE_BUSY/.test(code))
    return "The database is busy. Try again in a moment.";
  if (error instanceof DatabaseUnavailable) {
    return "The connection to PostgreSQL was lost: the command was not completed. Try again when it is available.";
  }
  const fault = describePathFault(error, dataDir, dataDir);
  if (fault) return fault;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `The database in ${dataDir} is damaged (${code}). Restore a backup: npm run restore -- FILE --replace`;
  }
  if (/^SQLITE_IOERR/.test(code)) {
    return `The disk of ${dataDir} fails (${code}): the data folder can no longer be read or written. Copy it to another disk.`;
  }
  return undefined;
}

export function describePathFault(
  error: unknown,
  place: string,
  dataDir: string,
): string | undefined {
  const { code = "" } = error as { code?: string };
  switch (classifyWriteError(error, dataDir)) {
    case "full":
      return `There is no room left on the disk of ${place}. Free some space, then start Popote again.`;
    case "readOnly":
      return `The disk of ${place} is read-only. Remount it read-write. A disk that became read-only by itself is often about to fail: copy its data first.`;
    case "denied":
      return `Popote cannot read and write ${place} (${code}). All of it must belong to the user who runs Popote${ownerCommand(dataDir)}`;
    default:
      return code === "ENOTDIR" || code === "EEXIST" ? `${place} is not a folder.` : undefined;
  }
}

export function ownerCommand(folder: string): string {
  const own = process.geteuid?.();
  return own === undefined ? "." : `: sudo chown -R ${own} ${folder}`;
}
