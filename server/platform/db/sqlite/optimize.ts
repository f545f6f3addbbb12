import path from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import type { Db } from "../engine";
import { databaseFile } from "./open";

const THREAD = "server/platform/db/sqlite/statistics-thread.js";

export async function optimizeDatabase(
  db: Db,
  signal: AbortSignal,
  dataDir: string,
): Promise<void> {
  if (signal.aborted) return;
  await refreshStatistics(databaseFile(dataDir), signal);
  // Makes this connection reload the statistics.
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
