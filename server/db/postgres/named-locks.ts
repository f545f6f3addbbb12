import { setTimeout } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";

const TRY_EVERY_MS = 50;

/**
 * Locks by name among all processes of a database, held by one connection for any number of names; they
 * end with it. Of one name a process asks for one lock at a time.
 */
export interface NamedLocks {
  take(name: string): Promise<() => void>;
  close(): Promise<void>;
}

export function openNamedLocks(pool: () => Promise<Pool>): NamedLocks {
  let holder: Promise<PoolClient> | undefined;

  async function connect(): Promise<PoolClient> {
    const client = await (await pool()).connect();
    client.once("error", leave).once("end", leave);
    return client;
  }

  async function leave(): Promise<void> {
    const left = holder;
    holder = undefined;
    const client = await left?.catch(() => undefined);
    client?.release(true);
  }

  async function lock(client: PoolClient, name: string): Promise<void> {
    const text = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked";
    while (!(await client.query(text, [name])).rows[0].locked) await setTimeout(TRY_EVERY_MS);
  }

  return {
    async take(name) {
      holder ??= connect();
      const client = await holder.catch((error) => {
        holder = undefined;
        throw error;
      });
      await lock(client, name);
      return () => {
        const text = "SELECT pg_advisory_unlock(hashtextextended($1, 0))";
        client.query(text, [name]).catch(() => undefined);
      };
    },
    close: leave,
  };
}
