import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // When a backup was read back, whole; null where it failed, or is of before backups were read back.
  await sql`ALTER TABLE backups ADD COLUMN verified_at INTEGER`.execute(db);

  // What the last check of each kind found wrong with how the database is stored, a line each; empty
  // where it was sound.
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
