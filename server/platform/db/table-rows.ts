import { createHash, type Hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { COPIED_TABLES, type CopiedName } from "./copied-tables";
import type { Row } from "./engine";
import type { Database } from "./tables";

const ROWS_AT_ONCE = 500;
const LARGE_ROWS_AT_ONCE = 20;

export type Columns = Map<string, string[]>;

export async function listColumns(db: Kysely<Database>): Promise<Columns> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => {
      const generated = COPIED_TABLES[name as CopiedName]?.generated;
      return [
        name,
        columns
          .map((column) => column.name)
          .filter((each) => each !== generated)
          .sort(),
      ];
    }),
  );
}

export async function* readRows(
  db: Kysely<Database>,
  table: CopiedName,
  columns: string[],
): AsyncGenerator<Row[]> {
  const { key, isLarge } = COPIED_TABLES[table];
  const keys = sql.join(key.map((name) => sql.ref(name)));
  const some = sql`SELECT ${sql.join(columns.map((name) => sql.ref(name)))} FROM ${sql.table(table)}`;
  const limit = isLarge ? LARGE_ROWS_AT_ONCE : ROWS_AT_ONCE;
  for (let last: Row | undefined, isFirst = true; isFirst || last; await setImmediate()) {
    const after = last && sql`WHERE (${keys}) > (${sql.join(key.map((name) => last?.[name]))})`;
    const { rows }: { rows: Row[] } = await sql<Row>`
      ${some} ${after ?? sql``} ORDER BY ${keys} LIMIT ${limit}`.execute(db);
    last = rows.at(-1) && { ...rows.at(-1) };
    isFirst = false;
    for (const row of rows) replaceNul(row);
    if (rows.length > 0) yield rows;
  }
}

interface Digest {
  add(rows: Row[]): void;
  end(): string;
}

export function openDigest(): Digest {
  const hash: Hash = createHash("sha256");
  return {
    add(rows) {
      for (const row of rows) hash.update(`${JSON.stringify(Object.values(row))}\n`);
    },
    end: () => hash.digest("hex"),
  };
}

export async function digestTable(
  db: Kysely<Database>,
  table: CopiedName,
  columns: string[],
): Promise<string> {
  const digest = openDigest();
  for await (const rows of readRows(db, table, columns)) digest.add(rows);
  return digest.end();
}

export async function countRows(db: Kysely<Database>, table: CopiedName): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT count(*) AS rows FROM ${sql.table(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** PostgreSQL stores no NUL. */
function replaceNul(row: Row): void {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "string" && value.includes("\0")) {
      row[name] = value.replaceAll("\0", "\u{fffd}");
    }
  }
}
