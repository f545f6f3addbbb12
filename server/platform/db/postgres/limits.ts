import type { WriteTimeout } from "./write-queue";

/** Advisory lock id; must be unique in this database. */
const WRITER_LOCK = 7_076_843;
/** One writer at a time, as in SQLite: what a transaction read is still true when it writes. */
const BEGIN = `begin; select pg_advisory_xact_lock(${WRITER_LOCK})`;
const SHORTEST_WAIT_MS = 1_000;
const READ_LOCK_MS = 3_000;

// Ends a dead node's idle transaction; otherwise other nodes could not write for hours.
export function buildBegin({ waitMs }: WriteTimeout, waitedMs: number): string {
  if (!Number.isFinite(waitMs)) return BEGIN;
  const leftMs = Math.ceil(Math.max(waitMs - waitedMs, Math.min(SHORTEST_WAIT_MS, waitMs)));
  const limits = `set local statement_timeout = 0; set local lock_timeout = ${leftMs}; set local idle_in_transaction_session_timeout = ${waitMs}`;
  return BEGIN.replace(";", `; ${limits};`);
}

/** Readers wait for locks only during schema changes; a short limit frees their connections. */
export function limitReads(waitMs: number): string {
  const lockMs = Math.min(READ_LOCK_MS, waitMs);
  return `set statement_timeout = ${waitMs}; set lock_timeout = ${lockMs}`;
}
