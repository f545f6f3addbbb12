import { z } from "zod";
import type { Hemisphere } from "#domain/explore/explore";
import type { RecipeCard } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { listInSeason } from "../ingredients/season-queries";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";
import { matchesFilter, type PageRequest, type RecipeFilter } from "./recipe-filter";

/** Recipes one page checks for seasonal foods; bounds its cost. */
const MAX_CANDIDATES = 500;

const cursorSchema = z.tuple([z.number().int(), z.number().int()]);

/** PUBLIC recipes with a food in season, newest first. Pages may be short. */
export async function listSeasonal(
  db: Db,
  viewer: Viewer,
  { hemisphere, at }: { hemisphere: Hemisphere; at: Date },
  { only = {}, cursor = null, size }: PageRequest,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const looked = await listCandidates(db, viewer, only, cursor);
  const seasonal = await filterByFoods(
    db,
    looked.map(({ id }) => id),
    await listInSeason(db, hemisphere, at),
  );
  const found = looked.filter(({ id }) => seasonal.has(id));
  const shown = found.slice(0, size);
  const isFull = looked.length === MAX_CANDIDATES;
  const last = found.length > size ? shown.at(-1) : isFull ? looked.at(-1) : undefined;
  return {
    recipes: await listCards(
      db,
      shown.map(({ id }) => id),
    ),
    next: last ? encodeCursor([last.created_at, last.id]) : null,
  };
}

async function listCandidates(db: Db, viewer: Viewer, only: RecipeFilter, cursor: string | null) {
  const [time, id] = cursor === null ? [] : decodeCursor(cursor, cursorSchema);
  return db
    .selectFrom("recipes")
    .select(["recipes.id", "recipes.created_at"])
    .where("recipes.visibility", "=", literal("PUBLIC"))
    .where(visibleTo(viewer))
    .where(matchesFilter(only))
    .$if(cursor !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("recipes.created_at", "recipes.id"), "<", eb.tuple(time ?? 0, id ?? 0)),
      ),
    )
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .limit(MAX_CANDIDATES)
    .execute();
}

async function filterByFoods(db: Db, recipes: number[], foods: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("recipe_ingredients")
    .select("recipe_id as id")
    .distinct()
    .where("recipe_id", "in", recipes)
    .where("ingredient_id", "in", foods)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function listCards(db: Db, ids: number[]): Promise<RecipeCard[]> {
  const rows = await db
    .selectFrom("recipes")
    .select(CARD_COLUMNS)
    .where("recipes.id", "in", ids)
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toRecipeCard);
}
