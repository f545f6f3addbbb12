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
import { type Db, PLUGINS } from "../engine";
import type { Database } from "../tables";
import { preparingOnce } from "./statements";

const BUSY_TIMEOUT_MS = 5_000;
const MAX_RESTING_LOG_BYTES = 64 * 1024 * 1024;

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, "popote.sqlite");
}

export function openDatabase(dataDir: string, onQuery?: (sql: string) => void): Db {
  mkdirSync(dataDir, { recursive: true });
  const sqlite = new Sqlite(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS });
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // A crafted schema may not call functions that reach beyond the database.
  sqlite.pragma("trusted_schema = OFF");
  sqlite.pragma("cell_size_check = ON");
  sqlite.pragma(`journal_size_limit = ${MAX_RESTING_LOG_BYTES}`);
  return new Kysely<Database>({
    dialect: new ImmediateSqliteDialect({ database: sqlite }),
    plugins: PLUGINS,
    log: onQuery && ((event) => onQuery(event.query.sql)),
  });
}

/** BEGIN IMMEDIATE: what a transaction read is still true when it writes. */
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
    // A full disk makes SQLite roll back by itself; a second rollback would hide that error.
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}
