import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // When a process started sending it; NULL while none does.
  await sql`ALTER TABLE outbox ADD COLUMN claimed_at INTEGER`.execute(db);
  // Why and when the last attempt failed, and since when attempts have failed.
  await sql`
    ALTER TABLE outbox ADD COLUMN trouble TEXT CHECK (trouble IN (
      'REFUSED', 'LATER', 'SENDER', 'LOGIN', 'TLS', 'NAME', 'CONNECTION', 'SILENCE', 'OTHER'
    ))`.execute(db);
  await sql`ALTER TABLE outbox ADD COLUMN troubled_at INTEGER`.execute(db);
  await sql`ALTER TABLE outbox ADD COLUMN troubled_since INTEGER`.execute(db);
  await sql`
    CREATE INDEX outbox_troubled ON outbox (troubled_at) WHERE troubled_at IS NOT NULL`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX outbox_troubled`.execute(db);
  for (const column of ["troubled_since", "troubled_at", "trouble", "claimed_at"]) {
    await sql`ALTER TABLE outbox DROP COLUMN ${sql.ref(column)}`.execute(db);
  }
}
