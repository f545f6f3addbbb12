import type { ExpressionBuilder } from "kysely";
import type { PersonCard } from "#domain/account/follow";
import { compiledOnce } from "../../platform/db/compiled-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { type Person, rightsOf, type Viewer } from "../../policies/permissions";
import { accountExistsFor, accountVisibleTo } from "../../policies/visibility/accounts";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { type RelatedPerson, relatedColumns, relatedPersonOf } from "./relations";

/** For the bell; the page of requests shows all. */
const MAX_PENDING = 20;

export interface FollowCounts {
  followers: number;
  following: number;
}

/** `counts` is null if the viewer may not see the account. */
export interface UserProfile {
  person: RelatedPerson;
  isPublic: boolean;
  counts: FollowCounts | null;
}

/** Throws user.notFound. */
export async function getProfile(db: Db, viewer: Viewer, userId: number): Promise<UserProfile> {
  const row = await db
    .selectFrom("users")
    .select(relatedColumns(viewer))
    .select((eb) => [
      "users.is_public as isPublic",
      eb.case().when(accountVisibleTo(viewer)(eb)).then(1).else(0).end().as("isVisible"),
      followsCounted(eb, "follows.followed_id")
        .where("follows.follower_id", "not in", hiddenFrom(viewer))
        .as("followers"),
      followsCounted(eb, "follows.follower_id")
        .where("follows.followed_id", "not in", hiddenFrom(viewer))
        .as("followingCount"),
    ])
    .where("users.id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!row) throw new AppError("user.notFound");
  const counts = { followers: row.followers ?? 0, following: row.followingCount ?? 0 };
  return {
    person: relatedPersonOf(row),
    isPublic: row.isPublic === 1,
    counts: row.isVisible ? counts : null,
  };
}

export async function listPendingFollowers(db: Db, viewer: Person): Promise<PersonCard[]> {
  return selectPending(db, { viewer: rightsOf(viewer), id: viewer.id });
}

const selectPending = compiledOnce((db, { viewer, id }: { viewer: Viewer; id: number }) =>
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

function followsCounted(
  eb: ExpressionBuilder<Database, "users">,
  side: "follows.followed_id" | "follows.follower_id",
) {
  return eb
    .selectFrom("follows")
    .select((follow) => follow.fn.countAll<number>().as("count"))
    .whereRef(side, "=", "users.id")
    .where("follows.accepted_at", "is not", null);
}
