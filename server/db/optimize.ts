import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "./open";

/** Rows of an index that are looked at: https://www.sqlite.org/lang_analyze.html#approx */
const ANALYSIS_LIMIT = 400;

/**
 * Daily: refreshes the query planner's statistics, one index at a time, and empties the write-ahead
 * log. Requests are answered between two indexes.
 */
export async function careForDatabase(db: Db, signal: AbortSignal): Promise<void> {
  await sql`PRAGMA analysis_limit = ${sql.lit(ANALYSIS_LIMIT)}`.execute(db);
  for (const name of await listAnalyzed(db)) {
    if (signal.aborted) return;
    await sql`ANALYZE ${sql.table(name)}`.execute(db);
    await setImmediate();
  }
  await sql`PRAGMA wal_checkpoint(PASSIVE)`.execute(db);
}

/** All indexes, and the tables that have none. */
async function listAnalyzed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM sqlite_schema WHERE type = 'index'
    UNION ALL
    SELECT name FROM sqlite_schema AS plain
    WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND rootpage > 0 AND NOT EXISTS (
      SELECT 1 FROM sqlite_schema WHERE type = 'index' AND tbl_name = plain.name
    )`.execute(db);
  return rows.map(({ name }) => name);
}
