import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Database } from "../../platform/db/tables";
import { findGrantedId, type Viewer } from "../permissions";
import { accountVisibleTo } from "./accounts";
import { hiddenFrom } from "./hidden-people";

/** The lowest scope: neither removed nor by somebody hidden from the viewer. */
export function recipeExistsFor(viewer: Viewer) {
  const opened = findGrantedId(viewer, "RECIPE");
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> => {
    const seen = eb("recipes.author_id", "not in", hiddenFrom(viewer));
    const exists = opened === undefined ? seen : eb.or([seen, eb("recipes.id", "=", opened)]);
    return eb.and([exists, notRemoved(eb)]);
  };
}

/** For reads without a viewer's scope: leaves out what can only be restored, not read. */
export function notRemoved(eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> {
  const removed = eb.selectFrom("removed_recipes").select("removed_recipes.recipe_id");
  return eb("recipes.id", "not in", removed);
}

/** PROTECTED: for the author, accepted followers, and members of a cookbook that holds it. */
export function visibleTo(viewer: Viewer) {
  const opened = findGrantedId(viewer, "RECIPE");
  const openedBook = findGrantedId(viewer, "COOKBOOK");
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> => {
    const exists = recipeExistsFor(viewer)(eb);
    const isPublic = eb("recipes.visibility", "=", "PUBLIC");
    if (!viewer) return eb.and([exists, isPublic]);
    const isForViewer = eb.or([
      isPublic,
      eb("recipes.author_id", "=", viewer.id),
      eb.and([
        eb("recipes.visibility", "=", "PROTECTED"),
        eb.or([
          followsAuthor(eb, viewer.id),
          sharesCookbook(eb, viewer.id),
          ...(openedBook === undefined ? [] : [isInCookbook(eb, openedBook)]),
        ]),
      ]),
      ...(opened === undefined ? [] : [eb("recipes.id", "=", opened)]),
    ]);
    return eb.and([exists, isForViewer]);
  };
}

/** For lists except search and /explore: the author's profile must be visible too. */
export function listedFor(viewer: Viewer) {
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> =>
    eb.and([
      visibleTo(viewer)(eb),
      eb.exists(
        eb
          .selectFrom("users")
          .select("users.id")
          .whereRef("users.id", "=", "recipes.author_id")
          .where(accountVisibleTo(viewer)),
      ),
    ]);
}

export function openedBy(key: string, viewer: Viewer) {
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> => {
    const shared = eb
      .selectFrom("share_links")
      .select("share_links.recipe_id")
      .where("share_links.secret", "=", key);
    const inShared = eb
      .selectFrom("cookbook_links")
      .innerJoin("cookbook_recipes as held", "held.cookbook_id", "cookbook_links.cookbook_id")
      .select("held.recipe_id")
      .where("cookbook_links.secret", "=", key)
      .whereRef("cookbook_links.shared_by", "=", "recipes.author_id")
      .whereRef("held.recipe_id", "=", "recipes.id");
    const isGivenAway = eb.and([eb("recipes.visibility", "=", "PROTECTED"), eb.exists(inShared)]);
    return eb.and([
      recipeExistsFor(viewer)(eb),
      eb.or([eb("recipes.id", "in", shared), isGivenAway]),
    ]);
  };
}

/** At a cookbook's secret address; never more than a member sees. */
export function givenAwayBy(sharerId: number, viewer: Viewer) {
  return (eb: ExpressionBuilder<Database, "recipes">): Expression<SqlBool> =>
    eb.and([
      recipeExistsFor(viewer)(eb),
      eb.or([
        eb("recipes.visibility", "=", "PUBLIC"),
        eb.and([
          eb("recipes.visibility", "=", "PROTECTED"),
          eb("recipes.author_id", "=", sharerId),
        ]),
      ]),
    ]);
}

function followsAuthor(eb: ExpressionBuilder<Database, "recipes">, viewerId: number) {
  return eb.exists(
    eb
      .selectFrom("follows")
      .select("follows.follower_id")
      .where("follows.follower_id", "=", viewerId)
      .whereRef("follows.followed_id", "=", "recipes.author_id")
      .where("follows.accepted_at", "is not", null),
  );
}

function sharesCookbook(eb: ExpressionBuilder<Database, "recipes">, viewerId: number) {
  return eb.exists(
    eb
      .selectFrom("cookbook_recipes")
      .innerJoin("cookbook_members", "cookbook_members.cookbook_id", "cookbook_recipes.cookbook_id")
      .select("cookbook_recipes.cookbook_id")
      .whereRef("cookbook_recipes.recipe_id", "=", "recipes.id")
      .where("cookbook_members.user_id", "=", viewerId),
  );
}

function isInCookbook(eb: ExpressionBuilder<Database, "recipes">, cookbookId: number) {
  return eb.exists(
    eb
      .selectFrom("cookbook_recipes")
      .select("cookbook_recipes.cookbook_id")
      .whereRef("cookbook_recipes.recipe_id", "=", "recipes.id")
      .where("cookbook_recipes.cookbook_id", "=", cookbookId),
  );
}
