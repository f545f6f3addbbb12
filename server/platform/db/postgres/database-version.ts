import { coalesce } from "../coalesce";
import type { DatabaseVersion } from "../engine";
import { openPool } from "./open";

/** A page is read again in place of waiting longer. */
const TIMEOUT_MS = 2_000;

/**
 * The snapshot's text changes with every commit: what is committed is no longer among the
 * transactions under way, nor beyond the last one.
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
const SNAPSHOT_QUERY = "SELECT pg_current_snapshot()::text AS snapshot";

/** On a connection of its own: pages in the cache do not wait for those that read and write. */
export function watchVersion(url: string): DatabaseVersion {
  let known: string | undefined;
  let version = 0;
  const opening = openPool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // Another connection may lead to another server, with snapshots of its own.
  opening.then((pool) => pool.on("connect", () => (known = undefined)));

  async function readVersion(): Promise<number> {
    try {
      const pool = await opening;
      const { rows } = await pool.query<{ snapshot: string }>(SNAPSHOT_QUERY);
      if (rows[0]?.snapshot !== known) version += 1;
      known = rows[0]?.snapshot;
      return version;
    } catch {
      return Number.NaN;
    }
  }

  return {
    read: coalesce(readVersion),
    close: () => void opening.then((pool) => pool.end()),
  };
}
