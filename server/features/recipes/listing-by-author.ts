import { z } from "zod";
import type { RecipeCard } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { PAGE_SIZE } from "./listing";
import { CARD_COLUMNS, toRecipeCard } from "./recipe-card";

const cursorSchema = z.tuple([z.number().int(), z.number().int()]);

export async function listRecipesByAuthor(
  db: Db,
  viewer: Viewer,
  authorId: number,
  cursor: string | null,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const [time, id] = cursor === null ? [] : decodeCursor(cursor, cursorSchema);
  const rows = await db
    .selectFrom("recipes")
    .select([...CARD_COLUMNS, "recipes.created_at"])
    .where("recipes.author_id", "=", authorId)
    .where(visibleTo(viewer))
    .$if(cursor !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("recipes.created_at", "recipes.id"), "<", eb.tuple(time ?? 0, id ?? 0)),
      ),
    )
    .orderBy("recipes.created_at", "desc")
    .orderBy("recipes.id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    recipes: page.map(toRecipeCard),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.created_at, last.id]) : null,
  };
}
