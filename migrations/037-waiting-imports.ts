import { type Kysely, sql } from "kysely";

/** Why an import waits that people have accepted: it goes on by itself, and its page says for what. */
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
