import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Food facts used to read ingredient lines. Foods of a family differ by their maximum percentage
  // of fat or cocoa; the values of `traits` are defined in the domain.
  await sql`ALTER TABLE ingredients ADD COLUMN family TEXT NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE ingredients ADD COLUMN most_percent REAL`.execute(db);
  await sql`ALTER TABLE ingredients ADD COLUMN form TEXT NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE ingredients ADD COLUMN traits TEXT NOT NULL DEFAULT ''`.execute(db);
  // Words for one piece, as in the source of its weight: "clove gousse".
  await sql`ALTER TABLE ingredients ADD COLUMN pieces TEXT NOT NULL DEFAULT ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ["pieces", "traits", "form", "most_percent", "family"]) {
    await sql`ALTER TABLE ingredients DROP COLUMN ${sql.ref(column)}`.execute(db);
  }
}
