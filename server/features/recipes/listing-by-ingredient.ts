import type { ExpressionBuilder } from "kysely";
import { z } from "zod";
import type { RecipeCard } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Viewer } from "../../policies/permissions";
import { listedFor } from "../../policies/visibility/recipes";
import { PAGE_SIZE } from "./listing";
import { CARD_COLUMNS, toRecipeCard } from "./recipe-card";

const cursorSchema = z.tuple([z.number().int()]);

type Lines = Database["recipe_ingredients"];

export async function listRecipesByIngredient(
  db: Db,
  viewer: Viewer,
  ingredientId: number,
  cursor: string | null,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const [before] = cursor === null ? [null] : decodeCursor(cursor, cursorSchema);
  const rows = await db
    .selectFrom("recipe_ingredients as line")
    .innerJoin("recipes", "recipes.id", "line.recipe_id")
    .select(CARD_COLUMNS)
    .where("line.ingredient_id", "=", ingredientId)
    .$if(before !== null, (query) => query.where("line.recipe_id", "<", before))
    .where(listedFor(viewer))
    .where(isFirstLine)
    .orderBy("line.recipe_id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    recipes: page.map(toRecipeCard),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.id]) : null,
  };
}

/** A recipe may use an ingredient on several lines; only the first one counts. */
function isFirstLine(eb: ExpressionBuilder<Database & { line: Lines }, "line">) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom("recipe_ingredients as earlier")
        .select("earlier.position")
        .whereRef("earlier.recipe_id", "=", "line.recipe_id")
        .whereRef("earlier.ingredient_id", "=", "line.ingredient_id")
        .whereRef("earlier.position", "<", "line.position"),
    ),
  );
}
