import path from "node:path";
import Sqlite from "better-sqlite3";
import { CompiledQuery, type Kysely, sql } from "kysely";
import { WORD_INDEXES } from "#server/platform/db/engine";
import type { Database } from "#server/platform/db/tables";

/** PostgreSQL allows 65,535 parameters per statement. */
const PARAMETERS = 30_000;

type Row = Record<string, unknown>;
type Trx = Kysely<Database>;

/** Replaces all rows of a migrated database with those of a SQLite data folder, ids included. */
export async function copyRows(dataDir: string, to: Kysely<Database>): Promise<void> {
  const from = open(dataDir);
  const tables = from
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
        AND name NOT LIKE 'kysely_%' AND name NOT LIKE '%_words%'`,
    )
    .all();
  await to.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    for (const { name } of tables) {
      await sql`DELETE FROM ${sql.table(name)}`.execute(trx);
      const columns = from
        .prepare<[], { name: string }>(
          `SELECT name FROM pragma_table_xinfo('${name}') WHERE hidden = 0`,
        )
        .all();
      const rows = from.prepare<[], Row>(`SELECT * FROM "${name}"`).iterate();
      await insert(
        trx,
        name,
        columns.map((column) => column.name),
        rows,
      );
    }
  });
  from.close();
}

export async function copyWords(dataDir: string, to: Kysely<Database>): Promise<void> {
  const from = new Sqlite(":memory:");
  from.exec(`ATTACH '${path.join(dataDir, "popote.sqlite")}' AS world`);
  for (const index of WORD_INDEXES) {
    from.exec(`CREATE VIRTUAL TABLE temp.words USING fts5vocab(world, ${index}, instance)`);
    const words = new Map<number, string[]>();
    const found = from.prepare<[], { term: string; doc: number }>(
      "SELECT term, doc FROM temp.words",
    );
    for (const { term, doc } of found.iterate()) {
      const known = words.get(doc);
      if (known) known.push(term);
      else words.set(doc, [term]);
    }
    from.exec("DROP TABLE temp.words");
    const rows = [...words].map(([id, terms]) => ({ id, words: [...new Set(terms)] }));
    await to.transaction().execute(async (trx) => {
      await sql`DELETE FROM ${sql.table(index)}`.execute(trx);
      for (let at = 0; at < rows.length; at += 2_000) {
        const part = rows.slice(at, at + 2_000);
        const values = part.map(
          (row) => sql`(${row.id}::bigint, array_to_tsvector(${row.words}::text[]))`,
        );
        await sql`INSERT INTO ${sql.table(index)} (id, words) VALUES ${sql.join(values)}`.execute(
          trx,
        );
      }
    });
  }
  from.close();
}

async function insert(to: Trx, table: string, columns: string[], rows: Iterable<Row>) {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const most = Math.floor(PARAMETERS / columns.length);
  let part: Row[] = [];
  const send = async () => {
    if (part.length === 0) return;
    const places = part.map(
      (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(", ")})`,
    );
    const values = part.flatMap((row) => columns.map((column) => row[column]));
    const statement = `INSERT INTO "${table}" (${names}) VALUES ${places.join(", ")}`;
    await to.executeQuery(CompiledQuery.raw(statement, values));
    part = [];
  };
  for (const row of rows) {
    part.push(row);
    if (part.length === most) await send();
  }
  await send();
}

function open(dataDir: string): Sqlite.Database {
  return new Sqlite(path.join(dataDir, "popote.sqlite"), { readonly: true });
}
