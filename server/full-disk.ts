import { AppError } from "./errors";
import { log } from "./log";
import { type NoWriting, whyNotWritten } from "./write-errors";

/** How often a disk that stays full, or read-only, is written about. */
const LOG_EVERY_MS = 60_000;
/** So long after the last write that failed the disk counts as full, or read-only. */
const MISSED_MS = 60_000;
let dataDir: string | undefined;
let missed: { at: number; why: NoWriting } | undefined;
let loggedAt = Number.NEGATIVE_INFINITY;

/** From now on a disk that refuses a write of SQLite is asked whether it is read-only. */
export function watchDisk(folder: string): void {
  dataDir = folder;
}

/** Why a write failed within the last minute: a quota is seen by nothing else. */
export function whyWriteFailed(): NoWriting | undefined {
  return missed && performance.now() - missed.at < MISSED_MS ? missed.why : undefined;
}

/**
 * The refusal that an error is: one of the catalogue's, storage.full or storage.readOnly; undefined
 * for a fault.
 */
export function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const why = noteUnwritable(error);
  return why && new AppError(why === "full" ? "storage.full" : "storage.readOnly");
}

/** Does what a page can be without; where the disk takes nothing it is left undone and undefined comes back. */
export async function ifRoom<Done>(write: Promise<Done>): Promise<Done | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!noteUnwritable(error)) throw error;
    return undefined;
  }
}

const LINES = {
  full: "There is no room to write in DATA_DIR",
  readOnly: "The disk of DATA_DIR is read-only",
};

function noteUnwritable(error: unknown): keyof typeof LINES | undefined {
  const why = whyNotWritten(error, dataDir);
  if (!why || why === "denied") return undefined;
  const now = performance.now();
  missed = { at: now, why };
  if (now - loggedAt >= LOG_EVERY_MS) {
    loggedAt = now;
    const { code, message } = error as Error & { code: string };
    log.error({ code, message }, LINES[why]);
  }
  return why;
}
