import { z } from "zod";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { type RelatedPerson, selectRelatedColumns, toRelatedPerson } from "./relations";

const PAGE_SIZE = 24;

const whole = z.number().int();
const timeAndId = z.tuple([whole, whole]);
const onlyId = z.tuple([whole]);

interface PeoplePage {
  people: RelatedPerson[];
  next: string | null;
}

const FOLLOW_LISTS = {
  followers: {
    own: "follows.followed_id",
    other: "follows.follower_id",
    since: "follows.accepted_at",
  },
  requests: {
    own: "follows.followed_id",
    other: "follows.follower_id",
    since: "follows.requested_at",
  },
  following: {
    own: "follows.follower_id",
    other: "follows.followed_id",
    since: "follows.requested_at",
  },
} as const;
type FollowList = keyof typeof FOLLOW_LISTS;

export async function listFollows(
  db: Db,
  viewer: Person,
  list: FollowList,
  cursor: string | null,
): Promise<PeoplePage> {
  const { own, other, since } = FOLLOW_LISTS[list];
  const [time, id] = cursor === null ? [] : decodeCursor(cursor, timeAndId);
  const rows = await db
    .selectFrom("follows")
    .innerJoin("users", "users.id", other)
    .select(selectRelatedColumns(viewer))
    .select(`${since} as since`)
    .where(own, "=", viewer.id)
    .where(accountExistsFor(viewer))
    .$if(list === "followers", (query) => query.where("follows.accepted_at", "is not", null))
    .$if(list === "requests", (query) => query.where("follows.accepted_at", "is", null))
    .$if(cursor !== null, (query) =>
      query.where((eb) => eb(eb.refTuple(since, other), "<", eb.tuple(time ?? 0, id ?? 0))),
    )
    .orderBy(since, "desc")
    .orderBy(other, "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  return buildPage(rows, (last) => [last.since ?? 0, last.id]);
}

export async function listBlocked(
  db: Db,
  viewer: Person,
  cursor: string | null,
): Promise<PeoplePage> {
  const [before] = cursor === null ? [null] : decodeCursor(cursor, onlyId);
  const rows = await db
    .selectFrom("blocks")
    .innerJoin("users", "users.id", "blocks.blocked_id")
    .select(selectRelatedColumns(viewer))
    .where("blocks.blocker_id", "=", viewer.id)
    .$if(before !== null, (query) => query.where("blocks.blocked_id", "<", before))
    .where(accountExistsFor(viewer))
    .orderBy("blocks.blocked_id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  return buildPage(rows, (last) => [last.id]);
}

export async function listPublicAccounts(
  db: Db,
  viewer: Person,
  cursor: string | null,
): Promise<PeoplePage> {
  const [before] = cursor === null ? [null] : decodeCursor(cursor, onlyId);
  const rows = await db
    .selectFrom("users")
    .select(selectRelatedColumns(viewer))
    .where("users.is_public", "=", 1)
    .where("users.id", "!=", viewer.id)
    .$if(before !== null, (query) => query.where("users.id", "<", before ?? 0))
    .where(accountExistsFor(viewer))
    .where("users.id", "not in", (eb) =>
      eb.selectFrom("blocks").select("blocked_id").where("blocker_id", "=", viewer.id),
    )
    .orderBy("users.id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  return buildPage(rows, (last) => [last.id]);
}

type Row = Parameters<typeof toRelatedPerson>[0];

function buildPage<Each extends Row>(
  rows: Each[],
  getCursorKey: (last: Each) => number[],
): PeoplePage {
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    people: page.map(toRelatedPerson),
    next: rows.length > PAGE_SIZE && last ? encodeCursor(getCursorKey(last)) : null,
  };
}
