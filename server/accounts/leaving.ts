import type { Transaction } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import { enqueueLetter } from "../mail/commands";
import type { Person } from "../permissions";
import { takeAttempt } from "./attempts";
import { keepingAdministrator } from "./last-administrator";
import { checkPassword, type Proof } from "./proof";
import { getAccount } from "./queries";
import { issueToken, redeemToken } from "./tokens";

/** Deletes an account by its password. Throws what checkPassword throws, or user.lastAdministrator. */
export async function deleteAccountByPassword(db: Db, viewer: Person, proof: Proof): Promise<void> {
  await checkPassword(db, viewer, proof);
  await db.transaction().execute((trx) => removeAccount(trx, viewer.id));
}

/** Mails a link that deletes the account of somebody who has no password. Throws request.tooMany. */
export async function requestDeletion(db: Db, viewer: Person, address: string): Promise<void> {
  await takeAttempt(db, [`delete ${address}`, `delete ${viewer.id}`]);
  await db.transaction().execute(async (trx) => {
    const { email, username, locale } = await getAccount(trx, viewer.id);
    const token = await issueToken(trx, { userId: viewer.id, kind: "DELETE_ACCOUNT", email });
    const details = { username, token };
    await enqueueLetter(trx, { kind: "deleteAccount", recipient: email, locale, details });
  });
}

/**
 * Deletes the account of a mailed link, for the person who is signed in to it. Throws
 * auth.missingToken or auth.invalidToken.
 */
export async function deleteAccountByLink(db: Db, viewer: Person, secret: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { userId } = await redeemToken(trx, secret, "DELETE_ACCOUNT");
    if (userId !== viewer.id) throw new AppError("auth.invalidToken");
    await removeAccount(trx, userId);
  });
}

/**
 * Removes a person and all that is theirs alone. A cookbook with other members goes on: its oldest
 * administrator keeps it, or its oldest member becomes one; a suspended one only where nobody else
 * is left. Throws user.lastAdministrator.
 */
export async function removeAccount(trx: Transaction<Database>, userId: number): Promise<void> {
  await leaveCookbooks(trx, userId);
  await keepingAdministrator(trx.deleteFrom("users").where("id", "=", userId).execute());
}

async function leaveCookbooks(trx: Transaction<Database>, userId: number): Promise<void> {
  const own = await trx
    .selectFrom("cookbook_members")
    .select("cookbook_id as id")
    .where("user_id", "=", userId)
    .execute();
  for (const cookbook of own) {
    const heir = await trx
      .selectFrom("cookbook_members")
      .innerJoin("users", "users.id", "cookbook_members.user_id")
      .select("user_id as id")
      .where("cookbook_id", "=", cookbook.id)
      .where("user_id", "!=", userId)
      .orderBy((eb) => eb("users.suspended_at", "is not", null))
      .orderBy("is_administrator", "desc")
      .orderBy("joined_at")
      .orderBy("user_id")
      .executeTakeFirst();
    if (heir) {
      await trx
        .updateTable("cookbook_members")
        .set({ is_administrator: 1 })
        .where("cookbook_id", "=", cookbook.id)
        .where("user_id", "=", heir.id)
        .execute();
    } else {
      await trx.deleteFrom("cookbooks").where("id", "=", cookbook.id).execute();
    }
  }
}
