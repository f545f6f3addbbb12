import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Covers every column that a list filters or sorts by, for recipes of many authors.
  await sql`DROP INDEX recipes_of_author`.execute(db);
  await sql`
    CREATE INDEX recipes_of_author ON recipes (
      author_id, created_at DESC, id DESC, visibility, category, preparation_minutes,
      cooking_minutes, likes_count, title_key)`.execute(db);
  await sql`DROP INDEX likes_of_recipe`.execute(db);
  await sql`CREATE INDEX likes_of_recipe ON likes (recipe_id, liked_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX likes_of_recipe`.execute(db);
  await sql`CREATE INDEX likes_of_recipe ON likes (recipe_id)`.execute(db);
  await sql`DROP INDEX recipes_of_author`.execute(db);
  await sql`CREATE INDEX recipes_of_author ON recipes (author_id, created_at DESC, id DESC)`.execute(
    db,
  );
}
