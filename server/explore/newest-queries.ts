import { z } from "zod";
import type { Language } from "#domain/languages";
import type { Category, RecipeCard } from "#domain/recipe";
import { decodeCursor, encodeCursor } from "../db/cursor";
import { literal } from "../db/literal";
import type { Db } from "../db/open";
import type { Viewer } from "../permissions";
import { CARD_COLUMNS, cardOf } from "../recipes/card-queries";
import { visibleTo } from "../visibility/recipes";

const placeSchema = z.tuple([z.number().int(), z.number().int()]);

/** PUBLIC recipes, the newest first: all, or of one category or language. */
export async function listNewest(
  db: Db,
  viewer: Viewer,
  only: { category?: Category; language?: Language },
  cursor: string | null,
  size: number,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const [time, id] = cursor === null ? [] : decodeCursor(cursor, placeSchema);
  const { category, language } = only;
  const rows = await db
    .selectFrom("recipes")
    .select([...CARD_COLUMNS, "recipes.created_at"])
    .where("recipes.visibility", "=", literal("PUBLIC"))
    .where(visibleTo(viewer))
    .$if(category !== undefined, (query) =>
      query.where("recipes.category", "=", category ?? "OTHER"),
    )
    .$if(language !== undefined, (query) => query.where("recipes.language", "=", language ?? "en"))
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
    recipes: page.map(cardOf),
    next: rows.length > size && last ? encodeCursor([last.created_at, last.id]) : null,
  };
}
