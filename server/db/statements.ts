import type Sqlite from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

/** More than all pages have; a statement that names another number of ids is another one. */
const MAX_KEPT = 500;

/**
 * A database as Kysely needs it, where a statement that is run again is not prepared again. Kysely
 * runs one at a time, so that none is run while its rows are still being read.
 */
export function preparingOnce(sqlite: Sqlite.Database): SqliteDatabase {
  const kept = new LRUCache<string, SqliteStatement>({ max: MAX_KEPT });
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement: SqliteStatement = sqlite.prepare<[readonly unknown[]]>(sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}
