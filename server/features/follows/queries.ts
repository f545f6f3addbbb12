import type { ExpressionBuilder } from "kysely";
import type { UserCard } from "#domain/account/follow";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { type Person, pickRights, type Viewer } from "../../policies/permissions";
import { accountExistsFor, accountVisibleTo } from "../../policies/visibility/accounts";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { visibleTo } from "../../policies/visibility/recipes";
import { type RelatedPerson, selectRelatedColumns, toRelatedPerson } from "./relations";

/** For the bell; the requests page shows all. */
const MAX_PENDING = 20;

export interface ProfileCounts {
  recipes: number;
  followers: number;
  following: number;
}

/** `counts` is null, and the bio empty, if the viewer may not see the account. */
interface UserProfile {
  person: RelatedPerson;
  bio: string;
  isPublic: boolean;
  counts: ProfileCounts | null;
}

export async function getProfile(db: Db, viewer: Viewer, userId: number): Promise<UserProfile> {
  const row = await db
    .selectFrom("users")
    .select(selectRelatedColumns(viewer))
    .select((eb) => [
      "users.bio",
      "users.is_public as isPublic",
      eb.case().when(accountVisibleTo(viewer)(eb)).then(1).else(0).end().as("isVisible"),
      selectFollowCount(eb, "follows.followed_id")
        .where("follows.follower_id", "not in", hiddenFrom(viewer))
        .as("followers"),
      selectFollowCount(eb, "follows.follower_id")
        .where("follows.followed_id", "not in", hiddenFrom(viewer))
        .as("followingCount"),
      eb
        .selectFrom("recipes")
        .select((recipe) => recipe.fn.countAll<number>().as("count"))
        .whereRef("recipes.author_id", "=", "users.id")
        .where(visibleTo(viewer))
        .as("recipes"),
    ])
    .where("users.id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!row) throw new AppError("user.notFound");
  const { recipes, followers, followingCount: following } = row;
  const counts = { recipes: recipes ?? 0, followers: followers ?? 0, following: following ?? 0 };
  return {
    person: toRelatedPerson(row),
    bio: row.isVisible ? row.bio : "",
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
