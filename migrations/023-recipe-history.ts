import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who saved the current version; NULL if it was saved before this was recorded.
  await sql`
    ALTER TABLE recipes ADD COLUMN saved_by INTEGER REFERENCES users (id) ON DELETE SET NULL`.execute(
    db,
  );
  await sql`
    CREATE INDEX recipes_by_saver ON recipes (saved_by) WHERE saved_by IS NOT NULL`.execute(db);

  // Earlier versions of a recipe. content: its rows of recipes, recipe_ingredients and
  // recipe_paragraphs; a migration that renames or drops one of their columns must update it too.
  await sql`
    CREATE TABLE recipe_revisions (
      recipe_id INTEGER NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      saved_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      saved_at INTEGER NOT NULL,
      replaced_at INTEGER NOT NULL,
      content TEXT NOT NULL CHECK (json_valid(content)),
      PRIMARY KEY (recipe_id, version)
    ) STRICT`.execute(db);
  await sql`
    CREATE INDEX recipe_revisions_by_age ON recipe_revisions (replaced_at)`.execute(db);
  await sql`
    CREATE INDEX recipe_revisions_by_saver ON recipe_revisions (saved_by)
    WHERE saved_by IS NOT NULL`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE recipe_revisions`.execute(db);
  await sql`DROP INDEX recipes_by_saver`.execute(db);
  await sql`ALTER TABLE recipes DROP COLUMN saved_by`.execute(db);
}
