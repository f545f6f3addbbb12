import { z } from "zod";
import type { RecipeCard } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import { literal, unindexed } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";
import { matchesFilter, type PageRequest, type Place } from "./recipe-filter";

const LIKED_DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a first page may stay open before the next one counts other days. */
const OPEN_DAYS = 1;

/** The last recipe's likes, its id, and since when likes count. */
const cursorSchema = z.tuple([z.number().int(), z.number().int(), z.number().int()]);

/** PUBLIC recipes by likes of the last 30 days; all pages of a list count the same days. */
export async function listMostLiked(
  db: Db,
  viewer: Viewer,
  request: PageRequest,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const { query, since } = selectLiked(db, viewer, request);
  const { size } = request;
  const rows = await query
    .select(CARD_COLUMNS)
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    recipes: page.map(toRecipeCard),
    next: rows.length > size && last ? encodeCursor([last.count, last.id, since]) : null,
  };
}

/** The first `size` recipes of the same list, each with the place of a cursor that continues there. */
export async function listLikedPlaces(
  db: Db,
  viewer: Viewer,
  request: PageRequest,
): Promise<Place[]> {
  const { query, since } = selectLiked(db, viewer, request);
  const rows = await query.select("recipes.id").limit(request.size).execute();
  return rows.map(({ id, count }) => ({ id, place: [count, id, since] }));
}

function selectLiked(db: Db, viewer: Viewer, { only = {}, cursor = null }: PageRequest) {
  const [count, id, from] = cursor === null ? [] : decodeCursor(cursor, cursorSchema);
  const begin = truncateToHour(Date.now()) - LIKED_DAYS * DAY_MS;
  // Cursors can be forged: never count the likes of all time.
  const since = Math.max(from ?? begin, begin - OPEN_DAYS * DAY_MS);
  const query = db
    .selectFrom((eb) =>
      eb
        .selectFrom("likes")
        .select(({ fn, ref }) => [
          unindexed(ref("likes.recipe_id")).as("id"),
          fn.countAll<number>().as("count"),
        ])
        .where("likes.liked_at", ">=", since)
        // Grouping by an indexed column would read the likes of all time.
        .groupBy((liked) => unindexed(liked.ref("likes.recipe_id")))
        .as("liked"),
    )
    .innerJoin("recipes", "recipes.id", "liked.id")
    .select("liked.count")
    .where("recipes.visibility", "=", literal("PUBLIC"))
    .where(visibleTo(viewer))
    .where(matchesFilter(only))
    .$if(cursor !== null, (page) =>
      page.where((eb) =>
        eb(eb.refTuple("liked.count", "liked.id"), "<", eb.tuple(count ?? 0, id ?? 0)),
      ),
    )
    .orderBy("liked.count", "desc")
    .orderBy("liked.id", "desc");
  return { query, since };
}

function truncateToHour(time: number): number {
  return time - (time % HOUR_MS);
}
