import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Set when an administrator edits a row, so that catalogue updates skip it.
  await sql`ALTER TABLE ingredients ADD COLUMN edited_at INTEGER`.execute(db);

  // The last applied version of each data set that ships with Popote.
  await sql`
    CREATE TABLE versions (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);

  // Catalogue rows that an administrator deleted or merged, so that updates do not restore them.
  await sql`
    CREATE TABLE retired_ingredients (
      source TEXT NOT NULL,
      source_code TEXT NOT NULL,
      retired_at INTEGER NOT NULL,
      PRIMARY KEY (source, source_code)
    ) STRICT, WITHOUT ROWID`.execute(db);

  // The loader fills the new table from the catalogue when Popote starts.
  await sql`DROP TABLE ingredient_names`.execute(db);
  await sql`
    CREATE TABLE ingredient_names (
      ingredient_id INTEGER NOT NULL REFERENCES ingredients (id) ON DELETE CASCADE,
      locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
      key TEXT NOT NULL,
      stem TEXT NOT NULL,
      name TEXT NOT NULL,
      is_alias INTEGER NOT NULL CHECK (is_alias IN (0, 1)),
      PRIMARY KEY (key, locale, ingredient_id)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX ingredient_names_of ON ingredient_names (ingredient_id)`.execute(db);
  await sql`CREATE INDEX ingredient_names_stemmed ON ingredient_names (stem)`.execute(db);
  await sql`
    CREATE INDEX ingredient_names_in_order ON ingredient_names (locale, key, ingredient_id)
    WHERE is_alias = 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX ingredient_names_in_order`.execute(db);
  await sql`DROP INDEX ingredient_names_stemmed`.execute(db);
  await sql`ALTER TABLE ingredient_names DROP COLUMN stem`.execute(db);
  await sql`DROP TABLE retired_ingredients`.execute(db);
  await sql`DROP TABLE versions`.execute(db);
  await sql`ALTER TABLE ingredients DROP COLUMN edited_at`.execute(db);
}
