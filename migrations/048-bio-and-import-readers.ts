import { type Kysely, sql } from "kysely";

/** A sentence about oneself; and who may read the recipes of an import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN bio TEXT NOT NULL DEFAULT ''
    CHECK (length(bio) <= 160)`.execute(db);
  await sql`
    ALTER TABLE imports ADD COLUMN visibility TEXT NOT NULL DEFAULT 'PRIVATE'
    CHECK (visibility IN ('PRIVATE', 'PROTECTED', 'PUBLIC'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE imports DROP COLUMN visibility`.execute(db);
  await sql`ALTER TABLE users DROP COLUMN bio`.execute(db);
}
