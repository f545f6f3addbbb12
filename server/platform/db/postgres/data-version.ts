import type { Changes } from "../engine";
import { sharedQuestion } from "../shared-question";
import { openPool } from "./open";

/** A page is read again in place of waiting longer. */
const TIMEOUT_MS = 2_000;

/**
 * The snapshot's text changes with every commit: what is committed is no longer among the
 * transactions under way, nor beyond the last one.
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
const QUESTION = "SELECT pg_current_snapshot()::text AS snapshot";

/** On a connection of its own: pages in the cache do not wait for those that read and write. */
export function watchChanges(url: string): Changes {
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

  async function ask(): Promise<number> {
    try {
      const pool = await opening;
      const { rows } = await pool.query<{ snapshot: string }>(QUESTION);
      if (rows[0]?.snapshot !== known) version += 1;
      known = rows[0]?.snapshot;
      return version;
    } catch {
      return Number.NaN;
    }
  }

  return {
    version: sharedQuestion(ask),
    close: () => void opening.then((pool) => pool.end()),
  };
}
