import type { KeepingIndex } from "../../platform/db/full-text";
import { type MatchesAsked, selectNewest } from "../../platform/db/newest-matches";
import type { Db } from "../../platform/db/open";
import type { Person, Viewer } from "../permissions";
import { visibleTo } from "../visibility/recipes";
import { readableBy } from "./readable-recipes-queries";

/**
 * The ids of the newest visible matches of each query, of all in one statement. What is visible is
 * planned once, beside the queries; within them, which takes longer, only if a full list has hidden ones.
 */
export async function listVisible(
  db: Db,
  viewer: Viewer,
  index: KeepingIndex,
  asked: MatchesAsked[],
): Promise<number[][]> {
  const rows = await listNewest(db, viewer, index, asked);
  return Promise.all(
    asked.map(async (one, at) => {
      const newest = rows.filter(({ place }) => place === at);
      const visible = newest.filter(({ isVisible }) => isVisible);
      const isCut = newest.length === one.limit && visible.length < newest.length;
      const found = isCut ? await listNewest(db, viewer, index, [one], true) : visible;
      return found.map(({ id }) => id);
    }),
  );
}

async function listNewest(
  db: Db,
  viewer: Viewer,
  index: KeepingIndex,
  asked: MatchesAsked[],
  isOnlyVisible = false,
) {
  const within = index === "other_recipe_words" ? readableBy(db, viewer as Person) : null;
  const newest = selectNewest(db, index, asked, (eb) => {
    const visible = eb.selectFrom("recipes").select("recipes.id").where(visibleTo(viewer));
    return eb.and([
      ...(within ? [eb("hit.id", "in", within)] : []),
      ...(isOnlyVisible ? [eb.exists(visible.whereRef("recipes.id", "=", "hit.id"))] : []),
    ]);
  });
  return db
    .selectFrom(newest.as("newest"))
    .innerJoin("recipes", "recipes.id", "newest.id")
    .select(["recipes.id", "newest.place"])
    .select((eb) => eb.and([visibleTo(viewer)(eb)]).as("isVisible"))
    .orderBy("recipes.id", "desc")
    .execute();
}
