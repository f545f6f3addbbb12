import { type Kysely, PostgresAdapter, sql } from "kysely";

const KINDS = ["COOKBOOK", "AUDIENCE", "DELETE"];
const TAG_KINDS = ["TAG", "UNTAG"];

/** undos.kind may be an act on the tags of many recipes, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceUndos(db, [...KINDS, ...TAG_KINDS]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DELETE FROM undos WHERE kind IN (${sql.join(TAG_KINDS)})`.execute(db);
  await replaceUndos(db, KINDS);
}

/** SQLite cannot change a CHECK; the few acts of ten minutes are copied. */
async function replaceUndos(db: Kysely<unknown>, kinds: string[]): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const allowed = sql.join(kinds.map((kind) => sql.lit(kind)));
  if (isPostgres) {
    await sql`ALTER TABLE undos DROP CONSTRAINT undos_kind_check`.execute(db);
    await sql`ALTER TABLE undos ADD CONSTRAINT undos_kind_check CHECK (kind IN (${allowed}))`.execute(
      db,
    );
    return;
  }
  await sql`
    CREATE TABLE undos_now (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN (${allowed})),
      before TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT`.execute(db);
  await sql`
    INSERT INTO undos_now (id, user_id, kind, before, created_at)
    SELECT id, user_id, kind, before, created_at FROM undos`.execute(db);
  await sql`DROP TABLE undos`.execute(db);
  await sql`ALTER TABLE undos_now RENAME TO undos`.execute(db);
  await sql`CREATE INDEX undos_of_user ON undos (user_id, id)`.execute(db);
  await sql`CREATE INDEX undos_by_time ON undos (created_at)`.execute(db);
}
