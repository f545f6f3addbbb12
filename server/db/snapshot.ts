import path from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Db } from "./open";
import type { Database } from "./tables";

/** A request between two steps waits a few milliseconds at most. */
const PAGES_AT_ONCE = 256;

/** Later writes neither enter nor restart the copy; `onPages` may throw to stop it. */
export async function copyDatabase(
  dataDir: string,
  file: string,
  onPages: (done: number, total: number) => void,
): Promise<void> {
  const source = openHeld(dataDir);
  try {
    await source.backup(file, {
      progress({ totalPages, remainingPages }) {
        onPages(totalPages - remainingPages, totalPages);
        return PAGES_AT_ONCE;
      },
    });
  } finally {
    source.close();
  }
}

export function openMoment(dataDir: string): Db {
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: openHeld(dataDir) }) });
}

function openHeld(dataDir: string): Sqlite.Database {
  const sqlite = new Sqlite(path.join(dataDir, "popote.sqlite"), { fileMustExist: true });
  sqlite.exec("BEGIN");
  sqlite.prepare("SELECT 1 FROM sqlite_schema").get();
  return sqlite;
}
