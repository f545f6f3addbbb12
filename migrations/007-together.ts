import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A blocked user can neither follow, find nor see the blocker, and is not notified.
  await sql`
    CREATE TABLE blocks (
      blocker_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      blocked_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      blocked_at INTEGER NOT NULL,
      PRIMARY KEY (blocker_id, blocked_id),
      CHECK (blocker_id <> blocked_id)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX blocks_of_blocked ON blocks (blocked_id)`.execute(db);

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
  await sql`
    CREATE UNIQUE INDEX reports_once
    ON reports (reporter_id, kind, ifnull(recipe_id, 0), ifnull(user_id, 0))
    WHERE settled_at IS NULL`.execute(db);

  // Sort keys of lists: the title without case and accents, and the number of likes.
  await sql`ALTER TABLE recipes ADD COLUMN title_key TEXT NOT NULL DEFAULT ''`.execute(db);
  await sql`
    ALTER TABLE recipes ADD COLUMN likes_count INTEGER NOT NULL DEFAULT 0
    CHECK (likes_count >= 0)`.execute(db);
  await sql`
    UPDATE recipes SET likes_count =
      (SELECT count(*) FROM likes WHERE likes.recipe_id = recipes.id)`.execute(db);
  await keyTitles(db);
  await sql`
    CREATE TRIGGER likes_counted_up AFTER INSERT ON likes BEGIN
      UPDATE recipes SET likes_count = likes_count + 1 WHERE id = new.recipe_id;
    END`.execute(db);
  await sql`
    CREATE TRIGGER likes_counted_down AFTER DELETE ON likes BEGIN
      UPDATE recipes SET likes_count = likes_count - 1 WHERE id = old.recipe_id;
    END`.execute(db);
  await sql`
    CREATE INDEX recipes_popular ON recipes (likes_count DESC, id DESC)
    WHERE visibility = 'PUBLIC'`.execute(db);

  // The recipe list filters that the user chose last, as a query string.
  await sql`ALTER TABLE users ADD COLUMN recipe_filters TEXT`.execute(db);

  // A cookbook always has an administrator, even if members leave or are demoted concurrently.
  const isLast = sql`
    old.is_administrator = 1
    AND EXISTS (SELECT 1 FROM cookbooks WHERE id = old.cookbook_id)
    AND NOT EXISTS (
      SELECT 1 FROM cookbook_members AS other
      WHERE other.cookbook_id = old.cookbook_id
        AND other.user_id <> old.user_id AND other.is_administrator = 1)`;
  await sql`
    CREATE TRIGGER cookbooks_keep_administrator BEFORE UPDATE OF is_administrator ON cookbook_members
    WHEN new.is_administrator = 0 AND ${isLast}
    BEGIN SELECT RAISE(ABORT, 'cookbook.lastAdministrator'); END`.execute(db);
  await sql`
    CREATE TRIGGER cookbooks_keep_member BEFORE DELETE ON cookbook_members
    WHEN ${isLast}
    BEGIN SELECT RAISE(ABORT, 'cookbook.lastAdministrator'); END`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const trigger of [
    "cookbooks_keep_member",
    "cookbooks_keep_administrator",
    "likes_counted_down",
    "likes_counted_up",
  ]) {
    await sql`DROP TRIGGER ${sql.table(trigger)}`.execute(db);
  }
  await sql`ALTER TABLE users DROP COLUMN recipe_filters`.execute(db);
  await sql`DROP INDEX recipes_popular`.execute(db);
  await sql`ALTER TABLE recipes DROP COLUMN likes_count`.execute(db);
  await sql`ALTER TABLE recipes DROP COLUMN title_key`.execute(db);
  await sql`DROP TABLE reports`.execute(db);
  await sql`DROP TABLE blocks`.execute(db);
}

/** Fills the keys of existing titles as `foldedKey` computed them when this was written. */
async function keyTitles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; title: string }>`SELECT id, title FROM recipes`.execute(
    db,
  );
  for (const { id, title } of rows) {
    const key = title
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replace(/[’‘]/g, "'")
      .replace(/\s+/g, " ")
      .trim();
    await sql`UPDATE recipes SET title_key = ${key} WHERE id = ${id}`.execute(db);
  }
}
