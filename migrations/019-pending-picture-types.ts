import { type Kysely, sql } from "kysely";

/** Stores which kind of form a pending image belongs to, because image sizes depend on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE pending_images ADD COLUMN type TEXT NOT NULL DEFAULT 'recipes'
    CHECK (type IN ('users', 'recipes', 'cookbooks'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DELETE FROM pending_images WHERE type <> 'recipes'`.execute(db);
  await sql`ALTER TABLE pending_images DROP COLUMN type`.execute(db);
}
