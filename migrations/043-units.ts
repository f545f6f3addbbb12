import { type Kysely, sql } from "kysely";

/** In which units somebody reads recipes, where the address does not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN units TEXT NOT NULL DEFAULT 'written'
    CHECK (units IN ('written', 'metric', 'us'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users DROP COLUMN units`.execute(db);
}
