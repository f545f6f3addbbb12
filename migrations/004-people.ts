import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE follows (
      follower_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      followed_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      requested_at INTEGER NOT NULL,
      accepted_at INTEGER,
      PRIMARY KEY (follower_id, followed_id),
      CHECK (follower_id <> followed_id)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX follows_of_followed ON follows (followed_id, accepted_at)`.execute(db);

  await sql`
    CREATE TABLE likes (
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      recipe_id INTEGER NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
      liked_at INTEGER NOT NULL,
      PRIMARY KEY (user_id, recipe_id)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX likes_of_recipe ON likes (recipe_id)`.execute(db);

  await sql`
    CREATE TABLE cookbooks (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
      description TEXT NOT NULL CHECK (length(description) <= 500),
      image_version INTEGER,
      last_image_version INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL
    ) STRICT`.execute(db);

  await sql`
    CREATE TABLE cookbook_members (
      cookbook_id INTEGER NOT NULL REFERENCES cookbooks (id) ON DELETE CASCADE,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      is_administrator INTEGER NOT NULL CHECK (is_administrator IN (0, 1)),
      joined_at INTEGER NOT NULL,
      PRIMARY KEY (cookbook_id, user_id)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX cookbook_members_of_user ON cookbook_members (user_id)`.execute(db);

  await sql`
    CREATE TABLE cookbook_recipes (
      cookbook_id INTEGER NOT NULL REFERENCES cookbooks (id) ON DELETE CASCADE,
      recipe_id INTEGER NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
      added_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      added_at INTEGER NOT NULL,
      PRIMARY KEY (cookbook_id, recipe_id)
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX cookbook_recipes_of_recipe ON cookbook_recipes (recipe_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["cookbook_recipes", "cookbook_members", "cookbooks", "likes", "follows"]) {
    await sql`DROP TABLE ${sql.table(table)}`.execute(db);
  }
}
