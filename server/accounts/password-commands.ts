import type { Transaction } from "kysely";
import type { Locale } from "~/model/locales";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import { enqueueLetter } from "../mail/commands";
import type { Person } from "../permissions";
import { forgiveAttempt, takeAttempt } from "./attempts";
import { hashPassword, matchesPassword } from "./passwords";
import { getAccount } from "./queries";
import { closeOtherSessions } from "./sessions";
import { issueToken, useToken } from "./tokens";

/**
 * Mails a link to choose a new password, if the address has an account; the caller cannot tell
 * whether it has. Throws request.tooMany.
 */
export async function requestPasswordReset(db: Db, email: string, address: string): Promise<void> {
  await takeAttempt(db, [`reset ${address}`, `reset ${email}`]);
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select(["id", "username", "email", "locale"])
      .where("email", "=", email)
      .where("suspended_at", "is", null)
      .executeTakeFirst();
    if (user) await sendResetLink(trx, user);
  });
}

/** Puts the letter with the link into the outbox; its link ends the one before. */
export async function sendResetLink(
  trx: Transaction<Database>,
  user: { id: number; username: string; email: string; locale: Locale },
): Promise<void> {
  const token = await issueToken(trx, user.id, "RESET_PASSWORD");
  await enqueueLetter(trx, {
    kind: "resetPassword",
    recipient: user.email,
    locale: user.locale,
    details: { username: user.username, token },
  });
}

/**
 * Sets the password of a mailed link's account and ends all its sessions. Who reads the mail owns
 * the address, so the account is verified with it. Throws auth.missingToken or auth.invalidToken.
 */
export async function resetPassword(db: Db, secret: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const { userId } = await useToken(trx, secret, "RESET_PASSWORD");
    await trx
      .updateTable("users")
      .set((eb) => ({
        password_hash: passwordHash,
        verified_at: eb.fn.coalesce("verified_at", eb.val(Date.now())),
      }))
      .where("id", "=", userId)
      .execute();
    await closeOtherSessions(trx, userId, null);
    await enqueueLetter(trx, await passwordChanged(trx, userId));
  });
}

/**
 * Changes one's password, ends one's other sessions and says so by mail. Throws auth.wrongPassword,
 * auth.useGoogle (there is none to change) or request.tooMany.
 */
export async function updatePassword(
  db: Db,
  viewer: Person,
  change: { current: string; password: string; sessionTokenHash: string },
  address: string,
): Promise<void> {
  await checkPassword(db, viewer, change.current, address);
  const passwordHash = await hashPassword(change.password);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", viewer.id)
      .execute();
    await closeOtherSessions(trx, viewer.id, change.sessionTokenHash);
    await enqueueLetter(trx, await passwordChanged(trx, viewer.id));
  });
}

/** Throws auth.wrongPassword, auth.useGoogle or request.tooMany unless it is the person's password. */
export async function checkPassword(
  db: Db,
  viewer: Person,
  password: string,
  address: string,
): Promise<void> {
  const { email, passwordHash } = await getAccount(db, viewer.id);
  if (passwordHash === null) throw new AppError("auth.useGoogle");
  const subjects = [`login ${address}`, `login ${email}`];
  await takeAttempt(db, subjects);
  if (!(await matchesPassword(passwordHash, password))) throw new AppError("auth.wrongPassword");
  await forgiveAttempt(db, subjects);
}

async function passwordChanged(db: Parameters<typeof getAccount>[0], userId: number) {
  const { email, locale, username } = await getAccount(db, userId);
  return { kind: "passwordChanged" as const, recipient: email, locale, details: { username } };
}
