import type { UserCard } from "#domain/account/follow";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";

/** Followers, and followed users, listed in the form; a name finds the others. */
const NEWEST = 24;
export const MAX_PEOPLE = 2 * NEWEST;

const SIDES = {
  followers: { own: "follows.followed_id", other: "follows.follower_id", since: "accepted_at" },
  following: { own: "follows.follower_id", other: "follows.followed_id", since: "requested_at" },
} as const;

export async function listMemberChoices(
  db: Db,
  viewer: Person,
  cookbookId: number,
): Promise<UserCard[]> {
  const sides = await Promise.all([
    listNewest(db, viewer, cookbookId, "followers"),
    listNewest(db, viewer, cookbookId, "following"),
  ]);
  const people = new Map(sides.flat().map((person) => [person.id, person]));
  return [...people.values()]
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key: _, ...person }) => person);
}

function listNewest(db: Db, viewer: Person, cookbookId: number, side: keyof typeof SIDES) {
  const { own, other, since } = SIDES[side];
  return db
    .selectFrom("follows")
    .innerJoin("users", "users.id", other)
    .select([
      "users.id",
      "users.username",
      "users.image_version as imageVersion",
      "users.username_key as key",
    ])
    .where(own, "=", viewer.id)
    .where("follows.accepted_at", "is not", null)
    .where(accountExistsFor(viewer))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cookbook_members as member")
            .select("member.user_id")
            .where("member.cookbook_id", "=", cookbookId)
            .whereRef("member.user_id", "=", "users.id"),
        ),
      ),
    )
    .orderBy(`follows.${since}`, "desc")
    .orderBy(other, "desc")
    .limit(NEWEST)
    .execute();
}
