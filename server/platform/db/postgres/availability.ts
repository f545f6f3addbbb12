import type { ClientBase, PoolClient, PoolConfig } from "pg";
import { DatabaseBusy, DatabaseUnavailable } from "../../errors";
import { log } from "../../log";
import { coalesce } from "../coalesce";
import { loadPg } from "./pg";

const LOG_EVERY_MS = 60_000;
/** Errors that end connections: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REFUSING = /^(08|57P0[1-5]|53300|25P03)/;
const BROKEN = /terminated|timeout|not queryable/i;
/** Longer than most writes wait for their turn. */
const SILENT_MS = 3_000;
const CONNECT_MS = 2_000;
/** A request runs several queries: only the first one waits. */
const KNOWN_MS = 1_000;

const LOCKED = "55P03";
const CANCELLED = "57014";
const NO_CONNECTION_FREE = /^timeout exceeded when trying to connect$/;

interface PgError extends Error {
  code?: string;
  severity?: string;
}

let loggedAt = Number.NEGATIVE_INFINITY;

export function toUnavailableError(error: unknown): unknown {
  const isLate = [LOCKED, CANCELLED].includes((error as PgError).code ?? "");
  if (isLate) return new DatabaseBusy(error as Error);
  if (!isConnectionError(error as PgError)) return error;
  const { code, message } = error as PgError;
  const now = performance.now();
  if (now - loggedAt >= LOG_EVERY_MS) {
    loggedAt = now;
    log.error({ code, message }, "PostgreSQL cannot be reached");
  }
  return new DatabaseUnavailable(error as Error);
}

function isConnectionError({ severity, code = "", message }: PgError): boolean {
  if (severity) return REFUSING.test(code);
  return /^E(?!RR_)[A-Z_]+$/.test(code) || BROKEN.test(message);
}

type IsAnswering = (pid: number | undefined) => boolean;

/** A response still in transit looks like an idle connection. */
const IDLE_LOOKS = 2;

// TCP takes minutes to notice a dead machine: a shared probe asks whether queries still run.
export function watchSilence(config: () => PoolConfig | undefined) {
  let silentAt = Number.NEGATIVE_INFINITY;
  const look = coalesce(async () => {
    const answering = await probeServer(config());
    silentAt = answering ? Number.NEGATIVE_INFINITY : performance.now();
    return answering;
  });
  const whyNone = async (error: Error) =>
    NO_CONNECTION_FREE.test(error.message) && (await look())
      ? new DatabaseBusy(error)
      : toUnavailableError(error);
  const isSilent = () => performance.now() - silentAt < KNOWN_MS;
  const refuseSilent = async () => {
    if (silentAt === Number.NEGATIVE_INFINITY) return;
    if (isSilent() || !(await look()))
      throw toUnavailableError(new Error("Connection terminated: no answer"));
  };
  const unlessAway = <Answer>(answer: Promise<Answer>, client: PoolClient): Promise<Answer> => {
    let isOver = false;
    let idle = 0;
    const timer = setInterval(async () => {
      const isAnswering = await look();
      idle = isAnswering?.(findProcessId(client)) ? 0 : idle + 1;
      if (!isOver && (!isAnswering || idle >= IDLE_LOOKS)) client.end();
    }, SILENT_MS);
    return answer.finally(() => {
      isOver = true;
      clearInterval(timer);
    });
  };
  return { refuseSilent, unlessAway, whyNone };
}

/** Undefined if the server is unreachable. A server that refuses the connection is reachable. */
async function probeServer(config: PoolConfig = {}): Promise<IsAnswering | undefined> {
  const pg = await loadPg();
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE state = 'active'",
    );
    const busy = new Set(rows.map(({ pid }) => pid));
    // Behind a pooler, process ids do not match the server's.
    return busy.has(findProcessId(client) ?? 0) ? (pid = 0) => busy.has(pid) : () => true;
  } catch (error) {
    return (error as PgError).severity === undefined ? undefined : () => true;
  } finally {
    client.end().catch(() => undefined);
  }
}

function findProcessId(client: ClientBase): number | undefined {
  return (client as { processID?: number }).processID;
}
