import { coalesce } from "../platform/db/coalesce";
import { readDatabaseVersion } from "../platform/db/database-version";
import { type Db, isPostgres } from "../platform/db/engine";
import { type Actor, appendToAuditLog } from "../policies/audit-log";

const NO_MESSAGE = "–";

interface Maintenance {
  message: string;
  since: number;
}

type State = Promise<Maintenance | undefined>;

const cachedStates = new WeakMap<Db, { version: number; state: State }>();
const coalescedQueries = new WeakMap<Db, () => State>();

export async function startMaintenance(db: Db, actor: Actor, message: string): Promise<boolean> {
  const wasOn = await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom("maintenance").select("id").executeTakeFirst();
    await trx
      .insertInto("maintenance")
      .values({ id: 1, message, since: Date.now() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ message }))
      .execute();
    await appendToAuditLog(trx, actor, "maintenance.start", message || NO_MESSAGE);
    return before !== undefined;
  });
  cachedStates.delete(db);
  return wasOn;
}

export async function endMaintenance(db: Db, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx.deleteFrom("maintenance").returning("message").executeTakeFirst();
    if (ended) await appendToAuditLog(trx, actor, "maintenance.end", ended.message || NO_MESSAGE);
  });
  cachedStates.delete(db);
}

export async function findMaintenance(db: Db): Promise<Maintenance | undefined> {
  return db.selectFrom("maintenance").select(["message", "since"]).executeTakeFirst();
}

/** Runs on every request, so the result is cached until any process writes to the database. */
export function findCachedMaintenance(db: Db): State {
  // On PostgreSQL, checking for writes costs as much as the query itself.
  if (isPostgres(db)) return findCoalesced(db);
  const version = readDatabaseVersion(db);
  const last = cachedStates.get(db);
  if (last?.version === version) return last.state;
  const state = findMaintenance(db);
  cachedStates.set(db, { version, state });
  state.catch(() => cachedStates.delete(db));
  return state;
}

function findCoalesced(db: Db): State {
  const query = coalescedQueries.get(db) ?? coalesce(() => findMaintenance(db));
  coalescedQueries.set(db, query);
  return query();
}
