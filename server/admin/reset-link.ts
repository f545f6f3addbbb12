import { serverPaths } from "#domain/site/server-paths";
import { issueToken } from "../features/accounts/tokens";
import type { Db } from "../platform/db/open";
import { type Actor, appendToAuditLog } from "../policies/audit-log";
import { getUser, type UserReference } from "./roles";

/** Only a hash of the link's secret is stored. */
export async function issueResetLink(db: Db, actor: Actor, named: UserReference, origin: string) {
  return db.transaction().execute(async (trx) => {
    const { id, username, verified_at, suspended_at } = await getUser(trx, named);
    const { password_hash } = await trx
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const token = await issueToken(trx, { userId: id, kind: "RESET_PASSWORD", email: null });
    await appendToAuditLog(trx, actor, "user.resetLink", username);
    return {
      username,
      hasPassword: password_hash !== null,
      isVerified: verified_at !== null,
      isSuspended: suspended_at !== null,
      link: origin + serverPaths.passwordResetNew(token),
    };
  });
}
