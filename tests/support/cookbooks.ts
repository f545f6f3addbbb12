import { createCookbook } from "#server/features/cookbooks/commands";
import { getCookbookSharing, shareCookbook } from "#server/features/cookbooks/sharing";
import type { Db } from "#server/platform/db/open";
import { newSecret } from "#server/platform/secrets";
import type { Person } from "#server/policies/permissions";
import { type CastName, toUser } from "./cast";

interface CookbookMade {
  name?: string;
  description?: string;
  members?: (CastName | Person)[];
  recipes?: number[];
}

export async function makeCookbook(
  db: Db,
  creator: CastName | Person,
  { name = "Sunday", description = "", members = [], recipes = [] }: CookbookMade = {},
): Promise<number> {
  const content = { name, description };
  const id = await createCookbook(db, toUser(creator), { formKey: newSecret(), content });
  for (const who of members) await addMember(db, id, who);
  const added = { cookbook_id: id, added_by: toUser(creator).id, added_at: Date.now() };
  const rows = recipes.map((recipe_id) => ({ ...added, recipe_id }));
  if (rows.length > 0) await db.insertInto("cookbook_recipes").values(rows).execute();
  return id;
}

export async function shareCookbookByLink(
  db: Db,
  who: CastName | Person,
  id: number,
): Promise<string> {
  await shareCookbook(db, toUser(who), id);
  return (await getCookbookSharing(db, toUser(who), id)).key ?? "";
}

/** Adds a member, whether or not a follow exists. */
export async function addMember(
  db: Db,
  cookbookId: number,
  who: CastName | Person,
  isAdministrator: 0 | 1 = 0,
): Promise<void> {
  await db
    .insertInto("cookbook_members")
    .values({
      cookbook_id: cookbookId,
      user_id: toUser(who).id,
      is_administrator: isAdministrator,
      joined_at: Date.now(),
    })
    .execute();
}

export async function cookbookRows(db: Db) {
  return {
    links: await db.selectFrom("cookbook_links").selectAll().orderBy("cookbook_id").execute(),
    cookbooks: await db.selectFrom("cookbooks").selectAll().orderBy("id").execute(),
    members: await db
      .selectFrom("cookbook_members")
      .selectAll()
      .orderBy("cookbook_id")
      .orderBy("user_id")
      .execute(),
    recipes: await db
      .selectFrom("cookbook_recipes")
      .selectAll()
      .orderBy("cookbook_id")
      .orderBy("recipe_id")
      .execute(),
  };
}

export async function listAdministrators(db: Db, cookbookId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("cookbook_members")
    .select("user_id as id")
    .where("cookbook_id", "=", cookbookId)
    .where("is_administrator", "=", 1)
    .orderBy("user_id")
    .execute();
  return rows.map(({ id }) => id);
}
