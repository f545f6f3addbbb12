import { type Kysely, sql } from "kysely";

/**
 * A settled report outlives its recipe and keeps its title; an open one is deleted with it. `thing`
 * is the reported item: reporting it again is the same report.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE old_reports AS SELECT * FROM reports`.execute(db);
  await sql`DROP TABLE reports`.execute(db);
  await sql`
    CREATE TABLE reports (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      reporter_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      kind TEXT NOT NULL CHECK (kind IN ('RECIPE', 'PICTURE', 'USER')),
      recipe_id INTEGER REFERENCES recipes (id) ON DELETE SET NULL,
      user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
      thing TEXT AS (kind || ifnull(' recipe ' || recipe_id, ' user ' || user_id)) VIRTUAL,
      reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
      reported_at INTEGER NOT NULL,
      settled_at INTEGER,
      settled_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      outcome TEXT CHECK (outcome IN ('DISMISSED', 'REMOVED', 'SUSPENDED')),
      subject TEXT,
      CHECK (recipe_id IS NULL OR user_id IS NULL),
      CHECK (recipe_id IS NOT NULL OR user_id IS NOT NULL OR settled_at IS NOT NULL),
      CHECK (kind <> 'RECIPE' OR user_id IS NULL),
      CHECK (kind <> 'USER' OR recipe_id IS NULL)
    ) STRICT`.execute(db);
  await copyReports(db);
  await sql`
    CREATE UNIQUE INDEX reports_once ON reports (reporter_id, thing)
    WHERE settled_at IS NULL`.execute(db);
  await sql`CREATE INDEX reports_open ON reports (id) WHERE settled_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX reports_open_of_thing ON reports (thing, id) WHERE settled_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX reports_settled ON reports (settled_at) WHERE settled_at IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX reports_of_recipe ON reports (recipe_id) WHERE recipe_id IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX reports_of_user ON reports (user_id) WHERE user_id IS NOT NULL`.execute(db);
  await sql`
    CREATE TRIGGER recipes_forget_reports BEFORE DELETE ON recipes BEGIN
      DELETE FROM reports WHERE recipe_id = old.id AND settled_at IS NULL;
    END`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TRIGGER recipes_forget_reports`.execute(db);
  await sql`
    CREATE TABLE old_reports AS SELECT * FROM reports
    WHERE recipe_id IS NOT NULL OR user_id IS NOT NULL`.execute(db);
  await sql`DROP TABLE reports`.execute(db);
  await sql`
    CREATE TABLE reports (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      reporter_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      kind TEXT NOT NULL CHECK (kind IN ('RECIPE', 'PICTURE', 'USER')),
      recipe_id INTEGER REFERENCES recipes (id) ON DELETE CASCADE,
      user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
      reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
      reported_at INTEGER NOT NULL,
      settled_at INTEGER,
      settled_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      CHECK ((recipe_id IS NULL) <> (user_id IS NULL)),
      CHECK (kind <> 'RECIPE' OR recipe_id IS NOT NULL),
      CHECK (kind <> 'USER' OR user_id IS NOT NULL)
    ) STRICT`.execute(db);
  await copyReports(db);
  await sql`
    CREATE UNIQUE INDEX reports_once
    ON reports (reporter_id, kind, ifnull(recipe_id, 0), ifnull(user_id, 0))
    WHERE settled_at IS NULL`.execute(db);
}

async function copyReports(db: Kysely<unknown>): Promise<void> {
  const columns = sql.raw(
    "id, reporter_id, kind, recipe_id, user_id, reason, reported_at, settled_at, settled_by",
  );
  await sql`INSERT INTO reports (${columns}) SELECT ${columns} FROM old_reports`.execute(db);
  await sql`DROP TABLE old_reports`.execute(db);
}
