import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Foods that a line names besides its own: "salt and pepper", "chicken or vegetable stock". */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const number = sql.raw(isPostgres ? "bigint" : "INTEGER");
  const text = sql.raw(isPostgres ? "text" : "TEXT");
  await sql`
    CREATE TABLE recipe_line_foods (
      recipe_id ${number} NOT NULL,
      position ${number} NOT NULL,
      ingredient_id ${number} NOT NULL REFERENCES ingredients (id),
      role ${text} NOT NULL CHECK (role IN ('with', 'alternative')),
      PRIMARY KEY (recipe_id, position, ingredient_id),
      FOREIGN KEY (recipe_id, position)
        REFERENCES recipe_ingredients (recipe_id, position) ON DELETE CASCADE
    )${sql.raw(isPostgres ? "" : " STRICT, WITHOUT ROWID")}`.execute(db);
  await sql`
    CREATE INDEX recipe_line_foods_using ON recipe_line_foods (ingredient_id, recipe_id, position)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("recipe_line_foods").execute();
}
