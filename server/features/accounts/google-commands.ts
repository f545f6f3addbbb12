import type { Locale } from "#domain/language/locales";
import type { Registration } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { insertAccount } from "./new-account";
import { getAccount } from "./queries";
import { requireOpenRegistration } from "./registration";

/** The email must be verified by Google. */
export interface GoogleIdentity {
  id: string;
  email: string;
}

/** Never links an unconfirmed account. */
export async function findGoogleAccount(
  db: Db,
  { id, email }: GoogleIdentity,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const users = trx
      .selectFrom("users")
      .select([
        "id",
        "google_id as googleId",
        "verified_at as verifiedAt",
        "suspended_at as suspendedAt",
      ]);
    const linked = await users.where("google_id", "=", id).executeTakeFirst();
    const known = linked ?? (await users.where("email", "=", email).executeTakeFirst());
    if (!known) return undefined;
    if (known.suspendedAt !== null) throw new AppError("auth.suspended");
    if (linked) return linked.id;
    if (known.verifiedAt === null || known.googleId !== null) {
      throw new AppError("auth.emailAlreadyLinked");
    }
    await trx.updateTable("users").set({ google_id: id }).where("id", "=", known.id).execute();
    return known.id;
  });
}

export async function signUpWithGoogle(
  db: Db,
  account: { username: string; google: GoogleIdentity; locale: Locale },
  registration: Registration,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await requireOpenRegistration(trx, registration);
    return insertAccount(trx, {
      username: account.username,
      email: account.google.email,
      locale: account.locale,
      google_id: account.google.id,
      verified_at: Date.now(),
    });
  });
}

export async function linkGoogle(db: Db, viewer: Person, { id }: GoogleIdentity): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const holder = await trx
      .selectFrom("users")
      .select("id")
      .where("google_id", "=", id)
      .executeTakeFirst();
    if (holder && holder.id !== viewer.id) throw new AppError("auth.emailAlreadyLinked");
    await trx.updateTable("users").set({ google_id: id }).where("id", "=", viewer.id).execute();
  });
}

/** Throws auth.useGoogle without a password: Google is then the only way to log in. */
export async function unlinkGoogle(db: Db, viewer: Person): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { passwordHash } = await getAccount(trx, viewer.id);
    if (passwordHash === null) throw new AppError("auth.useGoogle");
    await trx.updateTable("users").set({ google_id: null }).where("id", "=", viewer.id).execute();
  });
}
