import type { Client } from "pg";
import { StorageFault } from "../storage-fault";
import { parseDatabaseUrl } from "./faults";

/** Enough to detect a pooler that rotates its connections. */
const PROBES = 3;

// Locks and prepared statements belong to a server connection: `first` must keep its own.
export async function refuseTransactionPooling(
  first: Client,
  second: Client,
  url: string,
): Promise<void> {
  await second.query("BEGIN");
  const seen = new Set([await readBackendId(first)]);
  await second.query("ROLLBACK");
  for (let asked = 0; asked < PROBES; asked += 1) seen.add(await readBackendId(first));
  if (seen.size === 1) return;
  throw new StorageFault(
    `The pooler at ${parseDatabaseUrl(url).host} gives each transaction another connection of PostgreSQL, and Popote's locks belong to one: set pool_mode = session there (PgBouncer), or have DATABASE_URL lead to PostgreSQL itself.`,
  );
}

async function readBackendId(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>("SELECT pg_backend_pid() AS id");
  return rows[0]?.id ?? 0;
}
