import Sqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { listMigrationNames, migrateUpTo } from "../migrate";
import type { Database } from "../tables";

const BUILT_IN_OBJECTS: Record<string, string> = {
  "table sqlite_sequence": "CREATE TABLE sqlite_sequence(name,seq)",
  "table sqlite_stat1": "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
  "table sqlite_stat4": "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
};

/** E.g. "trigger evil". Reads only the schema, so that nothing crafted runs. */
export async function listUnknownObjects(file: string, schema: string): Promise<string[]> {
  const expected = await makeReference(schema);
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    sqlite.pragma("trusted_schema = OFF");
    const objects = readObjects(sqlite);
    const strange = [...objects].filter(
      ([name, made]) => expected.get(name) !== made && BUILT_IN_OBJECTS[name] !== made,
    );
    const missing = [...expected.keys()].filter(
      (name) => !objects.has(name) && !(name in BUILT_IN_OBJECTS),
    );
    const ran = strange.length + missing.length === 0 ? strangeMigrations(sqlite, schema) : [];
    return [...strange.map(([name]) => name), ...missing.map((name) => `no ${name}`), ...ran];
  } finally {
    sqlite.close();
  }
}

async function makeReference(schema: string): Promise<Map<string, string>> {
  const sqlite = new Sqlite(":memory:");
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
  try {
    await migrateUpTo(db, schema);
    return readObjects(sqlite);
  } finally {
    await db.destroy();
  }
}

function readObjects(sqlite: Sqlite.Database): Map<string, string> {
  const rows = sqlite
    .prepare<[], { kind: string; name: string; made: string | null }>(
      "SELECT type AS kind, name, sql AS made FROM sqlite_schema",
    )
    .all();
  const made = rows.filter((row) => row.made !== null || row.kind !== "index");
  return new Map(
    made.map((row) => [`${row.kind} ${row.name}`, (row.made ?? "").replace(/\s+/g, " ")]),
  );
}

function strangeMigrations(sqlite: Sqlite.Database, schema: string): string[] {
  const ran = sqlite.prepare("SELECT name FROM kysely_migration ORDER BY name").pluck().all();
  const expected = listMigrationNames().slice(0, listMigrationNames().indexOf(schema) + 1);
  return ran.join() === expected.join() ? [] : ["other migrations than it says"];
}
