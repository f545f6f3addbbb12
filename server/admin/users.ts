import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { z } from "zod";
import type { UserFilter } from "#domain/account/user-filters";
import { usernameKey } from "#domain/text/text";
import { decodeCursor, encodeCursor } from "../platform/db/cursor";
import { literal } from "../platform/db/literal";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";

const PAGE_SIZE = 24;

const onlyId = z.tuple([z.number().int()]);
const onlyKey = z.tuple([z.string()]);

/** Sorts after every text with the same prefix. */
const LAST_LETTER = "\u{10FFFF}";

export interface UserRow {
  id: number;
  username: string;
  email: string;
  imageVersion: number | null;
  role: "USER" | "ADMIN";
  createdAt: number;
  verifiedAt: number | null;
  suspendedAt: number | null;
}

interface UsersPage {
  users: UserRow[];
  next: string | null;
}

/** Newest first. A search matches prefixes of usernames and emails, A to Z. */
export async function listUsers(
  db: Db,
  { show, search, cursor }: { show: UserFilter; search: string; cursor: string | null },
): Promise<UsersPage> {
  return search === ""
    ? listNewest(db, show, cursor)
    : searchUsers(db, show, usernameKey(search), cursor);
}

async function listNewest(db: Db, show: UserFilter, cursor: string | null): Promise<UsersPage> {
  const [before] = cursor === null ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursor, onlyId);
  const rows = await db
    .selectFrom("users")
    .select(USER_COLUMNS)
    .where("users.id", "<", before)
    .where(matchesList(show))
    .orderBy("users.id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  return buildPage(rows, ({ id }) => id);
}

async function searchUsers(
  db: Db,
  show: UserFilter,
  beginning: string,
  cursor: string | null,
): Promise<UsersPage> {
  const [after] = cursor === null ? [""] : decodeCursor(cursor, onlyKey);
  const matches = (eb: ExpressionBuilder<Database, never>, key: SearchColumn) =>
    eb
      .selectFrom("users")
      .select([...USER_COLUMNS, `${key} as key`])
      .where(startsWith(key, beginning))
      .where(key, ">", after)
      .where(matchesList(show))
      .orderBy(key)
      .limit(PAGE_SIZE + 1);
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom(matches(eb, "users.username_key").as("named"))
        .selectAll("named")
        .unionAll(
          eb
            .selectFrom(
              matches(eb, "users.email")
                .where((user) => user.not(startsWith("users.username_key", beginning)(user)))
                .as("addressed"),
            )
            .selectAll("addressed"),
        )
        .as("found"),
    )
    .selectAll("found")
    .orderBy("found.key")
    .limit(PAGE_SIZE + 1)
    .execute();
  return buildPage(rows, ({ key }) => key);
}

type Users = ExpressionBuilder<Database, "users">;
/** The columns never hold equal values: an email has an @, a username none. */
type SearchColumn = "users.username_key" | "users.email";

export const USER_COLUMNS = [
  "users.id",
  "users.username",
  "users.email",
  "users.image_version as imageVersion",
  "users.role",
  "users.created_at as createdAt",
  "users.verified_at as verifiedAt",
  "users.suspended_at as suspendedAt",
] as const;

function startsWith(key: SearchColumn, beginning: string) {
  return (eb: Users) =>
    eb.and([eb(key, ">=", beginning), eb(key, "<", `${beginning}${LAST_LETTER}`)]);
}

function matchesList(show: UserFilter) {
  return (eb: Users): Expression<SqlBool> => {
    if (show === "unverified") return eb("users.verified_at", "is", null);
    if (show === "suspended") return eb("users.suspended_at", "is not", null);
    if (show === "administrators") return eb("users.role", "=", literal("ADMIN"));
    return eb.lit(true);
  };
}

function buildPage<Row extends UserRow>(
  rows: Row[],
  getCursorKey: (last: Row) => string | number,
): UsersPage {
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    users: page,
    next: rows.length > PAGE_SIZE && last ? encodeCursor([getCursorKey(last)]) : null,
  };
}
