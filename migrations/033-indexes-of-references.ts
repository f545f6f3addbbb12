import type { Kysely } from "kysely";

/** Index foreign keys, so that deleting an account does not scan whole tables. */
const INDEXES = [
  { name: "cookbook_recipes_by_adder", table: "cookbook_recipes", column: "added_by" },
  { name: "reports_by_settler", table: "reports", column: "settled_by" },
] as const;

export async function up(db: Kysely<Record<string, Record<string, number | null>>>) {
  for (const { name, table, column } of INDEXES) {
    await db.schema
      .createIndex(name)
      .on(table)
      .column(column)
      .where(column, "is not", null)
      .execute();
  }
}

export async function down(db: Kysely<unknown>) {
  for (const { name } of INDEXES) await db.schema.dropIndex(name).execute();
}
