import { mkdirSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { type Driver, Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import { type Db, PLUGINS } from "../engine";
import type { Database } from "../tables";
import { RetryingDriver } from "./retrying-driver";

const OPENING_TIMEOUT_MS = 5_000;
const MAX_RESTING_LOG_BYTES = 64 * 1024 * 1024;

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, "popote.sqlite");
}

export function openDatabase(dataDir: string, onQuery?: (sql: string) => void): Db {
  mkdirSync(dataDir, { recursive: true });
  const sqlite = new Sqlite(databaseFile(dataDir), { timeout: OPENING_TIMEOUT_MS });
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // A crafted schema must not call functions with side effects outside the database.
  sqlite.pragma("trusted_schema = OFF");
  sqlite.pragma("cell_size_check = ON");
  sqlite.pragma(`journal_size_limit = ${MAX_RESTING_LOG_BYTES}`);
  // RetryingDriver does the waiting.
  sqlite.pragma("busy_timeout = 0");
  return new Kysely<Database>({
    dialect: new RetryingDialect({ database: sqlite }),
    plugins: PLUGINS,
    log: onQuery && ((event) => onQuery(event.query.sql)),
  });
}

class RetryingDialect extends SqliteDialect {
  readonly #sqlite: Sqlite.Database;

  constructor(config: { database: Sqlite.Database }) {
    super(config);
    this.#sqlite = config.database;
  }

  override createDriver(): Driver {
    return new RetryingDriver(this.#sqlite);
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
}
