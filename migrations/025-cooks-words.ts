import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // An ingredient line as its cook wrote it, which is what everybody reads; "" for one that was
  // written before: it reads by its parts.
  await sql`
    ALTER TABLE recipe_ingredients ADD COLUMN text TEXT NOT NULL DEFAULT ''
    CHECK (length(text) <= 250)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE recipe_ingredients DROP COLUMN text`.execute(db);
}
