import { CompiledQuery, type Kysely, type KyselyPlugin, sql } from "kysely";
import { createYielder } from "../../yield-to-event-loop";
import type { Bulk, Db, Row } from "../engine";
import type { Database } from "../tables";
import { openDatabase } from "./open";

const ROWS_AT_ONCE = 100;
/** A commit flushes the cache: better-sqlite3's default of 16 MB would take 70 ms. */
const SCRATCH_CACHE_KILOBYTES = 2_000;
/** Index rows that ANALYZE samples: https://www.sqlite.org/lang_analyze.html#approx */
const ANALYSIS_LIMIT = 400;

export const bulk: Bulk = { refill, insertRows, listLastIds, setLastIds };

/** Need not survive a power cut. Yields to requests between statements. */
export async function openScratch(folder: string): Promise<Db> {
  const db = openDatabase(folder);
  await sql`PRAGMA journal_mode = MEMORY`.execute(db);
  await sql`PRAGMA synchronous = OFF`.execute(db);
  await sql`PRAGMA cache_size = ${sql.lit(-SCRATCH_CACHE_KILOBYTES)}`.execute(db);
  return db.withPlugin(createYieldPlugin());
}

function createYieldPlugin(): KyselyPlugin {
  const yieldToEventLoop = createYielder();
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await yieldToEventLoop();
      return result;
    },
  };
}

export async function analyze(db: Db): Promise<void> {
  await sql`PRAGMA analysis_limit = ${sql.lit(ANALYSIS_LIMIT)}`.execute(db);
  await sql`ANALYZE`.execute(db);
}

async function refill(
  db: Db,
  tables: readonly string[],
  write: (trx: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows: triggers } = await sql<{ name: string; made: string }>`
      SELECT name, sql AS made FROM sqlite_schema WHERE type = 'trigger'`.execute(trx);
    for (const { name } of triggers) await sql`DROP TRIGGER ${sql.table(name)}`.execute(trx);
    for (const table of tables.toReversed()) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(trx);
    }
    await write(trx);
    for (const { made } of triggers) await sql.raw(made).execute(trx);
  });
}

/** Binds values: SQLite does not read every number literal back unchanged. */
async function insertRows(
  trx: Kysely<Database>,
  table: string,
  columns: string[],
  rows: Row[],
): Promise<void> {
  const names = columns.map((name) => `"${name}"`).join(", ");
  const row = `(${columns.map(() => "?").join(", ")})`;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    const values = some.map(() => row).join(", ");
    await trx.executeQuery(
      CompiledQuery.raw(
        `INSERT INTO "${table}" (${names}) VALUES ${values}`,
        some.flatMap((each) => columns.map((name) => each[name])),
      ),
    );
  }
}

async function listLastIds(db: Kysely<Database>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; seq: number }>`
    SELECT name, seq FROM sqlite_sequence`.execute(db);
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}

/** SQLite ignores entries of tables without AUTOINCREMENT. */
async function setLastIds(trx: Kysely<Database>, ids: Map<string, number>): Promise<void> {
  await sql`DELETE FROM sqlite_sequence`.execute(trx);
  for (const [name, seq] of ids) {
    if (seq === 0) continue;
    // better-sqlite3 binds numbers as floats.
    await sql`
      INSERT INTO sqlite_sequence (name, seq) VALUES (${name}, ${sql.lit(seq)})`.execute(trx);
  }
}
