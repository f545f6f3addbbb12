import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Secret addresses of a shopping list or a plan. Each belongs to the one who made it, and ends when
 * they leave the cookbook. cookbook_id is null for one's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const number = sql.raw(isPostgres ? "bigint" : "INTEGER");
  const text = sql.raw(isPostgres ? "text" : "TEXT");
  await sql`
    CREATE TABLE household_links (
      secret ${text} PRIMARY KEY CHECK (length(secret) >= 40),
      kind ${text} NOT NULL CHECK (kind IN ('LIST', 'PLAN')),
      shared_by ${number} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      cookbook_id ${number},
      shared_at ${number} NOT NULL,
      UNIQUE (shared_by, cookbook_id, kind),
      FOREIGN KEY (cookbook_id, shared_by)
        REFERENCES cookbook_members (cookbook_id, user_id) ON DELETE CASCADE
    )${sql.raw(isPostgres ? "" : " STRICT, WITHOUT ROWID")}`.execute(db);
  await sql`
    CREATE INDEX household_links_cookbook ON household_links (cookbook_id, shared_by)
    WHERE cookbook_id IS NOT NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX household_links_own ON household_links (shared_by, kind)
    WHERE cookbook_id IS NULL`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("household_links").execute();
}
