import { z } from "zod";
import type { RecipeCard } from "~/model/recipe";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import type { Person } from "../permissions";

export const PAGE_SIZE = 24;

/** A page of somebody's own recipes, newest first, and the cursor of the next page. */
export async function listOwnRecipes(
  db: Db,
  viewer: Person,
  cursor: string | null,
  limit = PAGE_SIZE,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const after = cursor === null ? null : decodeCursor(cursor);
  const rows = await db
    .selectFrom("recipes")
    .select([
      "recipes.id",
      "recipes.title",
      "recipes.category",
      "recipes.visibility",
      "recipes.preparation_minutes as preparationMinutes",
      "recipes.cooking_minutes as cookingMinutes",
      "recipes.image_version as imageVersion",
      "recipes.created_at as createdAt",
    ])
    .where("recipes.author_id", "=", viewer.id)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("recipes.created_at", "recipes.id"),
          "<",
          eb.tuple(after?.createdAt ?? 0, after?.id ?? 0),
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
    recipes: page.map(({ preparationMinutes, cookingMinutes, createdAt: _, ...card }) => ({
      ...card,
      minutes:
        preparationMinutes === null && cookingMinutes === null
          ? null
          : (preparationMinutes ?? 0) + (cookingMinutes ?? 0),
    })),
    next: rows.length > limit && last ? encodeCursor(last) : null,
  };
}

const cursorSchema = z.tuple([z.number().int(), z.number().int()]);

function encodeCursor({ createdAt, id }: { createdAt: number; id: number }): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString("base64url");
}

function decodeCursor(cursor: string): { createdAt: number; id: number } {
  try {
    const [createdAt, id] = cursorSchema.parse(
      JSON.parse(Buffer.from(cursor, "base64url").toString()),
    );
    return { createdAt, id };
  } catch {
    throw new AppError("request.invalid");
  }
}
