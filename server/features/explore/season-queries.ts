import { z } from "zod";
import type { ExploreSort, Hemisphere } from "#domain/explore/explore";
import type { RecipeCard } from "#domain/recipe/recipe";
import { compileOnce } from "../../platform/db/compile-once";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import { type FoodTable, FURTHER_FOODS, MAIN_FOODS } from "../../platform/db/food-tables";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import { pickRights, type Viewer } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { listInSeason } from "../ingredients/season-queries";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";
import { listLikedPlaces } from "./most-liked-queries";
import { matchesFilter, type PageRequest, type Place, type RecipeFilter } from "./recipe-filter";

/** Recipes one page checks for seasonal foods; bounds its cost. */
const MAX_CANDIDATES = 500;

const cursorSchema = z.tuple([z.number().int(), z.number().int()]);

export interface Season {
  hemisphere: Hemisphere;
  at: Date;
}

/** PUBLIC recipes with a food in season, newest or most liked first. Pages may be short. */
export async function listSeasonal(
  db: Db,
  viewer: Viewer,
  { hemisphere, at }: Season,
  { checked = MAX_CANDIDATES, ...request }: PageRequest & { checked?: number },
  sort: ExploreSort = "new",
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const listPlaces = sort === "liked" ? listLikedPlaces : listNewestPlaces;
  const looked = await listPlaces(db, viewer, { ...request, size: checked });
  if (looked.length === 0) return { recipes: [], next: null };
  const seasonal = await filterByFoods(
    db,
    looked.map(({ id }) => id),
    await listInSeason(db, hemisphere, at),
  );
  const found = looked.filter(({ id }) => seasonal.has(id));
  const shown = found.slice(0, request.size);
  const isFull = looked.length === checked;
  const last = found.length > request.size ? shown.at(-1) : isFull ? looked.at(-1) : undefined;
  const ids = shown.map(({ id }) => id);
  return {
    recipes: ids.length > 0 ? await listCards(db, ids) : [],
    next: last ? encodeCursor(last.place) : null,
  };
}

async function listNewestPlaces(
  db: Db,
  viewer: Viewer,
  { only = {}, cursor = null, size }: PageRequest,
): Promise<Place[]> {
  const after = cursor === null ? null : decodeCursor(cursor, cursorSchema);
  const rows = await selectNewestPlaces(db, { viewer: pickRights(viewer), only, after, size });
  return rows.map((row) => ({ id: row.id, place: [row.created_at, row.id] }));
}

interface NewestQuery {
  viewer: Viewer;
  only: RecipeFilter;
  after: z.infer<typeof cursorSchema> | null;
  size: number;
}

const selectNewestPlaces = compileOnce((db, { viewer, only, after, size }: NewestQuery) =>
  db
    .selectFrom("recipes")
    .select(["recipes.id", "recipes.created_at"])
    .where("recipes.visibility", "=", literal("PUBLIC"))
    .where(visibleTo(viewer))
    .where(matchesFilter(only))
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("recipes.created_at", "recipes.id"),
          "<",
          eb.tuple(after?.[0] ?? 0, after?.[1] ?? 0),
        ),
      ),
    )
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .limit(size),
);

async function filterByFoods(db: Db, recipes: number[], foods: number[]): Promise<Set<number>> {
  const rows = await selectWithFoods(db, { recipes, foods });
  return new Set(rows.map(({ id }) => id));
}

const selectWithFoods = compileOnce(
  (db, { recipes, foods }: { recipes: number[]; foods: number[] }) => {
    const selectFrom = (table: FoodTable) =>
      db
        .selectFrom(table)
        .select("recipe_id as id")
        .where("recipe_id", "in", recipes)
        .where("ingredient_id", "in", foods);
    return selectFrom(MAIN_FOODS).union(selectFrom(FURTHER_FOODS));
  },
);

async function listCards(db: Db, ids: number[]): Promise<RecipeCard[]> {
  const rows = await db
    .selectFrom("recipes")
    .select(CARD_COLUMNS)
    .where("recipes.id", "in", ids)
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toRecipeCard);
}
