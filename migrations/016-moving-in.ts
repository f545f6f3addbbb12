import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The author's wording of a measure where amount and unit do not express it: "7 oz".
  await sql`
    ALTER TABLE recipe_ingredients ADD COLUMN written TEXT NOT NULL DEFAULT ''
    CHECK (length(written) <= 100)`.execute(db);

  // Where a recipe comes from, and a key that is equal for all spellings of a URL; NULL where the
  // source is not a URL.
  await sql`
    ALTER TABLE recipes ADD COLUMN source TEXT NOT NULL DEFAULT ''
    CHECK (length(source) <= 500)`.execute(db);
  await sql`ALTER TABLE recipes ADD COLUMN source_key TEXT`.execute(db);
  await sql`
    CREATE INDEX recipes_by_source ON recipes (author_id, source_key)
    WHERE source_key IS NOT NULL`.execute(db);
  await sql`CREATE INDEX recipes_by_title ON recipes (author_id, title_key)`.execute(db);

  // form_key: one form starts one import, however often it is submitted.
  // file: its name in the data folder, NULL once it is no longer needed.
  await sql`
    CREATE TABLE imports (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      form_key TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('ADDRESS', 'TEXT', 'FILE')),
      name TEXT NOT NULL CHECK (length(name) <= 500),
      locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
      file TEXT UNIQUE,
      state TEXT NOT NULL CHECK (state IN ('READING', 'READY', 'SAVING', 'DONE', 'FAILED')),
      problem TEXT,
      created_at INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      UNIQUE (user_id, form_key),
      CHECK ((state = 'FAILED') = (problem IS NOT NULL))
    ) STRICT`.execute(db);
  await sql`CREATE INDEX imports_of_user ON imports (user_id, id)`.execute(db);
  await sql`CREATE INDEX imports_by_change ON imports (changed_at)`.execute(db);

  // The recipes of an import: found (as JSON), requested, saved, already there, or unreadable.
  // recipe_id: the recipe created from it, or the one it duplicates.
  await sql`
    CREATE TABLE import_items (
      import_id INTEGER NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      title TEXT NOT NULL,
      found TEXT,
      state TEXT NOT NULL CHECK (state IN ('FOUND', 'WAITING', 'SAVED', 'THERE', 'FAILED')),
      allows_twin INTEGER NOT NULL DEFAULT 0 CHECK (allows_twin IN (0, 1)),
      problem TEXT,
      doubts INTEGER NOT NULL DEFAULT 0,
      pending_image TEXT,
      recipe_id INTEGER REFERENCES recipes (id) ON DELETE SET NULL,
      PRIMARY KEY (import_id, position),
      CHECK (found IS NOT NULL OR state = 'FAILED')
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX import_items_by_state ON import_items (import_id, state, position)`.execute(
    db,
  );
  await sql`
    CREATE INDEX import_items_of_recipe ON import_items (recipe_id)
    WHERE recipe_id IS NOT NULL`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE import_items`.execute(db);
  await sql`DROP TABLE imports`.execute(db);
  await sql`DROP INDEX recipes_by_title`.execute(db);
  await sql`DROP INDEX recipes_by_source`.execute(db);
  await sql`ALTER TABLE recipes DROP COLUMN source_key`.execute(db);
  await sql`ALTER TABLE recipes DROP COLUMN source`.execute(db);
  await sql`ALTER TABLE recipe_ingredients DROP COLUMN written`.execute(db);
}
