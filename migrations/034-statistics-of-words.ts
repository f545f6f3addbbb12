import { type Kysely, PostgresAdapter, sql } from "kysely";

const INDEXES = ["public_recipe_words", "other_recipe_words"];
/** A target of 1,000 tracks ten thousand words; PostgreSQL uses the index for any rarer one. */
const TARGET = 1_000;
const DEFAULT = -1;

/** PostgreSQL assumed that untracked words are common, and scanned the whole table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setTarget(db, TARGET);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await setTarget(db, DEFAULT);
}

async function setTarget(db: Kysely<unknown>, target: number): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const index of INDEXES) {
    const table = sql.table(index);
    await sql`ALTER TABLE ${table} ALTER words SET STATISTICS ${sql.lit(target)}`.execute(db);
    await sql`ANALYZE ${table}`.execute(db);
  }
}
