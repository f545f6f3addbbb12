import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Source } from "#domain/recipe/recipe-filters";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";

type Recipes = ExpressionBuilder<Database, "recipes">;

/** Does not check visibility: combine it with `visibleTo`. */
export function matchesSource(viewer: Person, source: Source) {
  return (eb: Recipes): Expression<SqlBool> => SCOPES[source](eb, viewer.id);
}

const SCOPES: Record<Source, (eb: Recipes, viewerId: number) => Expression<SqlBool>> = {
  user: (eb, viewerId) => eb("recipes.author_id", "=", viewerId),
  likedBy: (eb, viewerId) =>
    eb(
      "recipes.id",
      "in",
      eb.selectFrom("likes").select("likes.recipe_id").where("likes.user_id", "=", viewerId),
    ),
  userCookbooks: (eb, viewerId) =>
    eb(
      "recipes.id",
      "in",
      eb
        .selectFrom("cookbook_members")
        .innerJoin(
          "cookbook_recipes",
          "cookbook_recipes.cookbook_id",
          "cookbook_members.cookbook_id",
        )
        .select("cookbook_recipes.recipe_id")
        .where("cookbook_members.user_id", "=", viewerId),
    ),
  followedBy: (eb, viewerId) =>
    eb(
      "recipes.author_id",
      "in",
      eb
        .selectFrom("follows")
        .select("follows.followed_id")
        .where("follows.follower_id", "=", viewerId)
        .where("follows.accepted_at", "is not", null),
    ),
};

/** Like `matchesSource`, not a check of who may see what. */
export function isInCookbook(cookbook: number) {
  return (eb: Recipes): Expression<SqlBool> =>
    eb(
      "recipes.id",
      "in",
      eb
        .selectFrom("cookbook_recipes")
        .select("cookbook_recipes.recipe_id")
        .where("cookbook_recipes.cookbook_id", "=", cookbook),
    );
}
