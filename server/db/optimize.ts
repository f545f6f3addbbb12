import { sql } from "kysely";
import type { Db } from "./open";

/**
 * Once a day: what SQLite knows of the tables, so that it looks things up the shorter way, and the
 * write-ahead log emptied into the database as far as nobody reads it.
 */
export async function careForDatabase(db: Db): Promise<void> {
  // All tables are looked at, not only those that this connection has asked (0x10000).
  await sql`PRAGMA optimize = 0x10002`.execute(db);
  await sql`PRAGMA wal_checkpoint(PASSIVE)`.execute(db);
}
