import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // An administrator's access to one item, with a reason, for an hour at most. A row outlives the
  // item and both users.
  await sql`
    CREATE TABLE access_grants (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      actor_name TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('RECIPE', 'COOKBOOK', 'USER')),
      recipe_id INTEGER REFERENCES recipes (id) ON DELETE SET NULL,
      cookbook_id INTEGER REFERENCES cookbooks (id) ON DELETE SET NULL,
      user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      reason TEXT NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
      granted_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL CHECK (expires_at BETWEEN granted_at AND granted_at + 3600000),
      ended_at INTEGER,
      CHECK (recipe_id IS NULL OR kind = 'RECIPE'),
      CHECK (cookbook_id IS NULL OR kind = 'COOKBOOK'),
      CHECK (user_id IS NULL OR kind = 'USER')
    ) STRICT`.execute(db);
  for (const column of ["actor_id", "recipe_id", "cookbook_id", "user_id"]) {
    await sql`
      CREATE INDEX ${sql.ref(`access_grants_of_${column}`)} ON access_grants (${sql.ref(column)})
      WHERE ${sql.ref(column)} IS NOT NULL`.execute(db);
  }
  await sql`
    CREATE TRIGGER access_grants_stay_as_written
    BEFORE UPDATE OF actor_name, kind, reason, granted_at, expires_at ON access_grants
    BEGIN SELECT RAISE(ABORT, 'the access_grants table is only added to'); END`.execute(db);
  await sql`
    CREATE TRIGGER access_grants_stay
    BEFORE DELETE ON access_grants
    BEGIN SELECT RAISE(ABORT, 'the access_grants table is only added to'); END`.execute(db);

  // Users who see the notice, and the item's name, which belongs to them and not in the audit log.
  await sql`
    CREATE TABLE access_notices (
      grant_id INTEGER NOT NULL REFERENCES access_grants (id),
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      subject TEXT NOT NULL,
      PRIMARY KEY (user_id, grant_id)
    ) STRICT, WITHOUT ROWID`.execute(db);

  await sql`
    CREATE TABLE access_acts (
      audit_id INTEGER PRIMARY KEY REFERENCES audit (id),
      grant_id INTEGER NOT NULL REFERENCES access_grants (id)
    ) STRICT`.execute(db);
  await sql`CREATE INDEX access_acts_of_grant ON access_acts (grant_id, audit_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["access_acts", "access_notices", "access_grants"]) {
    await sql`DROP TABLE ${sql.table(table)}`.execute(db);
  }
}
