import type { RecipePicture } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { listedFor } from "../../policies/visibility/recipes";

const MAX_RECIPES = 4;

export interface LatestRecipe extends RecipePicture {
  authorId: number;
  createdAt: number;
}

/** Up to four of the newest recipes of each author that the viewer may see, in one query. */
export async function listLatestOfAuthors(
  db: Db,
  viewer: Viewer,
  authors: number[],
): Promise<LatestRecipe[]> {
  const [first, ...others] = authors.map((author) => selectLatest(db, viewer, author));
  if (!first) return [];
  return others.reduce((all, each) => all.unionAll(each), first).execute();
}

/** A table of its own, as a part of a union takes no limit. */
function selectLatest(db: Db, viewer: Viewer, author: number) {
  const latest = db
    .selectFrom("recipes")
    .select([
      "recipes.id",
      "recipes.author_id as authorId",
      "recipes.image_version as imageVersion",
      "recipes.category",
      "recipes.created_at as createdAt",
    ])
    .where("recipes.author_id", "=", author)
    .where(listedFor(viewer))
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .limit(MAX_RECIPES);
  return db
    .selectFrom(latest.as("latest"))
    .select(["id", "authorId", "imageVersion", "category", "createdAt"]);
}
