import { setTimeout } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from "kysely";
import { DatabaseBusy } from "../../errors";
import { cacheStatements } from "./statements";

const BUSY_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 25;
/** BEGIN IMMEDIATE: what a transaction read is still true when it writes. */
const BEGIN = CompiledQuery.raw("begin immediate");

/** Retries asynchronously: SQLite's busy timeout would block the whole process, reads included. */
export class RetryingDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;

  constructor(sqlite: Sqlite.Database) {
    super({ database: cacheStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new RetryingConnection(
      () => super.acquireConnection(),
      () => super.releaseConnection(),
    );
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as RetryingConnection).begin();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await (connection as RetryingConnection).release();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      // SQLite already rolled back if the disk is full; a second rollback would hide that error.
      if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      await (connection as RetryingConnection).release();
    }
  }

  override releaseConnection(connection?: DatabaseConnection): Promise<void> {
    return (connection as RetryingConnection).release();
  }
}

class RetryingConnection implements DatabaseConnection {
  #held: DatabaseConnection | undefined;
  readonly #acquire: () => Promise<DatabaseConnection>;
  readonly #release: () => Promise<void>;

  constructor(acquire: () => Promise<DatabaseConnection>, release: () => Promise<void>) {
    this.#acquire = acquire;
    this.#release = release;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held) return this.#held.executeQuery(query);
    return retryWhileBusy(async () => {
      const taken = await this.#acquire();
      try {
        return await taken.executeQuery<Row>(query);
      } finally {
        await this.#release();
      }
    });
  }

  async *streamQuery<Row>(
    query: CompiledQuery,
    rows: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    if (this.#held) {
      yield* this.#held.streamQuery<Row>(query, rows);
      return;
    }
    const taken = await this.#acquire();
    try {
      yield* taken.streamQuery<Row>(query, rows);
    } finally {
      await this.#release();
    }
  }

  begin(): Promise<void> {
    return retryWhileBusy(async () => {
      this.#held = await this.#acquire();
      try {
        await this.executeQuery(BEGIN);
      } catch (error) {
        await this.release();
        throw error;
      }
    });
  }

  async release(): Promise<void> {
    if (!this.#held) return;
    this.#held = undefined;
    await this.#release();
  }
}

async function retryWhileBusy<Done>(attempt: () => Promise<Done>): Promise<Done> {
  const until = performance.now() + BUSY_TIMEOUT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DatabaseBusy) || performance.now() >= until) throw error;
      await setTimeout(pauseMs);
    }
  }
}
