import { type Kysely, sql } from "kysely";

/** The oven setting as its author wrote it ("350 °F"), unless it is in degrees Celsius. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("recipes")
    .addColumn("oven_words", "text", (column) =>
      column.notNull().defaultTo("").check(sql`length(oven_words) <= 50`),
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("recipes").dropColumn("oven_words").execute();
}
