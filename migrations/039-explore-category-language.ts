import { type Kysely, sql } from "kysely";

/** Speeds up /explore where few recipes of a category are in the chosen language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX recipes_newest_of_category_and_language
    ON recipes (category, language, created_at DESC, id DESC)
    WHERE visibility = 'PUBLIC'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX recipes_newest_of_category_and_language`.execute(db);
}
