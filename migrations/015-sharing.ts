import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The language of a recipe: ISO 639-1. Existing recipes get their author's interface language.
  await sql`
    ALTER TABLE recipes ADD COLUMN language TEXT NOT NULL DEFAULT 'en'
    CHECK (length(language) = 2)`.execute(db);
  await sql`
    UPDATE recipes SET language = (SELECT locale FROM users WHERE id = author_id)`.execute(db);

  // A secret URL that opens a recipe, until its owner revokes it. Stores the secret itself, because
  // the owner can view it again.
  await sql`
    CREATE TABLE share_links (
      recipe_id INTEGER PRIMARY KEY REFERENCES recipes (id) ON DELETE CASCADE,
      secret TEXT NOT NULL UNIQUE CHECK (length(secret) >= 40),
      shared_at INTEGER NOT NULL
    ) STRICT`.execute(db);

  // Whether the user chose pages without script and with small images.
  await sql`
    ALTER TABLE users ADD COLUMN light_pages INTEGER NOT NULL DEFAULT 0
    CHECK (light_pages IN (0, 1))`.execute(db);

  // Indexes for sitemaps and feeds.
  await sql`
    CREATE INDEX recipes_public_by_id ON recipes (id, updated_at) WHERE visibility = 'PUBLIC'`.execute(
    db,
  );
  await sql`
    CREATE INDEX recipes_newest ON recipes (created_at DESC, id DESC)
    WHERE visibility = 'PUBLIC'`.execute(db);
  await sql`
    CREATE INDEX recipes_newest_of_category ON recipes (category, created_at DESC, id DESC)
    WHERE visibility = 'PUBLIC'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ["recipes_newest_of_category", "recipes_newest", "recipes_public_by_id"]) {
    await sql`DROP INDEX ${sql.table(index)}`.execute(db);
  }
  await sql`ALTER TABLE users DROP COLUMN light_pages`.execute(db);
  await sql`DROP TABLE share_links`.execute(db);
  await sql`ALTER TABLE recipes DROP COLUMN language`.execute(db);
}
