import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { CAST } from "../support/cast";

export async function openSessionHeaders(
  db: Db,
  who: "alice" | "bob",
  from: Record<string, string>,
): Promise<Record<string, string>> {
  const session = await openSession(db, { userId: CAST[who].id, userAgent: "bench" });
  return { ...from, Cookie: `session=${session}` };
}

export async function writeCookbook(db: Db, recipes: number[]): Promise<number> {
  const now = Date.now();
  const { id } = await db
    .insertInto("cookbooks")
    .values({ name: "Heavy", description: "", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("cookbook_members")
    .values({ cookbook_id: id, user_id: CAST.alice.id, is_administrator: 1, joined_at: now })
    .execute();
  const held = recipes.map((recipe) => ({
    cookbook_id: id,
    recipe_id: recipe,
    added_by: CAST.alice.id,
    added_at: now,
  }));
  await db.insertInto("cookbook_recipes").values(held).execute();
  return id;
}
