import type { Kysely } from "kysely";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person, Viewer } from "../../policies/permissions";
import { getRecipeTitle } from "./queries";

export interface Likes {
  count: number;
  isLiked: boolean;
}

export async function likeRecipe(db: Db, viewer: Person, recipeId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await getRecipeTitle(trx, viewer, recipeId);
    await trx
      .insertInto("likes")
      .values({ user_id: viewer.id, recipe_id: recipeId, liked_at: Date.now() })
      .onConflict((conflict) => conflict.columns(["user_id", "recipe_id"]).doNothing())
      .execute();
  });
}

export async function unlikeRecipe(db: Db, viewer: Person, recipeId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await getRecipeTitle(trx, viewer, recipeId);
    await trx
      .deleteFrom("likes")
      .where("user_id", "=", viewer.id)
      .where("recipe_id", "=", recipeId)
      .execute();
  });
}

/** Does not check that the viewer may see the recipe. */
export async function getLikes(
  db: Kysely<Database>,
  viewer: Viewer,
  recipeId: number,
): Promise<Likes> {
  const given = { viewerId: viewer?.id ?? 0, recipeId };
  const [counted] = await selectLikes(db, given);
  return { count: counted?.count ?? 0, isLiked: Number(counted?.likers) > 0 };
}

const selectLikes = compileOnce(
  (db, { viewerId, recipeId }: { viewerId: number; recipeId: number }) =>
    db
      .selectFrom("recipes")
      .select((eb) => [
        "recipes.likes_count as count",
        eb
          .selectFrom("likes")
          .select((like) => like.fn.countAll<number>().as("likers"))
          .whereRef("likes.recipe_id", "=", "recipes.id")
          .where("likes.user_id", "=", viewerId)
          .as("likers"),
      ])
      .where("recipes.id", "=", recipeId),
);
