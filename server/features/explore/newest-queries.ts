import { z } from "zod";
import type { RecipeCard } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";
import { matchesFilter, type PageRequest } from "./recipe-filter";

const cursorSchema = z.tuple([z.number().int(), z.number().int()]);

export async function listNewest(
  db: Db,
  viewer: Viewer,
  { only = {}, cursor = null, size }: PageRequest,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const [time, id] = cursor === null ? [] : decodeCursor(cursor, cursorSchema);
  const rows = await db
    .selectFrom("recipes")
    .select([...CARD_COLUMNS, "recipes.created_at"])
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
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    recipes: page.map(toRecipeCard),
    next: rows.length > size && last ? encodeCursor([last.created_at, last.id]) : null,
  };
}
