// A thread, because ANALYZE counts whole indexes and blocks other writers meanwhile. Large analyzed
// indexes are skipped: their shape hardly changes.
import { workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";

/** Counting this many rows takes tens of milliseconds. */
const LARGE_ROWS = 200_000;
/** Index rows that ANALYZE samples: https://www.sqlite.org/lang_analyze.html#approx */
const ANALYSIS_LIMIT = 400;
const BUSY_TIMEOUT_MS = 5_000;

const sqlite = new Sqlite(workerData.file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
sqlite.pragma("trusted_schema = OFF");
sqlite.pragma(`analysis_limit = ${ANALYSIS_LIMIT}`);
const large = listLarge();
for (const name of listAnalyzed()) if (!large.has(name)) sqlite.exec(`ANALYZE "${name}"`);
sqlite.pragma("wal_checkpoint(PASSIVE)");
sqlite.close();

function listAnalyzed() {
  return sqlite
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'index'
       UNION ALL
       SELECT name FROM pragma_table_list AS plain
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND NOT EXISTS (
         SELECT 1 FROM sqlite_schema WHERE type = 'index' AND tbl_name = plain.name
       )`,
    )
    .pluck()
    .all();
}

function listLarge() {
  const isThere = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_stat1'").get();
  if (!isThere) return new Set();
  const known = sqlite.prepare(
    "SELECT coalesce(idx, tbl) FROM sqlite_stat1 WHERE CAST(stat AS INTEGER) > ?",
  );
  return new Set(known.pluck().all(LARGE_ROWS));
}
