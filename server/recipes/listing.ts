import { z } from "zod";
import type { RecipeCard } from "~/model/recipe";
import { decodeCursor, encodeCursor } from "../db/cursor";
import type { Db } from "../db/open";
import type { Person } from "../permissions";
import { CARD_COLUMNS, cardOf } from "./cards";

export const PAGE_SIZE = 24;

const placeSchema = z.tuple([z.number().int(), z.number().int()]);

/** A page of somebody's own recipes, newest first, and the cursor of the next page. */
export async function listOwnRecipes(
  db: Db,
  viewer: Person,
  cursor: string | null,
  limit = PAGE_SIZE,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const after = cursor === null ? null : decodeCursor(cursor, placeSchema);
  const rows = await db
    .selectFrom("recipes")
    .select([...CARD_COLUMNS, "recipes.created_at"])
    .where("recipes.author_id", "=", viewer.id)
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
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    recipes: page.map(cardOf),
    next: rows.length > limit && last ? encodeCursor([last.created_at, last.id]) : null,
  };
}
