import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { DatabaseBusy } from "../../errors";
import { findRequestSignal } from "../../request-signal";
import type { Release } from "../../semaphores";
import { toUnavailableError, watchSilence } from "./availability";
import { buildBegin, limitReads } from "./limits";
import { cancelQuery } from "./pg";
import { createWriteQueue, type WriteTimeout } from "./write-queue";

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
      acquireWriteSlot: createWriteQueue(timeout),
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
  limited: WeakMap<PoolClient, number>;
  acquireWriteSlot: () => Promise<Release>;
  connect(): Promise<PoolClient>;
}

/** Takes a pool connection at its first query; writers get their slot before that. */
class Connection implements DatabaseConnection {
  #isInTransaction = false;
  #isLost = false;
  #isGivenUp = false;
  #client: PoolClient | undefined;
  #releaseWriteSlot: Release | undefined;
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
    this.#releaseWriteSlot = await this.#shared.acquireWriteSlot();
    try {
      const waitedMs = performance.now() - asked;
      await this.#run(CompiledQuery.raw(buildBegin(this.#shared.timeout, waitedMs)));
      this.#isInTransaction = true;
    } catch (error) {
      await this.rollBack();
      this.#end();
      throw error;
    }
  }

  /** PostgreSQL rolls back lost connections itself; a second error would hide the first. */
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
    this.#releaseWriteSlot?.();
    this.#releaseWriteSlot = undefined;
  }

  async #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const signal = findRequestSignal();
    this.#client ??= await this.#shared.connect();
    const client = this.#client;
    await this.#limit(client);
    if (!signal) return this.#run(query);
    if (signal.aborted) throw createClientGoneError();
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

  async #limit(client: PoolClient): Promise<void> {
    const { waitMs } = this.#shared.timeout;
    const limited = this.#shared.limited.get(client);
    if (limited === waitMs || !Number.isFinite(waitMs)) return;
    await this.#run(CompiledQuery.raw(limitReads(waitMs)));
    this.#shared.limited.set(client, waitMs);
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#client ??= await this.#shared.connect();
    const values = parameters.map(withoutNul);
    const statement =
      values.length === 0 ? { text: sql } : { name: this.#nameStatement(sql), text: sql, values };
    try {
      const answer = this.#shared.unlessAway(this.#client.query(statement), this.#client);
      const { command, rowCount, rows } = await answer;
      const isCounted = ["INSERT", "UPDATE", "DELETE"].includes(command);
      return { rows: rows ?? [], numAffectedRows: isCounted ? BigInt(rowCount ?? 0) : undefined };
    } catch (error) {
      if (this.#isGivenUp) throw createClientGoneError();
      if (isConnectionLost(error as { severity?: string; code?: string })) this.#isLost = true;
      throw toUnavailableError(error);
    }
  }

  /** Named statements soon get a generic plan, which is slow for most full-text queries. */
  #nameStatement(sql: string): string | undefined {
    if (sql.includes("::tsquery")) return undefined;
    const { names } = this.#shared;
    const known = names.get(sql);
    if (known !== undefined || names.size >= MAX_NAMED) return known;
    const name = `popote_${names.size}`;
    names.set(sql, name);
    return name;
  }
}

function createClientGoneError(): DatabaseBusy {
  return new DatabaseBusy(new Error("who asked has left"));
}

function isWrite({ query, sql }: CompiledQuery): boolean {
  return WRITE_NODES.includes(query.kind) || WRITE.test(sql);
}

/** A read-only server (25006) became a standby: the next connection may reach the primary. */
function isConnectionLost({ severity, code }: { severity?: string; code?: string }): boolean {
  return !severity || severity === "FATAL" || code === "25006";
}

/** PostgreSQL stores no NUL. Replaced, it matches nothing, as in SQLite. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0")
    ? value.replaceAll("\0", "\u{fffd}")
    : value;
}
