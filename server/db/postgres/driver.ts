import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { asAway, watchSilence } from "./away";

/** Any number does that nobody else locks in this database. */
const WRITER_LOCK = 7_076_843;
/** One writer at a time, as in SQLite: what a transaction read is still true when it writes. */
const BEGIN = `begin; select pg_advisory_xact_lock(${WRITER_LOCK})`;

const WRITE_NODES = ["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"];
const WRITE = /^\s*(insert|update|delete)\b/i;

/** More than all pages use; lists of ids of different lengths are different statements. */
const MAX_NAMED = 500;

export class OneWriterDriver implements Driver {
  readonly #open: () => Promise<Pool>;
  readonly #beforeEnd: () => Promise<void>;
  #pool: Pool | undefined;
  readonly #unlessAway: UnlessAway;
  readonly #connections = new WeakMap<PoolClient, Connection>();
  readonly #names = new Map<string, string>();

  constructor(open: () => Promise<Pool>, beforeEnd: () => Promise<void>) {
    this.#open = open;
    this.#beforeEnd = beforeEnd;
    this.#unlessAway = watchSilence(() => this.#pool?.options);
  }

  async init(): Promise<void> {
    this.#pool = await this.#open();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#pool) throw new Error("The database is closed");
    const client = await this.#pool.connect().catch((error) => {
      throw asAway(error);
    });
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new Connection(client, this.#names, this.#unlessAway);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, _: TransactionSettings): Promise<void> {
    (connection as Connection).isInTransaction = true;
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Where the connection is lost, PostgreSQL rolls back by itself; a second error would hide the first.
    if ((connection as Connection).isLost) return;
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as Connection).release();
  }

  async destroy(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await this.#beforeEnd();
    await pool?.end();
  }
}

type UnlessAway = ReturnType<typeof watchSilence>;

class Connection implements DatabaseConnection {
  isInTransaction = false;
  isLost = false;
  readonly #client: PoolClient;
  readonly #names: Map<string, string>;
  readonly #unlessAway: UnlessAway;

  constructor(client: PoolClient, names: Map<string, string>, unlessAway: UnlessAway) {
    this.#client = client;
    this.#names = names;
    this.#unlessAway = unlessAway;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction || !isWrite(query)) return this.#run(query);
    await this.#run(CompiledQuery.raw(BEGIN));
    try {
      const result = await this.#run<Row>(query);
      await this.#run(CompiledQuery.raw("commit"));
      return result;
    } catch (error) {
      if (!this.isLost) await this.#run(CompiledQuery.raw("rollback"));
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("Rows are read by pages, they are not streamed");
  }

  release(): void {
    this.isInTransaction = false;
    this.#client.release(this.isLost);
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters.map(withoutNul);
    const statement =
      values.length === 0 ? { text: sql } : { name: this.#nameOf(sql), text: sql, values };
    try {
      const answer = this.#unlessAway(this.#client.query(statement), this.#client);
      const { command, rowCount, rows } = await answer;
      const isCounted = ["INSERT", "UPDATE", "DELETE"].includes(command);
      return { rows: rows ?? [], numAffectedRows: isCounted ? BigInt(rowCount ?? 0) : undefined };
    } catch (error) {
      if (isOfConnection(error as { severity?: string; code?: string })) this.isLost = true;
      throw asAway(error);
    }
  }

  /**
   * A named statement is parsed once per connection, and soon planned once for all values: a plan
   * for any words would be a slow one for most.
   */
  #nameOf(sql: string): string | undefined {
    if (sql.includes("::tsquery")) return undefined;
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= MAX_NAMED) return known;
    const name = `popote_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}

function isWrite({ query, sql }: CompiledQuery): boolean {
  return WRITE_NODES.includes(query.kind) || WRITE.test(sql);
}

/** A server that only reads has become a standby: the next connection may lead to another one. */
function isOfConnection({ severity, code }: { severity?: string; code?: string }): boolean {
  return !severity || severity === "FATAL" || code === "25006";
}

/** PostgreSQL stores no NUL; one that is looked for is found nowhere, as in SQLite. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0")
    ? value.replaceAll("\0", "\u{fffd}")
    : value;
}
