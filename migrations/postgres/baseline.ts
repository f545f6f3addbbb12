import { type Kysely, sql } from "kysely";
import indexes from "./baseline/indexes.sql?raw";
import pictureTriggers from "./baseline/picture-triggers.sql?raw";
import tables from "./baseline/tables.sql?raw";
import triggers from "./baseline/triggers.sql?raw";

/** The schema of the SQLite migrations up to 032 in PostgreSQL types, with 64-bit ids and times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [tables, indexes, triggers, pictureTriggers]) {
    await sql.raw(statements).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const names = (text: string, what: string) =>
    [...text.matchAll(new RegExp(`^CREATE ${what} (\\w+)`, "gm"))].map(([, name = ""]) => name);
  for (const table of names(tables, "TABLE").reverse()) {
    await sql`DROP TABLE ${sql.table(table)} CASCADE`.execute(db);
  }
  for (const name of names(triggers + pictureTriggers, "FUNCTION").reverse()) {
    await sql`DROP FUNCTION ${sql.table(name)}`.execute(db);
  }
}
