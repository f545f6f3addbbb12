import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished, test } from "vitest";
import { insertAccount } from "#server/features/accounts/new-account";
import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { createClient } from "../support/client";
import { openTestDatabase } from "../support/database";
import { spawnPopote } from "../support/popote-process";
import { writeUsualRecipe } from "../support/usual-recipe";
import { reportTable, summarize } from "./report";

const WRITERS = 50;
const WRITES_EVERY_MS = 1_000;
const SECONDS = 20;

interface Heard {
  statuses: Map<number, number>;
  milliseconds: number[];
}

test("latency of writers beside readers that never pause", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const path = `/recipe/view?id=${await writeUsualRecipe({ db, files })}`;
  const sessions = await addWriters(db);
  const { origin, child } = await spawnPopote(dataDir);
  onTestFinished(() => void child.kill());
  await createClient(origin, undefined).get(path);
  const rows = [];
  for (const readers of [0, 50, 500]) {
    const until = performance.now() + SECONDS * 1_000;
    const reading = read(origin, path, readers, until);
    const writing = Promise.all(
      sessions.map((session, at) => write(origin, { session, path, at, until })),
    );
    const [read_, written] = [await reading, merged(await writing)];
    rows.push(toRow("readers", readers, read_), toRow("those who write", readers, written));
  }
  reportTable("load-shedding", rows);
});

async function addWriters(db: Db): Promise<string[]> {
  const sessions: string[] = [];
  for (let at = 0; at < WRITERS; at++) {
    const username = `writer${at}`;
    const email = `${username}@popote.example`;
    const id = await db
      .transaction()
      .execute((trx) =>
        insertAccount(trx, { username, email, password_hash: null, verified_at: Date.now() }),
      );
    sessions.push(await openSession(db, { userId: id, userAgent: "bench" }));
  }
  return sessions;
}

async function read(origin: string, path: string, readers: number, until: number): Promise<Heard> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: readers || 1 });
  const heard: Heard = { statuses: new Map(), milliseconds: [] };
  let asked = 0;
  const readOn = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      // Unique URLs bypass the page cache.
      const status = await requestStatus(`${origin}${path}&asked=${asked++}`, agent);
      if (status === 200) heard.milliseconds.push(performance.now() - began);
      count(heard, status);
    }
  };
  await Promise.all(Array.from({ length: readers }, readOn));
  agent.destroy();
  return heard;
}

function requestStatus(address: string, agent: http.Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(address, { agent }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", () => resolve(0));
    });
    request.once("error", () => resolve(0));
  });
}

interface Writer {
  session: string;
  path: string;
  at: number;
  until: number;
}

async function write(origin: string, { session, path, at, until }: Writer): Promise<Heard> {
  const client = createClient(origin, session);
  const heard: Heard = { statuses: new Map(), milliseconds: [] };
  await pause((WRITES_EVERY_MS / WRITERS) * at);
  for (let turn = 0; performance.now() < until; turn++) {
    const began = performance.now();
    const form = { liked: turn % 2 ? "no" : "yes" };
    const { status } = await client.post(path.replace("view", "like"), form);
    const took = performance.now() - began;
    heard.milliseconds.push(took);
    count(heard, status);
    await pause(Math.max(0, WRITES_EVERY_MS - took));
  }
  return heard;
}

function count({ statuses }: Heard, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

function merged(all: Heard[]): Heard {
  const together: Heard = { statuses: new Map(), milliseconds: [] };
  for (const { statuses, milliseconds } of all) {
    together.milliseconds.push(...milliseconds);
    for (const [status, times] of statuses) {
      together.statuses.set(status, (together.statuses.get(status) ?? 0) + times);
    }
  }
  return together;
}

function toRow(who: string, readers: number, { statuses, milliseconds }: Heard) {
  const { median, p99 } = milliseconds.length ? summarize(milliseconds) : { median: 0, p99: 0 };
  return {
    who,
    "readers without pause": readers,
    answers: [...statuses].map(([status, times]) => `${times} × ${status}`).join(", "),
    "median, ms": median,
    "p99, ms": p99,
  };
}
