import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Headings among the ingredients or steps: "For the glaze". `before` is the position of the next
  // line or step, or their number for a heading at the end.
  await sql`
    CREATE TABLE recipe_headings (
      recipe_id INTEGER NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('INGREDIENT', 'STEP')),
      position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 29),
      before INTEGER NOT NULL CHECK (before BETWEEN 0 AND 100),
      text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 100),
      PRIMARY KEY (recipe_id, kind, position)
    ) STRICT, WITHOUT ROWID`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE recipe_headings`.execute(db);
}
