import { AppError, DatabaseAway, DatabaseBusy, isStorageRefusal } from "./errors";
import { log } from "./log";
import { type NoWriting, whyNotWritten } from "./write-errors";

const LOG_EVERY_MS = 60_000;
/** How long after a failed write the disk counts as unwritable. */
const MISSED_MS = 60_000;
const AWAY_RETRY_AFTER_SECONDS = "10";
const BUSY_RETRY_AFTER_SECONDS = "5";
let dataDir: string | undefined;
let missed: { at: number; why: NoWriting } | undefined;
let loggedAt = Number.NEGATIVE_INFINITY;

export function watchDisk(folder: string): void {
  [dataDir, missed, loggedAt] = [folder, undefined, Number.NEGATIVE_INFINITY];
}

/** Within the last minute: a quota shows in no other way. */
export function whyWriteFailed(): NoWriting | undefined {
  return missed && performance.now() - missed.at < MISSED_MS ? missed.why : undefined;
}

/** Undefined for an unexpected error. */
export function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseBusy)
    return new AppError("request.busy", { "Retry-After": BUSY_RETRY_AFTER_SECONDS });
  if (error instanceof DatabaseAway)
    return new AppError("database.away", { "Retry-After": AWAY_RETRY_AFTER_SECONDS });
  const why = noteUnwritable(error);
  return why && new AppError(why === "full" ? "storage.full" : "storage.readOnly");
}

/** Whether it goes well later: the disk, the bucket or the database takes nothing now. */
export function isForNow(error: unknown): boolean {
  return isStorageRefusal(error) || isStorageRefusal(refusalOf(error));
}

/** For optional writes: undefined where the disk is unwritable, or the database away or busy. */
export async function ifRoom<Done>(write: Promise<Done>): Promise<Done | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof DatabaseAway) && !noteUnwritable(error)) throw error;
    return undefined;
  }
}

const LINES = {
  full: "There is no room to write in DATA_DIR",
  readOnly: "The disk of DATA_DIR is read-only",
  "53100": "PostgreSQL has no room to write",
  "25006": "PostgreSQL only reads: it is a standby, or set so",
};

function noteUnwritable(error: unknown): "full" | "readOnly" | undefined {
  const why = whyNotWritten(error, dataDir);
  if (!why || why === "denied") return undefined;
  const now = performance.now();
  missed = { at: now, why };
  if (now - loggedAt >= LOG_EVERY_MS) {
    loggedAt = now;
    const { code, message } = error as Error & { code: string };
    log.error({ code, message }, LINES[code as "53100"] ?? LINES[why]);
  }
  return why;
}
