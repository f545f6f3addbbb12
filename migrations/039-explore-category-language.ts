import { type Kysely, sql } from "kysely";

/** A category of one language in /explore would read the whole category where few recipes have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX recipes_newest_of_category_and_language
    ON recipes (category, language, created_at DESC, id DESC)
    WHERE visibility = 'PUBLIC'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX recipes_newest_of_category_and_language`.execute(db);
}
