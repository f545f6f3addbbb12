import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // When a backup was read back completely; NULL where that failed, or for older backups.
  await sql`ALTER TABLE backups ADD COLUMN verified_at INTEGER`.execute(db);

  // Faults that the last check of each kind found in the database, one a line; empty if sound.
  await sql`
    CREATE TABLE database_checks (
      kind TEXT PRIMARY KEY CHECK (kind IN ('QUICK', 'WHOLE')),
      checked_at INTEGER NOT NULL,
      faults TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE database_checks`.execute(db);
  await sql`ALTER TABLE backups DROP COLUMN verified_at`.execute(db);
}
