import type { Transaction } from "kysely";
import { requireRemainingAdministrator } from "../features/accounts/last-administrator";
import { closeOtherSessions } from "../features/accounts/sessions";
import { pauseImports } from "../features/imports/commands";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { type Actor, appendToAuditLog } from "../policies/audit-log";
import { endGrants } from "./access-grants";
import { getOtherAccount, type UserReference } from "./roles";

/** Throws request.onYourself or user.lastAdministrator. */
export async function suspendUser(
  db: Db,
  actor: Actor,
  named: UserReference,
): Promise<{ username: string }> {
  return db.transaction().execute((trx) => suspend(trx, actor, named));
}

export async function suspend(
  trx: Transaction<Database>,
  actor: Actor,
  named: UserReference,
): Promise<{ username: string }> {
  const { id, username, email, suspended_at } = await getOtherAccount(trx, actor, named);
  if (suspended_at !== null) return { username };
  await requireRemainingAdministrator(
    trx.updateTable("users").set({ suspended_at: Date.now() }).where("id", "=", id).execute(),
  );
  await closeOtherSessions(trx, id, null);
  await endGrants(trx, id);
  await pauseImports(trx, id);
  await trx
    .deleteFrom("outbox")
    .where("recipient", "=", email)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .execute();
  await appendToAuditLog(trx, actor, "user.suspend", username);
  return { username };
}

export async function liftSuspension(
  db: Db,
  actor: Actor,
  named: UserReference,
): Promise<{ username: string }> {
  return db.transaction().execute(async (trx) => {
    const { id, username, suspended_at } = await getOtherAccount(trx, actor, named);
    if (suspended_at === null) return { username };
    // A login in progress during the suspension may have left a session.
    await closeOtherSessions(trx, id, null);
    await trx.updateTable("users").set({ suspended_at: null }).where("id", "=", id).execute();
    await appendToAuditLog(trx, actor, "user.unsuspend", username);
    return { username };
  });
}
