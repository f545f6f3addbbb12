import { coalesce } from "../coalesce";
import type { DatabaseVersion } from "../engine";
import { openPool } from "./open";

/** Rendering the page again is cheaper than waiting longer. */
const TIMEOUT_MS = 2_000;

// Changes with every commit: https://www.postgresql.org/docs/current/functions-info.html
const SNAPSHOT_QUERY = "SELECT pg_current_snapshot()::text AS snapshot";

/** Uses its own connection, so that cached pages do not wait for queries. */
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
  // A new connection may reach another server, whose snapshots differ.
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
