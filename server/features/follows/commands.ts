import type { Transaction } from "kysely";
import type { FollowOutcome } from "#domain/account/follow";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { getOtherPerson } from "./other-person";

export interface FollowResult {
  outcome: FollowOutcome;
  username: string;
}

export async function requestFollow(db: Db, viewer: Person, userId: number): Promise<FollowResult> {
  return db.transaction().execute(async (trx) => {
    const { username, autoAccepts } = await getOtherPerson(trx, viewer, userId);
    if (await isBlockBetween(trx, viewer.id, userId)) throw new AppError("request.invalid");
    const now = Date.now();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("follows")
      .values({
        follower_id: viewer.id,
        followed_id: userId,
        requested_at: now,
        accepted_at: autoAccepts ? now : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new AppError("follow.alreadyFollowed");
    return { outcome: autoAccepts ? "following" : "requested", username };
  });
}

export async function unfollow(db: Db, viewer: Person, userId: number): Promise<FollowResult> {
  return db.transaction().execute(async (trx) => {
    const { username } = await getOtherPerson(trx, viewer, userId);
    const ended = await trx
      .deleteFrom("follows")
      .where("follower_id", "=", viewer.id)
      .where("followed_id", "=", userId)
      .returning("accepted_at")
      .executeTakeFirst();
    if (!ended) throw new AppError("follow.notFollowing");
    return { outcome: ended.accepted_at === null ? "withdrawn" : "unfollowed", username };
  });
}

export async function acceptFollow(db: Db, viewer: Person, userId: number): Promise<FollowResult> {
  return db.transaction().execute(async (trx) => {
    const { username } = await getOtherPerson(trx, viewer, userId);
    const { numUpdatedRows } = await trx
      .updateTable("follows")
      .set({ accepted_at: Date.now() })
      .where("follower_id", "=", userId)
      .where("followed_id", "=", viewer.id)
      .where("accepted_at", "is", null)
      .executeTakeFirst();
    if (!numUpdatedRows) throw new AppError("follow.noRequest");
    return { outcome: "accepted", username };
  });
}

export async function declineFollow(db: Db, viewer: Person, userId: number): Promise<FollowResult> {
  return endFollower(db, viewer, userId, "declined");
}

export async function removeFollower(
  db: Db,
  viewer: Person,
  userId: number,
): Promise<FollowResult> {
  return endFollower(db, viewer, userId, "removed");
}

async function endFollower(
  db: Db,
  viewer: Person,
  userId: number,
  outcome: "declined" | "removed",
): Promise<FollowResult> {
  return db.transaction().execute(async (trx) => {
    const { username } = await getOtherPerson(trx, viewer, userId);
    const { numDeletedRows } = await trx
      .deleteFrom("follows")
      .where("follower_id", "=", userId)
      .where("followed_id", "=", viewer.id)
      .where("accepted_at", outcome === "declined" ? "is" : "is not", null)
      .executeTakeFirst();
    if (!numDeletedRows) throw new AppError("follow.noRequest");
    return { outcome, username };
  });
}

async function isBlockBetween(
  trx: Transaction<Database>,
  oneId: number,
  otherId: number,
): Promise<boolean> {
  const block = await trx
    .selectFrom("blocks")
    .select("blocked_at")
    .where((eb) =>
      eb.or([
        eb.and({ blocker_id: oneId, blocked_id: otherId }),
        eb.and({ blocker_id: otherId, blocked_id: oneId }),
      ]),
    )
    .executeTakeFirst();
  return block !== undefined;
}
