import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The folders that held an imported recipe in its former program. Each is offered as a cookbook,
 * and its rows go when that cookbook is made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const number = sql.raw(isPostgres ? "bigint" : "INTEGER");
  const text = sql.raw(isPostgres ? "text" : "TEXT");
  await sql`
    CREATE TABLE import_folders (
      import_id ${number} NOT NULL,
      position ${number} NOT NULL,
      name ${text} NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
      PRIMARY KEY (import_id, position, name),
      FOREIGN KEY (import_id, position)
        REFERENCES import_items (import_id, position) ON DELETE CASCADE
    )${sql.raw(isPostgres ? "" : " STRICT, WITHOUT ROWID")}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("import_folders").execute();
}
