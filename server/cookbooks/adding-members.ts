import type { Transaction } from "kysely";
import { usernameKey } from "#domain/text";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import type { Person } from "../permissions";
import { accountExistsFor } from "../visibility/accounts";
import { logOnCookbook, requireAdministrator } from "./membership";

/**
 * For people who follow the administrator or whom they follow. Throws cookbook.notFound,
 * cookbook.notAdministrator, user.notFound, request.onYourself or follow.notFound.
 */
export async function addMember(
  db: Db,
  viewer: Person,
  cookbookId: number,
  username: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const cookbook = await requireAdministrator(trx, viewer, cookbookId);
    const other = await trx
      .selectFrom("users")
      .select(["users.id", "users.username"])
      .where("users.username_key", "=", usernameKey(username))
      .where(accountExistsFor(viewer))
      .executeTakeFirst();
    if (!other) throw new AppError("user.notFound");
    if (other.id === viewer.id) throw new AppError("request.onYourself");
    if (await isMember(trx, cookbookId, other.id)) return other.username;
    if (!(await isFollowBetween(trx, viewer.id, other.id))) throw new AppError("follow.notFound");
    await trx
      .insertInto("cookbook_members")
      .values({
        cookbook_id: cookbookId,
        user_id: other.id,
        is_administrator: 0,
        joined_at: Date.now(),
      })
      .execute();
    await logOnCookbook(trx, viewer, cookbook, "cookbook.addMember", { member: other.username });
    return other.username;
  });
}

async function isMember(
  trx: Transaction<Database>,
  cookbookId: number,
  userId: number,
): Promise<boolean> {
  const member = await trx
    .selectFrom("cookbook_members")
    .select("user_id")
    .where("cookbook_id", "=", cookbookId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return member !== undefined;
}

async function isFollowBetween(
  trx: Transaction<Database>,
  oneId: number,
  otherId: number,
): Promise<boolean> {
  const follow = await trx
    .selectFrom("follows")
    .select("accepted_at")
    .where("accepted_at", "is not", null)
    .where((eb) =>
      eb.or([
        eb.and({ follower_id: oneId, followed_id: otherId }),
        eb.and({ follower_id: otherId, followed_id: oneId }),
      ]),
    )
    .executeTakeFirst();
  return follow !== undefined;
}
