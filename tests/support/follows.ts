import type { FollowState } from "#domain/account/follow";
import type { Db } from "#server/platform/db/open";
import { CAST, type CastName } from "./cast";

export async function setFollow(
  db: Db,
  follower: CastName,
  followed: CastName,
  state: FollowState | null,
): Promise<void> {
  const pair = { follower_id: CAST[follower].id, followed_id: CAST[followed].id };
  await db
    .deleteFrom("follows")
    .where((eb) => eb.and(pair))
    .execute();
  if (!state) return;
  const now = Date.now();
  const accepted_at = state === "ACCEPTED" ? now : null;
  await db
    .insertInto("follows")
    .values({ ...pair, requested_at: now, accepted_at })
    .execute();
}

export async function findFollow(
  db: Db,
  follower: CastName,
  followed: CastName,
): Promise<FollowState | null> {
  const row = await db
    .selectFrom("follows")
    .select("accepted_at")
    .where("follower_id", "=", CAST[follower].id)
    .where("followed_id", "=", CAST[followed].id)
    .executeTakeFirst();
  if (!row) return null;
  return row.accepted_at === null ? "PENDING" : "ACCEPTED";
}

export async function hideAccount(db: Db, who: CastName): Promise<void> {
  await db.updateTable("users").set({ is_public: 0 }).where("id", "=", CAST[who].id).execute();
}

/** Adds confirmed accounts named "Cook 1." and so on; returns their ids. */
export async function addCooks(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .insertInto("users")
    .values(
      Array.from({ length: count }, (_, index) => ({
        username: `cook-${index + 1}.`,
        username_key: `cook-${index + 1}.`,
        email: `cook-${index + 1}@popote.example`,
        verified_at: 1,
        created_at: 1,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
