import { type Kysely, sql } from "kysely";

/** What blocks an accepted import, as shown on its page; it resumes by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("imports")
    .addColumn("waits_for", "text", (column) =>
      column.check(sql`waits_for IN ('storage.away', 'storage.full', 'storage.readOnly')`),
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("imports").dropColumn("waits_for").execute();
}
