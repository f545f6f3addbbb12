import { mkdirSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { preparingOnce } from "./statements";
import type { Database } from "./tables";

/** The handle every query and command takes first. */
export type Db = Kysely<Database>;

const BUSY_TIMEOUT_MS = 5_000;
/** After a burst of writes the write-ahead log shrinks to this. */
const MAX_RESTING_LOG_BYTES = 64 * 1024 * 1024;

/** Where the database of a data folder lies. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, "popote.sqlite");
}

/** Opens (and makes, where missing) the database of a data folder; `onQuery` hears every statement. */
export function openDatabase(dataDir: string, onQuery?: (sql: string) => void): Db {
  mkdirSync(dataDir, { recursive: true });
  const sqlite = new Sqlite(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS });
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // What a schema brings along may call nothing that reaches beyond the database.
  sqlite.pragma("trusted_schema = OFF");
  sqlite.pragma("cell_size_check = ON");
  sqlite.pragma(`journal_size_limit = ${MAX_RESTING_LOG_BYTES}`);
  return new Kysely<Database>({
    dialect: new ImmediateSqliteDialect({ database: sqlite }),
    log: onQuery && ((event) => onQuery(event.query.sql)),
  });
}

/**
 * Transactions take the write lock when they begin, so that what they read first is still true when
 * they write, also when a second process (the command line) writes at the same time.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #sqlite: Sqlite.Database;

  constructor(config: { database: Sqlite.Database }) {
    super(config);
    this.#sqlite = config.database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: this.#sqlite });
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;

  constructor(config: { database: Sqlite.Database }) {
    super({ database: preparingOnce(config.database) });
    this.#sqlite = config.database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has rolled back by itself; what is then told is that, not this.
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}
