import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // An ingredient line as written; "" for older lines, which are shown from their parts.
  await sql`
    ALTER TABLE recipe_ingredients ADD COLUMN text TEXT NOT NULL DEFAULT ''
    CHECK (length(text) <= 250)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE recipe_ingredients DROP COLUMN text`.execute(db);
}
