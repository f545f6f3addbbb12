import { sendVerification } from "../accounts/commands";
import { sendResetLink } from "../accounts/password-commands";
import { type Actor, appendToAuditLog } from "../audit-log";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { getNamed, type Named } from "./roles";

/*
 * How somebody who cannot get in is helped. Each command throws user.notFound besides what it says,
 * and returns whom it was about.
 */

export interface Helped {
  username: string;
  email: string;
}

/** Takes an account's address as confirmed; twice is the same as once. */
export async function confirmAddress(db: Db, actor: Actor, named: Named): Promise<Helped> {
  return db.transaction().execute(async (trx) => {
    const { id, username, email, verified_at } = await getNamed(trx, named);
    if (verified_at !== null) return { username, email };
    await trx.updateTable("users").set({ verified_at: Date.now() }).where("id", "=", id).execute();
    await appendToAuditLog(trx, actor, "user.verify", username, { email });
    return { username, email };
  });
}

/**
 * Sends the verification letter again. Throws request.invalid for an address that is confirmed, and
 * auth.suspended.
 */
export async function mailVerification(db: Db, actor: Actor, named: Named): Promise<Helped> {
  return db.transaction().execute(async (trx) => {
    const { suspended_at, verified_at, ...user } = await getNamed(trx, named);
    const { username, email } = user;
    if (suspended_at !== null) throw new AppError("auth.suspended");
    if (verified_at !== null) throw new AppError("request.invalid");
    await sendVerification(trx, user);
    await appendToAuditLog(trx, actor, "user.resendVerification", username, { email });
    return { username, email };
  });
}

/** Mails a link to choose a new password. Throws auth.suspended. */
export async function mailResetLink(db: Db, actor: Actor, named: Named): Promise<Helped> {
  return db.transaction().execute(async (trx) => {
    const { suspended_at, ...user } = await getNamed(trx, named);
    const { username, email } = user;
    if (suspended_at !== null) throw new AppError("auth.suspended");
    await sendResetLink(trx, user);
    await appendToAuditLog(trx, actor, "user.resetLink", username, { email });
    return { username, email };
  });
}
