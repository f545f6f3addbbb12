import { removeAccount } from "../features/accounts/account-deletion";
import type { Db } from "../platform/db/open";
import { type Actor, appendToAuditLog } from "../policies/audit-log";
import { getOtherAccount, type UserReference } from "./roles";

/** Throws request.onYourself or user.lastAdministrator. */
export async function removeUser(
  db: Db,
  actor: Actor,
  named: UserReference,
): Promise<{ username: string }> {
  return db.transaction().execute(async (trx) => {
    const { id, username } = await getOtherAccount(trx, actor, named);
    await removeAccount(trx, id);
    await appendToAuditLog(trx, actor, "user.delete", username);
    return { username };
  });
}
