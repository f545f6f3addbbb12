import { type Kysely, sql } from "kysely";

/** With which day somebody's week begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN week_start TEXT NOT NULL DEFAULT 'monday'
    CHECK (week_start IN ('monday', 'sunday'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users DROP COLUMN week_start`.execute(db);
}
