import type Sqlite from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { DatabaseBusy } from "../../errors";

/** More than all pages use; lists of ids of different lengths are different statements. */
const MAX_CACHED = 500;

/** Safe to reuse: Kysely runs one statement at a time. */
export function cacheStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const cache = new LRUCache<string, SqliteStatement>({ max: MAX_CACHED });
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = cache.get(sql);
      if (known) return known;
      const statement = mapBusyErrors(
        runOrThrowBusy(() => sqlite.prepare<[readonly unknown[]]>(sql)),
      );
      cache.set(sql, statement);
      return statement;
    },
  };
}

function mapBusyErrors(statement: SqliteStatement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => runOrThrowBusy(() => statement.all(parameters)),
    run: (parameters) => runOrThrowBusy(() => statement.run(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

function runOrThrowBusy<Answer>(ask: () => Answer): Answer {
  try {
    return ask();
  } catch (error) {
    const { code = "" } = error as { code?: string };
    throw code.startsWith("SQLITE_BUSY") ? new DatabaseBusy(error as Error) : error;
  }
}
