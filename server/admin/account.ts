import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import type { Db } from "../platform/db/open";
import { AppError } from "../platform/errors";
import { notRemoved } from "../policies/visibility/recipes";
import { USER_COLUMNS, type UserRow } from "./users";

const MAX_COOKBOOKS = 100;

export interface AccountDetails extends UserRow {
  hasPassword: boolean;
  hasGoogle: boolean;
  sessions: number;
  recipes: Record<Visibility, number>;
  hasActed: boolean;
}

export async function getAccountDetails(db: Db, userId: number): Promise<AccountDetails> {
  const row = await db
    .selectFrom("users")
    .select([...USER_COLUMNS, "users.password_hash as passwordHash", "users.google_id as googleId"])
    .select((eb) => [
      eb
        .selectFrom("sessions")
        .select((session) => session.fn.countAll<number>().as("count"))
        .whereRef("sessions.user_id", "=", "users.id")
        .where("sessions.expires_at", ">", Date.now())
        .as("sessions"),
      eb
        .selectFrom("audit")
        .select("audit.id")
        .whereRef("audit.actor_id", "=", "users.id")
        .limit(1)
        .as("act"),
    ])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  if (!row) throw new AppError("user.notFound");
  const { passwordHash, googleId, sessions, act, ...user } = row;
  return {
    ...user,
    hasPassword: passwordHash !== null,
    hasGoogle: googleId !== null,
    sessions: sessions ?? 0,
    recipes: await countRecipes(db, userId),
    hasActed: act !== null,
  };
}

/** Has no name: administrators see it only after stepping in. */
export interface RemainingCookbook {
  id: number;
  createdAt: number;
  members: number;
}

export async function listRemainingCookbooks(db: Db, userId: number): Promise<RemainingCookbook[]> {
  return db
    .selectFrom("cookbook_members as keeper")
    .innerJoin("cookbooks", "cookbooks.id", "keeper.cookbook_id")
    .innerJoin("cookbook_members as member", "member.cookbook_id", "cookbooks.id")
    .select(["cookbooks.id", "cookbooks.created_at as createdAt"])
    .select((eb) => eb.fn.countAll<number>().as("members"))
    .where("keeper.user_id", "=", userId)
    .where("keeper.is_administrator", "=", 1)
    .groupBy("cookbooks.id")
    .orderBy("cookbooks.id", "desc")
    .limit(MAX_COOKBOOKS)
    .execute();
}

async function countRecipes(db: Db, userId: number): Promise<Record<Visibility, number>> {
  const counted = await db
    .selectFrom("recipes")
    .select((eb) => ["visibility", eb.fn.countAll<number>().as("count")])
    .where("author_id", "=", userId)
    .where(notRemoved)
    .groupBy("visibility")
    .execute();
  const counts = VISIBILITIES.map((visibility) => [
    visibility,
    counted.find((row) => row.visibility === visibility)?.count ?? 0,
  ]);
  return Object.fromEntries(counts);
}
