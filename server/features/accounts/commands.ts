import type { Transaction } from "kysely";
import type { Locale } from "#domain/language/locales";
import type { Registration } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { consumeAttempt, refundAttempt } from "../../policies/rate-limit";
import { enqueueEmail } from "../email/commands";
import type { Visitor } from "./known-devices";
import { consumeLoginAttempt } from "./login-attempts";
import { insertAccount } from "./new-account";
import { hashPassword, matchesPassword } from "./password-hash";
import { requireOpenRegistration } from "./registration";
import { issueToken, redeemToken } from "./tokens";

interface NewAccount {
  username: string;
  email: string;
  password: string;
  locale: Locale;
}

export async function signUp(
  db: Db,
  account: NewAccount,
  address: string,
  registration: Registration = "open",
): Promise<number> {
  await consumeAttempt(db, [`signup ${address}`]);
  const passwordHash = await hashPassword(account.password);
  return db.transaction().execute(async (trx) => {
    await requireOpenRegistration(trx, registration);
    const id = await insertAccount(trx, {
      username: account.username,
      email: account.email,
      password_hash: passwordHash,
      locale: account.locale,
    });
    await sendVerification(trx, { id, ...account });
    return id;
  });
}

/** Does not reveal whether the address has an account. */
export async function resendVerification(db: Db, email: string, address: string): Promise<void> {
  await consumeAttempt(db, [`resend ${address}`, `resend ${email}`]);
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select(["id", "username", "email", "locale"])
      .where("email", "=", email)
      .where("verified_at", "is", null)
      .where("suspended_at", "is", null)
      .executeTakeFirst();
    if (user) await sendVerification(trx, user);
  });
}

/** Takes the secret of an emailed link, returns whose address is confirmed now. */
export async function verifyEmail(db: Db, secret: string): Promise<{ id: number; email: string }> {
  return db.transaction().execute(async (trx) => {
    const { userId } = await redeemToken(trx, secret, "VERIFY_EMAIL");
    return trx
      .updateTable("users")
      .set({ verified_at: Date.now() })
      .where("id", "=", userId)
      .returning(["id", "email"])
      .executeTakeFirstOrThrow();
  });
}

// Takes as long for an unknown address as for a wrong password, so timing reveals no account.
export async function checkCredentials(
  db: Db,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<number> {
  const user = await db
    .selectFrom("users")
    .select(["id", "password_hash", "verified_at", "suspended_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  const isConfirmed = user?.verified_at != null && user.suspended_at === null;
  const tried = user && { id: user.id, isConfirmed };
  const subjects = await consumeLoginAttempt(db, email, tried, visitor);
  const matches = await matchesPassword(user?.password_hash ?? null, password);
  if (user && user.password_hash === null) throw new AppError("auth.useGoogle");
  if (!user || !matches) throw new AppError("auth.wrongCredentials");
  if (user.suspended_at !== null) throw new AppError("auth.suspended");
  if (user.verified_at === null) throw new AppError("auth.notVerified");
  await refundAttempt(db, subjects);
  return user.id;
}

export async function sendVerification(
  trx: Transaction<Database>,
  user: { id: number; username: string; email: string; locale: Locale },
): Promise<void> {
  const token = await issueToken(trx, {
    userId: user.id,
    kind: "VERIFY_EMAIL",
    email: user.email,
  });
  await enqueueEmail(trx, {
    kind: "verifyEmail",
    recipient: user.email,
    locale: user.locale,
    details: { username: user.username, token },
  });
}
