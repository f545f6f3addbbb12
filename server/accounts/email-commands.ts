import type { Db } from "../db/open";
import { AppError } from "../errors";
import { enqueueLetter } from "../mail/commands";
import type { Person } from "../permissions";
import { takeAttempt } from "./attempts";
import { getAccount } from "./queries";
import { issueToken, useToken } from "./tokens";

/**
 * Mails a link to a person's new address; nothing changes before it is opened from there. Throws
 * user.mailUsed or request.tooMany.
 */
export async function requestEmailChange(
  db: Db,
  viewer: Person,
  email: string,
  address: string,
): Promise<void> {
  await takeAttempt(db, [`email ${address}`, `email ${viewer.id}`]);
  await db.transaction().execute(async (trx) => {
    const taken = await trx
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    if (taken) throw new AppError("user.mailUsed");
    const { username, locale } = await getAccount(trx, viewer.id);
    const token = await issueToken(trx, viewer.id, "CHANGE_EMAIL", email);
    await enqueueLetter(trx, {
      kind: "confirmNewEmail",
      recipient: email,
      locale,
      details: { username, token },
    });
  });
}

/**
 * Makes the address that a mailed link confirms the account's, and tells the old one. Throws
 * auth.missingToken, auth.invalidToken or user.mailUsed.
 */
export async function confirmEmailChange(db: Db, secret: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { userId, email } = await useToken(trx, secret, "CHANGE_EMAIL");
    if (email === null) throw new AppError("auth.mailMissing");
    const taken = await trx
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    if (taken) throw new AppError("user.mailUsed");
    const account = await getAccount(trx, userId);
    await trx.updateTable("users").set({ email }).where("id", "=", userId).execute();
    await enqueueLetter(trx, {
      kind: "emailChanged",
      recipient: account.email,
      locale: account.locale,
      details: { username: account.username, email },
    });
  });
}
