import { setTimeout } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from "kysely";
import { DatabaseBusy } from "../../errors";
import { preparingOnce } from "./statements";

/** How long who writes waits while another process does. */
const PATIENCE_MS = 5_000;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 25;
/** BEGIN IMMEDIATE: what a transaction read is still true when it writes. */
const BEGIN = CompiledQuery.raw("begin immediate");

/**
 * Whoever cannot write because another process does asks again, and holds up nobody meanwhile: SQLite's own
 * waiting would hold the whole process, and who reads has nothing to wait for.
 */
export class PatientDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database;

  constructor(sqlite: Sqlite.Database) {
    super({ database: preparingOnce(sqlite) });
    this.#sqlite = sqlite;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(
      () => super.acquireConnection(),
      () => super.releaseConnection(),
    );
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PatientConnection).begin();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await (connection as PatientConnection).leave();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      // A full disk makes SQLite roll back by itself; a second rollback would hide that error.
      if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
    } finally {
      await (connection as PatientConnection).leave();
    }
  }

  override releaseConnection(connection?: DatabaseConnection): Promise<void> {
    return (connection as PatientConnection).leave();
  }
}

/** Has SQLite's one connection for a query, or for a transaction. */
class PatientConnection implements DatabaseConnection {
  #held: DatabaseConnection | undefined;
  readonly #take: () => Promise<DatabaseConnection>;
  readonly #give: () => Promise<void>;

  constructor(take: () => Promise<DatabaseConnection>, give: () => Promise<void>) {
    this.#take = take;
    this.#give = give;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held) return this.#held.executeQuery(query);
    return patiently(async () => {
      const taken = await this.#take();
      try {
        return await taken.executeQuery<Row>(query);
      } finally {
        await this.#give();
      }
    });
  }

  /** Nobody else has the connection until all rows were read. */
  async *streamQuery<Row>(
    query: CompiledQuery,
    rows: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    if (this.#held) {
      yield* this.#held.streamQuery<Row>(query, rows);
      return;
    }
    const taken = await this.#take();
    try {
      yield* taken.streamQuery<Row>(query, rows);
    } finally {
      await this.#give();
    }
  }

  begin(): Promise<void> {
    return patiently(async () => {
      this.#held = await this.#take();
      try {
        await this.executeQuery(BEGIN);
      } catch (error) {
        await this.leave();
        throw error;
      }
    });
  }

  async leave(): Promise<void> {
    if (!this.#held) return;
    this.#held = undefined;
    await this.#give();
  }
}

async function patiently<Done>(attempt: () => Promise<Done>): Promise<Done> {
  const until = performance.now() + PATIENCE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DatabaseBusy) || performance.now() >= until) throw error;
      await setTimeout(pauseMs);
    }
  }
}
