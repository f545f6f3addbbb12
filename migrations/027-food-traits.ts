import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the rules of reading lines know of a food: kinds of one food are a family, told apart by the
  // percentage of fat or cocoa that each has at most; the words of `traits` are in the domain.
  await sql`ALTER TABLE ingredients ADD COLUMN family TEXT NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE ingredients ADD COLUMN most_percent REAL`.execute(db);
  await sql`ALTER TABLE ingredients ADD COLUMN form TEXT NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE ingredients ADD COLUMN traits TEXT NOT NULL DEFAULT ''`.execute(db);
  // The words for one piece, as in the source of its weight: "clove gousse".
  await sql`ALTER TABLE ingredients ADD COLUMN pieces TEXT NOT NULL DEFAULT ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ["pieces", "traits", "form", "most_percent", "family"]) {
    await sql`ALTER TABLE ingredients DROP COLUMN ${sql.ref(column)}`.execute(db);
  }
}
