import type { UserCard } from "#domain/account/follow";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";
import { notRemoved } from "../../policies/visibility/recipes";

const SHOWN = 5;

export async function listNewFollowers(db: Db, viewer: Person): Promise<UserCard[]> {
  return db
    .selectFrom("follows")
    .innerJoin("users", "users.id", "follows.follower_id")
    .select(["users.id", "users.username", "users.image_version as imageVersion"])
    .where("follows.followed_id", "=", viewer.id)
    .where("follows.accepted_at", "is not", null)
    .where(accountExistsFor(viewer))
    .orderBy("follows.accepted_at", "desc")
    .orderBy("follows.follower_id", "desc")
    .limit(SHOWN)
    .execute();
}

export interface LikedRecipe {
  id: number;
  title: string;
  likes: number;
}

export async function listRecentlyLiked(db: Db, viewer: Person): Promise<LikedRecipe[]> {
  return selectRecentlyLiked(db, { authorId: viewer.id });
}

const selectRecentlyLiked = compileOnce((db, { authorId }: { authorId: number }) =>
  db
    .selectFrom("recipes")
    .select(["recipes.id", "recipes.title", "recipes.likes_count as likes"])
    .where("recipes.author_id", "=", authorId)
    .where(notRemoved)
    .where("recipes.likes_count", ">", 0)
    .orderBy(
      (eb) =>
        eb
          .selectFrom("likes")
          .select((like) => like.fn.max("likes.liked_at").as("at"))
          .whereRef("likes.recipe_id", "=", "recipes.id"),
      "desc",
    )
    .orderBy("recipes.id", "desc")
    .limit(SHOWN),
);
