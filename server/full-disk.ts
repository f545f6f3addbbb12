import { AppError } from "./errors";
import { log } from "./log";

/** How often a disk that stays full is written about. */
const LOG_EVERY_MS = 60_000;
/** So long after the last write that found no room the disk counts as full. */
const MISSED_MS = 60_000;
/**
 * What the system and SQLite say where there is no room: on the disk, in a quota or in the size that
 * a file may have. SQLite tells the last two as an error of writing.
 */
const NO_ROOM =
  /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE|SHMOPEN|SHMMAP))$/;

let missedAt = Number.NEGATIVE_INFINITY;
let loggedAt = Number.NEGATIVE_INFINITY;

/** Whether a write found no room within the last minute: a quota is seen by nothing else. */
export function wasRoomMissing(): boolean {
  return performance.now() - missedAt < MISSED_MS;
}

/** The refusal that an error is: one of the catalogue's, or storage.full; undefined for a fault. */
export function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!isNoRoom(error)) return undefined;
  noteMissing(error);
  return new AppError("storage.full");
}

/** Does what a page can be without; on a full disk it is left undone and undefined comes back. */
export async function ifRoom<Done>(write: Promise<Done>): Promise<Done | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    noteMissing(error);
    return undefined;
  }
}

function isNoRoom(error: unknown): error is Error & { code: string } {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && NO_ROOM.test(code);
}

function noteMissing(error: Error & { code: string }): void {
  const now = performance.now();
  missedAt = now;
  if (now - loggedAt < LOG_EVERY_MS) return;
  loggedAt = now;
  log.error({ code: error.code, message: error.message }, "There is no room to write in DATA_DIR");
}
