import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A table waits until the user assigns its columns.
  // columns: their names and likely fields, as JSON. matching: the fields that the user chose.
  await sql`ALTER TABLE imports ADD COLUMN columns TEXT`.execute(db);
  await sql`
    ALTER TABLE imports ADD COLUMN matching TEXT
    CHECK (matching IS NULL OR columns IS NOT NULL)`.execute(db);

  // The pages of an import from a list of URLs, each fetched once.
  await sql`
    CREATE TABLE import_addresses (
      import_id INTEGER NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 199),
      address TEXT NOT NULL CHECK (length(address) <= 2000),
      read_at INTEGER,
      PRIMARY KEY (import_id, position),
      UNIQUE (import_id, address)
    ) STRICT, WITHOUT ROWID`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE import_addresses`.execute(db);
  await sql`ALTER TABLE imports DROP COLUMN matching`.execute(db);
  await sql`ALTER TABLE imports DROP COLUMN columns`.execute(db);
}
