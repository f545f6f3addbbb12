import { sendVerification } from "../features/accounts/commands";
import { sendResetLink } from "../features/accounts/password-commands";
import type { Db } from "../platform/db/open";
import { AppError } from "../platform/errors";
import { type Actor, appendToAuditLog } from "../policies/audit-log";
import { getUser, type UserReference } from "./roles";

interface HelpedUser {
  username: string;
  email: string;
}

export async function confirmAddress(
  db: Db,
  actor: Actor,
  named: UserReference,
): Promise<HelpedUser> {
  return db.transaction().execute(async (trx) => {
    const { id, username, email, verified_at } = await getUser(trx, named);
    if (verified_at !== null) return { username, email };
    await trx.updateTable("users").set({ verified_at: Date.now() }).where("id", "=", id).execute();
    await appendToAuditLog(trx, actor, "user.verify", username, { email });
    return { username, email };
  });
}

/** Throws request.invalid for a confirmed address, and auth.suspended. */
export async function resendVerificationEmail(
  db: Db,
  actor: Actor,
  named: UserReference,
): Promise<HelpedUser> {
  return db.transaction().execute(async (trx) => {
    const { suspended_at, verified_at, ...user } = await getUser(trx, named);
    const { username, email } = user;
    if (suspended_at !== null) throw new AppError("auth.suspended");
    if (verified_at !== null) throw new AppError("request.invalid");
    await sendVerification(trx, user);
    await appendToAuditLog(trx, actor, "user.resendVerification", username, { email });
    return { username, email };
  });
}

export async function sendResetEmail(
  db: Db,
  actor: Actor,
  named: UserReference,
): Promise<HelpedUser> {
  return db.transaction().execute(async (trx) => {
    const { suspended_at, ...user } = await getUser(trx, named);
    const { username, email } = user;
    if (suspended_at !== null) throw new AppError("auth.suspended");
    await sendResetLink(trx, user);
    await appendToAuditLog(trx, actor, "user.resetLink", username, { email });
    return { username, email };
  });
}
