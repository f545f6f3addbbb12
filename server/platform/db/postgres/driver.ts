import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { DatabaseBusy } from "../../errors";
import type { EndPermit } from "../../permits";
import { requestSignal } from "../../request-signal";
import { asAway, watchSilence } from "./away";
import { beginWithin, limitReads } from "./limits";
import { cancelQuery } from "./pg";
import { openWriteTurns, type WriteTimeout } from "./write-turns";

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
    const { refuseSilent, unlessAway, whyNone } = watchSilence(() => this.#pool?.options);
    this.#shared = {
      names: new Map(),
      unlessAway,
      timeout,
      limited: new WeakMap(),
      takeTurn: openWriteTurns(timeout),
      connect: async () => {
        if (!this.#pool) throw new Error("The database is closed");
        await refuseSilent();
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
  /** By connection. */
  limited: WeakMap<PoolClient, number>;
  takeTurn: () => Promise<EndPermit>;
  connect(): Promise<PoolClient>;
}

/** Has a connection of the pool from its first query on; who writes has waited for a turn before. */
class Connection implements DatabaseConnection {
  #isInTransaction = false;
  #isLost = false;
  #isGivenUp = false;
  #client: PoolClient | undefined;
  #endTurn: EndPermit | undefined;
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction) return this.#run(query);
    if (!isWrite(query)) return this.#read(query);
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

  /** Outside transactions; nobody waits any more for what a client asked that has left. */
  async #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const signal = requestSignal();
    this.#client ??= await this.#shared.connect();
    const client = this.#client;
    await this.#limit(client);
    if (!signal) return this.#run(query);
    if (signal.aborted) throw hasLeft();
    const giveUp = () => {
      this.#isGivenUp = true;
      this.#isLost = true;
      cancelQuery(client).catch(() => undefined);
      client.end();
    };
    signal.addEventListener("abort", giveUp, { once: true });
    try {
      return await this.#run(query);
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
  }

  /** Once per connection: where people wait. A transaction that writes has limits of its own. */
  async #limit(client: PoolClient): Promise<void> {
    const { turnMs } = this.#shared.timeout;
    const limited = this.#shared.limited.get(client);
    if (limited === turnMs || !Number.isFinite(turnMs)) return;
    await this.#run(CompiledQuery.raw(limitReads(turnMs)));
    this.#shared.limited.set(client, turnMs);
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
      if (this.#isGivenUp) throw hasLeft();
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

function hasLeft(): DatabaseBusy {
  return new DatabaseBusy(new Error("who asked has left"));
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
