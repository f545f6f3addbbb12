import path from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import type { Db } from "../engine";
import { databaseFile } from "./open";

/** Relative to Popote's folder, as for the check of the database. */
const THREAD = "server/platform/db/sqlite/statistics-thread.js";

/**
 * Daily: refreshes the query planner's statistics and empties the write-ahead log, on a thread of its
 * own.
 */
export async function optimizeDatabase(
  db: Db,
  signal: AbortSignal,
  dataDir: string,
): Promise<void> {
  if (signal.aborted) return;
  await refreshStatistics(databaseFile(dataDir), signal);
  // Another connection's statistics are read anew only when asked for.
  await sql`ANALYZE sqlite_schema`.execute(db);
}

async function refreshStatistics(file: string, signal: AbortSignal): Promise<void> {
  const thread = new Worker(path.resolve(THREAD), { workerData: { file } });
  const stop = () => void thread.terminate();
  signal.addEventListener("abort", stop);
  try {
    await new Promise<void>((resolve, reject) => {
      thread.once("error", reject).once("exit", () => resolve());
    });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
