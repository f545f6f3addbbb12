import type { ClientBase, Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createServerDatabase } from "../../../../tests/support/engines";
import { openNamedLocks } from "./named-locks";
import { openPool } from "./open";

const LOCKS = `FROM pg_locks WHERE locktype = 'advisory' AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

async function openLocks(name: string, watch: (client: ClientBase) => void) {
  const { databaseUrl } = await createServerDatabase(name);
  const open = async () => {
    const pool = await openPool({ connectionString: databaseUrl });
    onTestFinished(() => pool.end());
    return pool;
  };
  const [pool, other] = [await open(), await open()];
  pool.on("connect", watch);
  const locks = openNamedLocks(async () => pool);
  onTestFinished(locks.close);
  return { locks, other };
}

const countLocks = async (pool: Pool) =>
  (await pool.query<{ held: number }>(`SELECT count(*) AS held ${LOCKS}`)).rows[0]?.held;

function watchQueries(client: ClientBase, tell: (underWay: number) => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let underWay = 0;
  const watched = async (...args: unknown[]) => {
    underWay += 1;
    tell(underWay);
    try {
      return await query(...args);
    } finally {
      underWay -= 1;
    }
  };
  client.query = watched as typeof client.query;
}

test("all locks of a node share one connection, which runs one query at a time", async () => {
  const clients: ClientBase[] = [];
  let most = 0;
  const { locks, other } = await openLocks("locks-in-turn", (client) => {
    clients.push(client);
    watchQueries(client, (underWay) => {
      most = Math.max(most, underWay);
    });
  });
  const names = ["form 1", "form 2", "form 3"];
  const ends = await Promise.all(names.map((name) => locks.acquire(name)));
  expect(await countLocks(other)).toBe(names.length);
  for (const end of ends) end();
  (await locks.acquire("form 4"))();
  expect([clients.length, most]).toEqual([1, 1]);
});

test("a lost connection releases its locks, and the next lock opens a new one", async () => {
  const clients: ClientBase[] = [];
  const { locks, other } = await openLocks("locks-lost", (client) => void clients.push(client));
  const endLost = await locks.acquire("form 1");
  const [client] = clients;
  const isOver = new Promise((resolve) => client?.once("end", resolve));
  const taken = new Promise<() => void>((resolve) => {
    client?.once("error", () => resolve(locks.acquire("form 2")));
  });
  await other.query(`SELECT pg_terminate_backend(pid) ${LOCKS}`);
  const end = await taken;
  await isOver;
  endLost();
  expect(await countLocks(other)).toBe(1);
  end();
  await expect.poll(() => countLocks(other)).toBe(0);
  expect(clients).toHaveLength(2);
});
