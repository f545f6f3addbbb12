import type { ExpressionBuilder } from "kysely";
import type { UserCard } from "#domain/account/follow";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { type Person, pickRights, type Viewer } from "../../policies/permissions";
import { accountExistsFor, accountVisibleTo } from "../../policies/visibility/accounts";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { type RelatedPerson, selectRelatedColumns, toRelatedPerson } from "./relations";

/** For the bell; the requests page shows all. */
const MAX_PENDING = 20;

export interface FollowCounts {
  followers: number;
  following: number;
}

/** `counts` is null if the viewer may not see the account. */
interface UserProfile {
  person: RelatedPerson;
  isPublic: boolean;
  counts: FollowCounts | null;
}

export async function getProfile(db: Db, viewer: Viewer, userId: number): Promise<UserProfile> {
  const row = await db
    .selectFrom("users")
    .select(selectRelatedColumns(viewer))
    .select((eb) => [
      "users.is_public as isPublic",
      eb.case().when(accountVisibleTo(viewer)(eb)).then(1).else(0).end().as("isVisible"),
      selectFollowCount(eb, "follows.followed_id")
        .where("follows.follower_id", "not in", hiddenFrom(viewer))
        .as("followers"),
      selectFollowCount(eb, "follows.follower_id")
        .where("follows.followed_id", "not in", hiddenFrom(viewer))
        .as("followingCount"),
    ])
    .where("users.id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!row) throw new AppError("user.notFound");
  const counts = { followers: row.followers ?? 0, following: row.followingCount ?? 0 };
  return {
    person: toRelatedPerson(row),
    isPublic: row.isPublic === 1,
    counts: row.isVisible ? counts : null,
  };
}

export async function listPendingFollowers(db: Db, viewer: Person): Promise<UserCard[]> {
  return selectPending(db, { viewer: pickRights(viewer), id: viewer.id });
}

const selectPending = compileOnce((db, { viewer, id }: { viewer: Viewer; id: number }) =>
  db
    .selectFrom("follows")
    .innerJoin("users", "users.id", "follows.follower_id")
    .select(["users.id", "users.username", "users.image_version as imageVersion"])
    .where("follows.followed_id", "=", id)
    .where("follows.accepted_at", "is", null)
    .where(accountExistsFor(viewer))
    .orderBy("follows.requested_at", "desc")
    .orderBy("follows.follower_id", "desc")
    .limit(MAX_PENDING),
);

function selectFollowCount(
  eb: ExpressionBuilder<Database, "users">,
  side: "follows.followed_id" | "follows.follower_id",
) {
  return eb
    .selectFrom("follows")
    .select((follow) => follow.fn.countAll<number>().as("count"))
    .whereRef(side, "=", "users.id")
    .where("follows.accepted_at", "is not", null);
}
