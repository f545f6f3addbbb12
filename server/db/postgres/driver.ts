import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import type { EndPermit } from "../../permits";
import { asAway, watchSilence } from "./away";
import { openWriteTurns, type WriteTimeout } from "./write-turns";

/** Any number does that nobody else locks in this database. */
const WRITER_LOCK = 7_076_843;
/** One writer at a time, as in SQLite: what a transaction read is still true when it writes. */
const BEGIN = `begin; select pg_advisory_xact_lock(${WRITER_LOCK})`;
/** Among all nodes one waits for so long at least, however long one waited in this process. */
const SHORTEST_WAIT_MS = 1_000;

const WRITE_NODES = ["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"];
const WRITE = /^\s*(insert|update|delete)\b/i;

/** More than all pages use; lists of ids of different lengths are different statements. */
const MAX_NAMED = 500;

export class OneWriterDriver implements Driver {
  readonly #open: () => Promise<Pool>;
  readonly #beforeEnd: () => Promise<void>;
  #pool: Pool | undefined;
  readonly #shared: Shared;

  constructor(open: () => Promise<Pool>, timeout: WriteTimeout, beforeEnd: () => Promise<void>) {
    this.#open = open;
    this.#beforeEnd = beforeEnd;
    const { unlessAway, whyNone } = watchSilence(() => this.#pool?.options);
    this.#shared = {
      names: new Map(),
      unlessAway,
      timeout,
      takeTurn: openWriteTurns(timeout),
      connect: async () => {
        if (!this.#pool) throw new Error("The database is closed");
        return this.#pool.connect().catch(async (error) => {
          throw await whyNone(error);
        });
      },
    };
  }

  async init(): Promise<void> {
    this.#pool = await this.#open();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(this.#shared);
  }

  beginTransaction(connection: DatabaseConnection, _: TransactionSettings): Promise<void> {
    return (connection as Connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as Connection).rollBack();
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

interface Shared {
  names: Map<string, string>;
  unlessAway: ReturnType<typeof watchSilence>["unlessAway"];
  timeout: WriteTimeout;
  takeTurn: () => Promise<EndPermit>;
  connect(): Promise<PoolClient>;
}

/** Has a connection of the pool from its first query on; who writes has waited for a turn before. */
class Connection implements DatabaseConnection {
  #isInTransaction = false;
  #isLost = false;
  #client: PoolClient | undefined;
  #endTurn: EndPermit | undefined;
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction || !isWrite(query)) return this.#run(query);
    await this.begin();
    try {
      const result = await this.#run<Row>(query);
      await this.#run(CompiledQuery.raw("commit"));
      return result;
    } catch (error) {
      await this.rollBack();
      throw error;
    } finally {
      this.#end();
    }
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("Rows are read by pages, they are not streamed");
  }

  async begin(): Promise<void> {
    const asked = performance.now();
    this.#endTurn = await this.#shared.takeTurn();
    try {
      const waitedMs = performance.now() - asked;
      await this.#run(CompiledQuery.raw(beginWithin(this.#shared.timeout, waitedMs)));
      this.#isInTransaction = true;
    } catch (error) {
      await this.rollBack();
      this.#end();
      throw error;
    }
  }

  /** Where the connection is lost, PostgreSQL does it by itself; a second error would hide the first. */
  async rollBack(): Promise<void> {
    if (this.#client && !this.#isLost) await this.#run(CompiledQuery.raw("rollback"));
  }

  release(): void {
    this.#end();
    this.#client?.release(this.#isLost);
    this.#client = undefined;
  }

  #end(): void {
    this.#isInTransaction = false;
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#client ??= await this.#shared.connect();
    const values = parameters.map(withoutNul);
    const statement =
      values.length === 0 ? { text: sql } : { name: this.#nameOf(sql), text: sql, values };
    try {
      const answer = this.#shared.unlessAway(this.#client.query(statement), this.#client);
      const { command, rowCount, rows } = await answer;
      const isCounted = ["INSERT", "UPDATE", "DELETE"].includes(command);
      return { rows: rows ?? [], numAffectedRows: isCounted ? BigInt(rowCount ?? 0) : undefined };
    } catch (error) {
      if (isOfConnection(error as { severity?: string; code?: string })) this.#isLost = true;
      throw asAway(error);
    }
  }

  /**
   * A named statement is parsed once per connection, and soon planned once for all values: a plan
   * for any words would be a slow one for most.
   */
  #nameOf(sql: string): string | undefined {
    if (sql.includes("::tsquery")) return undefined;
    const { names } = this.#shared;
    const known = names.get(sql);
    if (known !== undefined || names.size >= MAX_NAMED) return known;
    const name = `popote_${names.size}`;
    names.set(sql, name);
    return name;
  }
}

/**
 * Limits hold for the whole transaction, which waits for nothing more. A node that falls silent in the
 * middle, its machine gone or its process stopped, would keep all others from writing for hours: PostgreSQL
 * takes its lock back.
 */
function beginWithin({ turnMs }: WriteTimeout, waitedMs: number): string {
  if (!Number.isFinite(turnMs)) return BEGIN;
  const leftMs = Math.ceil(Math.max(turnMs - waitedMs, Math.min(SHORTEST_WAIT_MS, turnMs)));
  const limits = `set local lock_timeout = ${leftMs}; set local idle_in_transaction_session_timeout = ${turnMs}`;
  return BEGIN.replace(";", `; ${limits};`);
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
