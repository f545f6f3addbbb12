import { type Kysely, sql } from "kysely";
import type { Bulk, Db, Row } from "../engine";
import type { Database } from "../tables";

export const bulk: Bulk = { refill, insertRows, listLastIds, setLastIds };

async function refill(
  db: Db,
  tables: readonly string[],
  write: (trx: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const all = tables.map((name) => sql.table(name));
    await sql`TRUNCATE ${sql.join(all)} RESTART IDENTITY`.execute(trx);
    for (const table of all) await sql`ALTER TABLE ${table} DISABLE TRIGGER USER`.execute(trx);
    await write(trx);
    for (const table of all) await sql`ALTER TABLE ${table} ENABLE TRIGGER USER`.execute(trx);
    await sql`ANALYZE ${sql.join(all)}`.execute(trx);
  });
}

async function insertRows(
  trx: Kysely<Database>,
  table: string,
  columns: string[],
  rows: Row[],
): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`
    INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(trx);
}

const SEQUENCE = "_id_seq";

async function listLastIds(db: Kysely<Database>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    SELECT sequencename AS name, last_value AS last FROM pg_sequences
    WHERE schemaname = current_schema()`.execute(db);
  return new Map(rows.map(({ name, last }) => [name.slice(0, -SEQUENCE.length), last ?? 0]));
}

async function setLastIds(trx: Kysely<Database>, ids: Map<string, number>): Promise<void> {
  for (const table of (await listLastIds(trx)).keys()) {
    const last = sql`greatest(${ids.get(table) ?? 0}::bigint, max(id))`;
    await sql`
      SELECT setval(${table + SEQUENCE}::regclass, ${last}) FROM ${sql.table(table)}
      HAVING ${last} > 0`.execute(trx);
  }
}
