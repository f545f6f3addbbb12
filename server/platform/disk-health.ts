import { AppError, DatabaseBusy, DatabaseUnavailable, isStorageError } from "./errors";
import { log } from "./log";
import { classifyWriteError, type WriteFailure } from "./write-errors";

const LOG_EVERY_MS = 60_000;
const MISSED_MS = 60_000;
const AWAY_RETRY_AFTER_SECONDS = "10";
const BUSY_RETRY_AFTER_SECONDS = "5";
let dataDir: string | undefined;
let lastFailure: { at: number; why: WriteFailure } | undefined;
let loggedAt = Number.NEGATIVE_INFINITY;

export function watchDisk(folder: string): void {
  [dataDir, lastFailure, loggedAt] = [folder, undefined, Number.NEGATIVE_INFINITY];
}

/** The failure of the last minute. An exceeded quota shows in no other way. */
export function findRecentWriteFailure(): WriteFailure | undefined {
  return lastFailure && performance.now() - lastFailure.at < MISSED_MS
    ? lastFailure.why
    : undefined;
}

export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseBusy)
    return new AppError("request.busy", { "Retry-After": BUSY_RETRY_AFTER_SECONDS });
  if (error instanceof DatabaseUnavailable)
    return new AppError("database.away", { "Retry-After": AWAY_RETRY_AFTER_SECONDS });
  const why = recordWriteFailure(error);
  return why && new AppError(why === "full" ? "storage.full" : "storage.readOnly");
}

export function isTemporary(error: unknown): boolean {
  return isStorageError(error) || isStorageError(toAppError(error));
}

export async function tryOptionalWrite<Done>(write: Promise<Done>): Promise<Done | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) && !recordWriteFailure(error)) throw error;
    return undefined;
  }
}

const LINES = {
  full: "There is no room to write in DATA_DIR",
  readOnly: "The disk of DATA_DIR is read-only",
  "53100": "PostgreSQL has no room to write",
  "25006": "PostgreSQL only reads: it is a standby, or set so",
};

function recordWriteFailure(error: unknown): "full" | "readOnly" | undefined {
  const why = classifyWriteError(error, dataDir);
  if (!why || why === "denied") return undefined;
  const now = performance.now();
  lastFailure = { at: now, why };
  if (now - loggedAt >= LOG_EVERY_MS) {
    loggedAt = now;
    const { code, message } = error as Error & { code: string };
    log.error({ code, message }, LINES[code as "53100"] ?? LINES[why]);
  }
  return why;
}
