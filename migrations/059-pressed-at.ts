import { type Kysely, PostgresAdapter, sql } from "kysely";

/** When somebody last ticked or unticked an entry: an earlier press that arrives later loses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const number = sql.raw(isPostgres ? "bigint" : "INTEGER");
  await sql`ALTER TABLE shopping_entries ADD COLUMN pressed_at ${number}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE shopping_entries DROP COLUMN pressed_at`.execute(db);
}
