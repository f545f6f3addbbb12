import type { RecipeCard } from "#domain/recipe/recipe";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { hiddenFrom } from "../../policies/visibility/hidden-people";
import { listedFor, visibleTo } from "../../policies/visibility/recipes";
import { matchesSource } from "../recipes/list-scope";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";

const SHOWN = 8;

interface Feed {
  followed: RecipeCard[];
  popular: RecipeCard[];
  own: RecipeCard[];
  isNewcomer: boolean;
}

export async function getFeed(db: Db, viewer: Person): Promise<Feed> {
  const own = await listNewest(db, viewer, "user");
  return {
    own,
    followed: await listNewest(db, viewer, "followedBy"),
    popular: await listPopular(db, viewer),
    isNewcomer: !(await followsSomebody(db, viewer)) && own.length === 0,
  };
}

async function listNewest(
  db: Db,
  viewer: Person,
  source: "user" | "followedBy",
): Promise<RecipeCard[]> {
  const rows = await selectCards(db, viewer)
    .where(matchesSource(viewer, source))
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .execute();
  return rows.map(toRecipeCard);
}

async function listPopular(db: Db, viewer: Person): Promise<RecipeCard[]> {
  const rows = await selectCards(db, viewer)
    .where("recipes.visibility", "=", literal("PUBLIC"))
    .where("recipes.author_id", "<>", viewer.id)
    .where(listedFor(viewer))
    .orderBy("recipes.likes_count", "desc")
    .orderBy("recipes.id", "desc")
    .execute();
  return rows.map(toRecipeCard);
}

function selectCards(db: Db, viewer: Person) {
  return db.selectFrom("recipes").select(CARD_COLUMNS).where(visibleTo(viewer)).limit(SHOWN);
}

async function followsSomebody(db: Db, viewer: Person): Promise<boolean> {
  const followed = await db
    .selectFrom("follows")
    .select("followed_id")
    .where("follower_id", "=", viewer.id)
    .where("accepted_at", "is not", null)
    .where("followed_id", "not in", hiddenFrom(viewer))
    .limit(1)
    .executeTakeFirst();
  return followed !== undefined;
}
