import { setTimeout } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";

const TRY_EVERY_MS = 50;

/** Advisory locks across all processes, held by one connection; they end with it. */
export interface NamedLocks {
  acquire(name: string): Promise<() => void>;
  close(): Promise<void>;
}

export function openNamedLocks(pool: () => Promise<Pool>): NamedLocks {
  let holder: Promise<PoolClient> | undefined;
  let asked: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<PoolClient> {
    const client = await (await pool()).connect();
    // A lost connection emits both events; the second would drop the next holder.
    const lose = () => {
      client.off("error", lose).off("end", lose);
      leave();
    };
    client.on("error", lose).on("end", lose);
    return client;
  }

  async function leave(): Promise<void> {
    const left = holder;
    holder = undefined;
    const client = await left?.catch(() => undefined);
    client?.release(true);
  }

  function callFunction(client: PoolClient, call: string, name: string): Promise<boolean> {
    const text = `SELECT ${call}(hashtextextended($1, 0)) AS done`;
    const answer = asked.then(() => client.query<{ done: boolean }>(text, [name]));
    asked = answer.catch(() => undefined);
    return answer.then(({ rows }) => Boolean(rows[0]?.done));
  }

  async function lock(client: PoolClient, name: string): Promise<void> {
    while (!(await callFunction(client, "pg_try_advisory_lock", name)))
      await setTimeout(TRY_EVERY_MS);
  }

  return {
    async acquire(name) {
      holder ??= connect();
      const client = await holder.catch((error) => {
        holder = undefined;
        throw error;
      });
      await lock(client, name);
      return () => {
        callFunction(client, "pg_advisory_unlock", name).catch(() => undefined);
      };
    },
    close: leave,
  };
}
