import type { Transaction } from "kysely";
import { usernameKey } from "#domain/text/text";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { auditCookbookAct, type CookbookMembership, requireAdministrator } from "./membership";

// Both commands accept only the administrator's followers and the users they follow.

export async function addMember(
  db: Db,
  viewer: Person,
  cookbookId: number,
  username: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const cookbook = await requireAdministrator(trx, viewer, cookbookId);
    const other = await selectPeople(trx, viewer)
      .where("users.username_key", "=", usernameKey(username))
      .executeTakeFirst();
    await insertMember(trx, viewer, cookbook, other);
    return other?.username ?? username;
  });
}

/** Adds all or none; returns how many were new. */
export async function addMembers(
  db: Db,
  viewer: Person,
  cookbookId: number,
  userIds: number[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const cookbook = await requireAdministrator(trx, viewer, cookbookId);
    let added = 0;
    for (const id of userIds) {
      const other = await selectPeople(trx, viewer).where("users.id", "=", id).executeTakeFirst();
      if (await insertMember(trx, viewer, cookbook, other)) added++;
    }
    return added;
  });
}

function selectPeople(trx: Transaction<Database>, viewer: Person) {
  return trx
    .selectFrom("users")
    .select(["users.id", "users.username"])
    .where(accountExistsFor(viewer));
}

async function insertMember(
  trx: Transaction<Database>,
  viewer: Person,
  cookbook: CookbookMembership,
  other: { id: number; username: string } | undefined,
): Promise<boolean> {
  if (!other) throw new AppError("user.notFound");
  if (other.id === viewer.id) throw new AppError("request.onYourself");
  if (await isMember(trx, cookbook.id, other.id)) return false;
  if (!(await isFollowBetween(trx, viewer.id, other.id))) throw new AppError("follow.notFound");
  await trx
    .insertInto("cookbook_members")
    .values({
      cookbook_id: cookbook.id,
      user_id: other.id,
      is_administrator: 0,
      joined_at: Date.now(),
    })
    .execute();
  await auditCookbookAct(trx, viewer, cookbook, "cookbook.addMember", { member: other.username });
  return true;
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
