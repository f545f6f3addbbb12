import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { removeBlockedRecipes } from "../cookbooks/departure-commands";
import type { FollowResult } from "./commands";
import { getOtherPerson } from "./other-person";

export async function blockUser(db: Db, viewer: Person, userId: number): Promise<FollowResult> {
  return db.transaction().execute(async (trx) => {
    const { username } = await getOtherPerson(trx, viewer, userId);
    await trx
      .insertInto("blocks")
      .values({ blocker_id: viewer.id, blocked_id: userId, blocked_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .deleteFrom("follows")
      .where((eb) =>
        eb.or([
          eb.and({ follower_id: viewer.id, followed_id: userId }),
          eb.and({ follower_id: userId, followed_id: viewer.id }),
        ]),
      )
      .execute();
    await removeBlockedRecipes(trx, viewer.id, userId);
    return { outcome: "blocked", username };
  });
}

export async function unblockUser(db: Db, viewer: Person, userId: number): Promise<FollowResult> {
  return db.transaction().execute(async (trx) => {
    const { username } = await getOtherPerson(trx, viewer, userId);
    await trx
      .deleteFrom("blocks")
      .where("blocker_id", "=", viewer.id)
      .where("blocked_id", "=", userId)
      .execute();
    return { outcome: "unblocked", username };
  });
}
