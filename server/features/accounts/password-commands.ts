import type { Transaction } from "kysely";
import type { Locale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { enqueueEmail } from "../email/commands";
import { type CurrentAccess, endOtherAccess } from "./end-other-sessions";
import { findKnownDevice, type Visitor } from "./known-devices";
import { liftLoginLimit } from "./login-attempts";
import { hashPassword } from "./password-hash";
import { checkPassword } from "./proof-of-identity";
import { getAccount } from "./queries";
import { issueToken, redeemToken } from "./tokens";

/** How long a link requested from a known device cannot be replaced by an unknown one. */
const PROTECTED_MS = 3_600_000;

/** Does not reveal whether the address has an account. */
export async function requestPasswordReset(db: Db, email: string, visitor: Visitor): Promise<void> {
  const user = await db
    .selectFrom("users")
    .select(["id", "username", "email", "locale", "suspended_at as suspendedAt"])
    .where("email", "=", email)
    .executeTakeFirst();
  const device = user && (await findKnownDevice(db, user.id, visitor));
  const strangers = [`reset ${visitor.address}`, `reset ${email}`];
  await consumeAttempt(db, device ? [`reset device ${device}`] : strangers);
  if (!user || user.suspendedAt !== null) return;
  await db.transaction().execute(async (trx) => {
    if (!device && (await hasProtectedLink(trx, user.id))) return;
    await sendResetLink(trx, user, device !== undefined);
  });
}

export async function sendResetLink(
  trx: Transaction<Database>,
  user: { id: number; username: string; email: string; locale: Locale },
  isFromKnownDevice = false,
): Promise<void> {
  const { id: userId, email } = user;
  const token = await issueToken(trx, { userId, kind: "RESET_PASSWORD", email, isFromKnownDevice });
  await enqueueEmail(trx, {
    kind: "resetPassword",
    recipient: email,
    locale: user.locale,
    details: { username: user.username, token },
  });
}

export async function resetPassword(db: Db, secret: string, password: string): Promise<number> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const { userId } = await redeemToken(trx, secret, "RESET_PASSWORD");
    const { email } = await trx
      .updateTable("users")
      .set((eb) => ({
        password_hash: passwordHash,
        verified_at: eb.fn.coalesce("verified_at", eb.val(Date.now())),
      }))
      .where("id", "=", userId)
      .returning("email")
      .executeTakeFirstOrThrow();
    await endOtherAccess(trx, userId);
    await liftLoginLimit(trx, { id: userId, email });
    await enqueueEmail(trx, await buildChangeNotice(trx, userId));
    return userId;
  });
}

export async function updatePassword(
  db: Db,
  viewer: Person,
  change: { current: string; password: string },
  here: CurrentAccess,
): Promise<void> {
  const { address } = here.visitor;
  await checkPassword(db, viewer, { typed: change.current, address });
  const passwordHash = await hashPassword(change.password);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", viewer.id)
      .execute();
    await endOtherAccess(trx, viewer.id, here);
    await enqueueEmail(trx, await buildChangeNotice(trx, viewer.id));
  });
}

async function hasProtectedLink(trx: Transaction<Database>, userId: number): Promise<boolean> {
  const link = await trx
    .selectFrom("tokens")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("kind", "=", "RESET_PASSWORD")
    .where("is_from_known_device", "=", 1)
    .where("created_at", ">", Date.now() - PROTECTED_MS)
    .executeTakeFirst();
  return link !== undefined;
}

async function buildChangeNotice(db: Parameters<typeof getAccount>[0], userId: number) {
  const { email, locale, username } = await getAccount(db, userId);
  return { kind: "passwordChanged" as const, recipient: email, locale, details: { username } };
}
