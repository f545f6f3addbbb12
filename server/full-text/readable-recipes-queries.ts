import { keptWords } from "../db/full-text";
import type { Db } from "../db/open";
import type { Person } from "../permissions";
import { visibleTo } from "../visibility/recipes";

/** A recipe that is not public, with its words: one space between them. */
export interface ReadableRecipe {
  id: number;
  words: string;
}

/** All recipes that are not public and that the viewer may read; null where they are more than `max`. */
export async function listReadable(
  db: Db,
  viewer: Person,
  max: number,
): Promise<ReadableRecipe[] | null> {
  const rows = await db
    .selectFrom(readableBy(db, viewer).as("readable"))
    .innerJoin("recipes", "recipes.id", "readable.id")
    .innerJoin(keptWords("other_recipe_words"), "kept.id", "recipes.id")
    .select(["recipes.id", "kept.words"])
    .where("recipes.visibility", "<>", "PUBLIC")
    .where(visibleTo(viewer))
    .limit(max + 1)
    .execute();
  if (rows.length > max) return null;
  return rows.sort((a, b) => b.id - a.id);
}

/** Their own, those of people they follow, and those of their cookbooks: with public ones among them. */
function readableBy(db: Db, { id }: Person) {
  const own = db.selectFrom("recipes").select("recipes.id").where("recipes.author_id", "=", id);
  const followed = db
    .selectFrom("follows")
    .innerJoin("recipes", "recipes.author_id", "follows.followed_id")
    .select("recipes.id")
    .where("follows.follower_id", "=", id)
    .where("follows.accepted_at", "is not", null)
    .where("recipes.visibility", "=", "PROTECTED");
  const inCookbooks = db
    .selectFrom("cookbook_members")
    .innerJoin("cookbook_recipes", "cookbook_recipes.cookbook_id", "cookbook_members.cookbook_id")
    .select("cookbook_recipes.recipe_id as id")
    .where("cookbook_members.user_id", "=", id);
  return own.union(followed).union(inCookbooks);
}
