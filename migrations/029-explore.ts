import { type Kysely, sql } from "kysely";

const COUNTED = [
  // Counts an author's public recipes and their likes.
  sql`
    CREATE TRIGGER cooks_counted_up AFTER INSERT ON recipes WHEN new.visibility = 'PUBLIC' BEGIN
      UPDATE users
      SET public_recipes = public_recipes + 1, public_likes = public_likes + new.likes_count
      WHERE id = new.author_id;
    END`,
  sql`
    CREATE TRIGGER cooks_counted_down AFTER DELETE ON recipes WHEN old.visibility = 'PUBLIC' BEGIN
      UPDATE users
      SET public_recipes = public_recipes - 1, public_likes = public_likes - old.likes_count
      WHERE id = old.author_id;
    END`,
  sql`
    CREATE TRIGGER cooks_counted_again AFTER UPDATE OF visibility, likes_count ON recipes
    WHEN 'PUBLIC' IN (old.visibility, new.visibility) BEGIN
      UPDATE users
      SET public_recipes =
            public_recipes - (old.visibility = 'PUBLIC') + (new.visibility = 'PUBLIC'),
          public_likes =
            public_likes - old.likes_count * (old.visibility = 'PUBLIC')
            + new.likes_count * (new.visibility = 'PUBLIC')
      WHERE id = new.author_id;
    END`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["public_recipes", "public_likes"]) {
    await sql`
      ALTER TABLE users ADD COLUMN ${sql.id(column)} INTEGER NOT NULL DEFAULT 0`.execute(db);
  }
  await sql`
    UPDATE users SET (public_recipes, public_likes) =
      (SELECT count(*), ifnull(sum(likes_count), 0) FROM recipes
       WHERE recipes.author_id = users.id AND recipes.visibility = 'PUBLIC')`.execute(db);
  for (const trigger of COUNTED) await trigger.execute(db);
  await sql`
    CREATE INDEX users_cooks
    ON users (is_public, public_likes DESC, public_recipes DESC, id DESC)
    WHERE public_recipes > 0`.execute(db);

  await sql`
    CREATE INDEX recipes_newest_of_language ON recipes (language, created_at DESC, id DESC)
    WHERE visibility = 'PUBLIC'`.execute(db);
  await sql`CREATE INDEX likes_by_time ON likes (liked_at, recipe_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ["likes_by_time", "recipes_newest_of_language", "users_cooks"]) {
    await sql`DROP INDEX ${sql.table(index)}`.execute(db);
  }
  for (const trigger of ["cooks_counted_again", "cooks_counted_down", "cooks_counted_up"]) {
    await sql`DROP TRIGGER ${sql.table(trigger)}`.execute(db);
  }
  for (const column of ["public_likes", "public_recipes"]) {
    await sql`ALTER TABLE users DROP COLUMN ${sql.id(column)}`.execute(db);
  }
}
