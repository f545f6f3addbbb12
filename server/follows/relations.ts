import type { ExpressionBuilder } from "kysely";
import type { FollowState, PersonCard, Relation } from "#domain/follow";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import type { Viewer } from "../permissions";

/** Nobody has this id: a visitor stands to nobody in any way. */
const NOBODY = 0;

/** Somebody, and how the viewer and they stand to each other. */
export type RelatedPerson = PersonCard & Relation;

/** What a query of users selects to make a `relatedPersonOf` of each row. */
export function relatedColumns(viewer: Viewer) {
  const viewerId = viewer?.id ?? NOBODY;
  return (eb: ExpressionBuilder<Database, "users">) =>
    [
      "users.id",
      "users.username",
      "users.image_version as imageVersion",
      stateOf(eb)
        .where("follows.follower_id", "=", viewerId)
        .whereRef("follows.followed_id", "=", "users.id")
        .as("following"),
      stateOf(eb)
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

interface RelatedRow extends PersonCard {
  following: FollowState | null;
  follower: FollowState | null;
  blockedAt: number | null;
}

/** The person of a row with those columns. */
export function relatedPersonOf(row: RelatedRow): RelatedPerson {
  const { id, username, imageVersion, following, follower, blockedAt } = row;
  return { id, username, imageVersion, following, follower, isBlocked: blockedAt !== null };
}

/** These people in this order, each with how the viewer and they stand to each other. */
export async function relate(
  db: Db,
  viewer: Viewer,
  people: PersonCard[],
): Promise<RelatedPerson[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const rows = await db
    .selectFrom("users")
    .select(relatedColumns(viewer))
    .where("users.id", "in", ids)
    .execute();
  return rows.map(relatedPersonOf).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function stateOf(eb: ExpressionBuilder<Database, "users">) {
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
