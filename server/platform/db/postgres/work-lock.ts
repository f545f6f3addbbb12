import { setTimeout } from "node:timers/promises";
import type { Client } from "pg";
import { log } from "../../log";
import type { StartedWork } from "../engine";
import { loadPg } from "./pg";

/** Advisory lock id; must be unique in this database. */
const WORK_LOCK = 7_076_844;
export const WORK_CHANNEL = "popote_work";

const TRY_EVERY_MS = 3_000;
const CONNECT_TIMEOUT_MS = 5_000;
const BEAT_EVERY_MS = 5_000;
const ANSWER_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1_000;
// PostgreSQL ends a session silent for this long, so a dead node is replaced within 30 + 3 seconds.
// A disconnected node stops after 5 + 10 seconds and sends no email once it is replaced.
const SILENT_MS = 30_000;

export function standBy(url: string, begin: () => StartedWork): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const over = tryUntilStopped(url, begin, signal);
  return {
    async stop() {
      stopping.abort();
      await over;
    },
  };
}

async function tryUntilStopped(
  url: string,
  begin: () => StartedWork,
  signal: AbortSignal,
): Promise<void> {
  let isTold = false;
  while (!signal.aborted) {
    try {
      await duringSession(url, begin, signal);
      isTold = false;
    } catch (error) {
      if (!isTold) log.warn({ err: error }, "cannot ask the database which node works");
      isTold = true;
    }
    await pause(TRY_EVERY_MS, signal);
  }
}

async function duringSession(
  url: string,
  begin: () => StartedWork,
  stopping: AbortSignal,
): Promise<void> {
  const client = await openSession(url);
  const lost = new AbortController();
  client.on("end", () => lost.abort());
  const over = AbortSignal.any([stopping, lost.signal]);
  try {
    while (!over.aborted && !(await tryLock(client))) await pause(TRY_EVERY_MS, over);
    if (!over.aborted) await work(client, begin, over);
  } finally {
    await Promise.race([client.end(), setTimeout(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

async function openSession(url: string): Promise<Client> {
  const pg = await loadPg();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_MS,
    application_name: "popote work",
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(`SET idle_session_timeout = ${SILENT_MS}; LISTEN ${WORK_CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${WORK_LOCK}) AS locked`);
  return rows[0].locked;
}

/** Each beat also wakes the work, so a lost notification costs only seconds. */
async function work(client: Client, begin: () => StartedWork, over: AbortSignal): Promise<void> {
  const begun = begin();
  log.info("this node runs the background work");
  client.on("notification", begun.wake);
  try {
    while (!over.aborted) {
      await client.query("SELECT 1");
      begun.wake();
      await pause(BEAT_EVERY_MS, over);
    }
  } finally {
    await begun.stop();
    log.info("this node no longer runs the background work");
  }
}

async function pause(ms: number, over: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal: over }).catch(() => undefined);
}
