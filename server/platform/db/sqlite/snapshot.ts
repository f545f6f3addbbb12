import path from "node:path";
import { Worker } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Db } from "../engine";
import type { Database } from "../tables";

const THREAD = "server/platform/db/sqlite/snapshot-thread.js";

interface SnapshotRequest {
  dataDir: string;
  file: string;
  without: readonly string[];
}

/** Returns the faults found. `onPages` may throw to abort. */
export async function copyDatabaseFile(
  { dataDir, file, without }: SnapshotRequest,
  onPages: (done: number, total: number) => void,
): Promise<string[]> {
  const workerData = { source: path.join(dataDir, "popote.sqlite"), file, without };
  const thread = new Worker(path.resolve(THREAD), { workerData });
  try {
    return await new Promise((resolve, reject) => {
      thread.on("message", ({ faults, done, total }) => {
        if (faults) return resolve(faults);
        try {
          onPages(done, total);
        } catch (error) {
          reject(error);
        }
      });
      thread.once("error", reject);
      thread.once("exit", () => reject(new Error("The thread that copies the database ended.")));
    });
  } finally {
    await thread.terminate();
  }
}

export function openSnapshot(dataDir: string): Db {
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: openHeld(dataDir) }) });
}

function openHeld(dataDir: string): Sqlite.Database {
  const sqlite = new Sqlite(path.join(dataDir, "popote.sqlite"), { fileMustExist: true });
  sqlite.exec("BEGIN");
  sqlite.prepare("SELECT 1 FROM sqlite_schema").get();
  return sqlite;
}
