import type { ExpressionBuilder } from "kysely";
import type { FollowState, Relation, UserCard } from "#domain/account/follow";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Viewer } from "../../policies/permissions";

const NOBODY = 0;

export type RelatedPerson = UserCard & Relation;

export function selectRelatedColumns(viewer: Viewer) {
  const viewerId = viewer?.id ?? NOBODY;
  return (eb: ExpressionBuilder<Database, "users">) =>
    [
      "users.id",
      "users.username",
      "users.image_version as imageVersion",
      selectState(eb)
        .where("follows.follower_id", "=", viewerId)
        .whereRef("follows.followed_id", "=", "users.id")
        .as("following"),
      selectState(eb)
        .whereRef("follows.follower_id", "=", "users.id")
        .where("follows.followed_id", "=", viewerId)
        .as("follower"),
      eb
        .selectFrom("blocks")
        .select("blocks.blocked_at")
        .where("blocks.blocker_id", "=", viewerId)
        .whereRef("blocks.blocked_id", "=", "users.id")
        .as("blockedAt"),
    ] as const;
}

interface RelatedRow extends UserCard {
  following: FollowState | null;
  follower: FollowState | null;
  blockedAt: number | null;
}

export function toRelatedPerson(row: RelatedRow): RelatedPerson {
  const { id, username, imageVersion, following, follower, blockedAt } = row;
  return { id, username, imageVersion, following, follower, isBlocked: blockedAt !== null };
}

export async function withRelations(
  db: Db,
  viewer: Viewer,
  people: UserCard[],
): Promise<RelatedPerson[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const rows = await db
    .selectFrom("users")
    .select(selectRelatedColumns(viewer))
    .where("users.id", "in", ids)
    .execute();
  return rows.map(toRelatedPerson).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function selectState(eb: ExpressionBuilder<Database, "users">) {
  return eb
    .selectFrom("follows")
    .select((follow) =>
      follow
        .case()
        .when("follows.accepted_at", "is", null)
        .then<FollowState>("PENDING")
        .else<FollowState>("ACCEPTED")
        .end()
        .as("state"),
    );
}
