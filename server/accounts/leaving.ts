import type { Transaction } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import { removeImages } from "../images/files";
import { enqueueLetter } from "../mail/commands";
import type { Person } from "../permissions";
import { takeAttempt } from "./attempts";
import { keepingAdministrator } from "./last-administrator";
import { checkPassword } from "./password-commands";
import { getAccount } from "./queries";
import { issueToken, useToken } from "./tokens";

/** Deletes an account by its password. Throws what checkPassword throws, or user.lastAdministrator. */
export async function deleteAccountByPassword(
  db: Db,
  dataDir: string,
  viewer: Person,
  password: string,
  address: string,
): Promise<void> {
  await checkPassword(db, viewer, password, address);
  const gone = await db.transaction().execute((trx) => removeAccount(trx, viewer.id));
  await removePictures(dataDir, gone);
}

/** Mails a link that deletes the account of somebody who has no password. Throws request.tooMany. */
export async function requestDeletion(db: Db, viewer: Person, address: string): Promise<void> {
  await takeAttempt(db, [`delete ${address}`, `delete ${viewer.id}`]);
  await db.transaction().execute(async (trx) => {
    const { email, username, locale } = await getAccount(trx, viewer.id);
    const token = await issueToken(trx, viewer.id, "DELETE_ACCOUNT");
    const details = { username, token };
    await enqueueLetter(trx, { kind: "deleteAccount", recipient: email, locale, details });
  });
}

/**
 * Deletes the account of a mailed link, for the person who is signed in to it. Throws
 * auth.missingToken or auth.invalidToken.
 */
export async function deleteAccountByLink(
  db: Db,
  dataDir: string,
  viewer: Person,
  secret: string,
): Promise<void> {
  const gone = await db.transaction().execute(async (trx) => {
    const { userId } = await useToken(trx, secret, "DELETE_ACCOUNT");
    if (userId !== viewer.id) throw new AppError("auth.invalidToken");
    return removeAccount(trx, userId);
  });
  await removePictures(dataDir, gone);
}

/** What went with an account and has pictures. */
export interface Gone {
  userId: number;
  userImage: number;
  recipes: { id: number; lastImageVersion: number }[];
  cookbooks: { id: number; lastImageVersion: number }[];
}

/**
 * Removes a person and all that is theirs alone. A cookbook with other members goes on: its oldest
 * administrator keeps it, or its oldest member becomes one; a suspended one only where nobody else
 * is left. Throws user.lastAdministrator.
 */
export async function removeAccount(trx: Transaction<Database>, userId: number): Promise<Gone> {
  const user = await trx
    .selectFrom("users")
    .select("last_image_version as image")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const recipes = await trx
    .selectFrom("recipes")
    .select(["id", "last_image_version as lastImageVersion"])
    .where("author_id", "=", userId)
    .execute();
  const cookbooks = await leaveCookbooks(trx, userId);
  await keepingAdministrator(trx.deleteFrom("users").where("id", "=", userId).execute());
  return { userId, userImage: user.image, recipes, cookbooks };
}

async function leaveCookbooks(trx: Transaction<Database>, userId: number) {
  const own = await trx
    .selectFrom("cookbook_members")
    .innerJoin("cookbooks", "cookbooks.id", "cookbook_members.cookbook_id")
    .select(["cookbooks.id", "cookbooks.last_image_version as lastImageVersion"])
    .where("cookbook_members.user_id", "=", userId)
    .execute();
  const gone = [];
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
      gone.push(cookbook);
    }
  }
  return gone;
}

/** Removes the pictures of what went from the disk. */
export async function removePictures(dataDir: string, gone: Gone): Promise<void> {
  const both = (last: number) => [last, last - 1];
  await removeImages(dataDir, ["users"], gone.userId, both(gone.userImage));
  for (const { id, lastImageVersion } of gone.recipes) {
    await removeImages(dataDir, ["recipes", "recipes-thumbnails"], id, both(lastImageVersion));
  }
  for (const { id, lastImageVersion } of gone.cookbooks) {
    await removeImages(dataDir, ["cookbooks"], id, both(lastImageVersion));
  }
}
