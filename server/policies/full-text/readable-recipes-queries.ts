import type { SelectQueryBuilder } from "kysely";
import { selectStoredTerms } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person, Viewer } from "../permissions";
import { visibleTo } from "../visibility/recipes";

/** `words` has a space before and after each word. */
export interface RecipeWords {
  id: number;
  words: string;
}

type Ids = SelectQueryBuilder<Database, never, { id: number }>;

/** Newest first; null if there are more than `max`. */
export async function listWithWords(
  db: Db,
  viewer: Viewer,
  ids: Ids,
  max: number,
): Promise<RecipeWords[] | null> {
  const rows = await db
    .selectFrom(ids.as("wanted"))
    .innerJoin("recipes", "recipes.id", "wanted.id")
    .leftJoin(selectStoredTerms(db, "public_recipe_words", "inPublic"), "inPublic.id", "recipes.id")
    .leftJoin(selectStoredTerms(db, "other_recipe_words", "inOther"), "inOther.id", "recipes.id")
    .select((eb) => ["recipes.id", eb.fn.coalesce("inPublic.words", "inOther.words").as("words")])
    .where(visibleTo(viewer))
    .limit(max + 1)
    .execute();
  if (rows.length > max) return null;
  return rows
    .map(({ id, words }) => ({ id, words: ` ${words ?? ""} ` }))
    .sort((a, b) => b.id - a.id);
}

/** A superset: also contains some recipes that the user may no longer read. */
export function readableBy(db: Db, { id }: Person): Ids {
  const own = db
    .selectFrom("recipes")
    .select("recipes.id")
    .where("recipes.author_id", "=", id)
    .where("recipes.visibility", "<>", "PUBLIC");
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
    .innerJoin("recipes", "recipes.id", "cookbook_recipes.recipe_id")
    .select("recipes.id")
    .where("cookbook_members.user_id", "=", id)
    .where("recipes.visibility", "=", "PROTECTED");
  return own.union(followed).union(inCookbooks);
}
