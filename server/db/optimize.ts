import { sql } from "kysely";
import type { Db } from "./open";

/** Daily: refreshes the query planner's statistics and empties the write-ahead log. */
export async function careForDatabase(db: Db): Promise<void> {
  // 0x10000: also tables that this connection did not query.
  await sql`PRAGMA optimize = 0x10002`.execute(db);
  await sql`PRAGMA wal_checkpoint(PASSIVE)`.execute(db);
}
