import { type Actor, appendToAuditLog } from "../audit-log";
import type { Db } from "../db/open";

/** Stands in the journal where there was none. */
const NO_MESSAGE = "–";

/** While it is on, Popote is there for administrators only. */
export interface Maintenance {
  /** What the administrator adds to the page; "" where nothing. */
  message: string;
  /** When it began, in milliseconds. */
  since: number;
}

/** Another process, such as the command line, is heard of this much later at most. */
const KNOWN_MS = 1_000;

const known = new WeakMap<Db, { at: number; state: Promise<Maintenance | undefined> }>();

/** Turns maintenance on and returns whether it was on already: only the message changes then. */
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
  known.delete(db);
  return wasOn;
}

/** Turns maintenance off; twice is the same as once. */
export async function endMaintenance(db: Db, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx.deleteFrom("maintenance").returning("message").executeTakeFirst();
    if (ended) await appendToAuditLog(trx, actor, "maintenance.end", ended.message || NO_MESSAGE);
  });
  known.delete(db);
}

/** Maintenance as it is; undefined while it is off. */
export async function findMaintenance(db: Db): Promise<Maintenance | undefined> {
  return db.selectFrom("maintenance").select(["message", "since"]).executeTakeFirst();
}

/** The same for every request: read once a second at most, and at once after a switch in here. */
export function maintenanceNow(db: Db): Promise<Maintenance | undefined> {
  const last = known.get(db);
  if (last && Date.now() - last.at < KNOWN_MS) return last.state;
  const state = findMaintenance(db);
  known.set(db, { at: Date.now(), state });
  return state;
}
