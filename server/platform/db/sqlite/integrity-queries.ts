import { type Kysely, sql } from "kysely";
import type { Database } from "../tables";

type Handle = Kysely<Database>;

export async function listTables(db: Handle): Promise<Set<string>> {
  const tables = await db.introspection.getTables();
  return new Set(tables.map(({ name }) => name));
}

export async function findLastMigration(db: Handle): Promise<string | undefined> {
  const { rows: known } = await sql`
    SELECT 1 FROM sqlite_schema WHERE name = 'kysely_migration'`.execute(db);
  if (known.length === 0) return undefined;
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1`.execute(db);
  return rows[0]?.name;
}

export async function listDatabaseFaults(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db);
  const lines = rows.map((row) => row.integrity_check).filter((line) => line !== "ok");
  return [...lines, ...(await listHangingRows(db))];
}

async function listHangingRows(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ table: string; rowid: number | null; parent: string }>`
    PRAGMA foreign_key_check`.execute(db);
  return rows.map(
    ({ table, rowid, parent }) =>
      `row ${rowid ?? "without number"} of ${table} names a row of ${parent} that is not there`,
  );
}

export async function rebuildIndexes(db: Handle): Promise<void> {
  await sql`REINDEX`.execute(db);
}
