import type { ExpressionBuilder } from "kysely";
import { z } from "zod";
import type { RecipeCard } from "#domain/recipe/recipe";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import { type FoodTable, FURTHER_FOODS, MAIN_FOODS } from "../../platform/db/food-tables";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Viewer } from "../../policies/permissions";
import { listedFor } from "../../policies/visibility/recipes";
import { PAGE_SIZE } from "./listing";
import { CARD_COLUMNS, toRecipeCard } from "./recipe-card";

const cursorSchema = z.tuple([z.number().int()]);

export async function listRecipesByIngredient(
  db: Db,
  viewer: Viewer,
  ingredientId: number,
  cursor: string | null,
): Promise<{ recipes: RecipeCard[]; next: string | null }> {
  const [before] = cursor === null ? [null] : decodeCursor(cursor, cursorSchema);
  const selectFrom = (eb: ExpressionBuilder<Database, never>, table: FoodTable) =>
    eb
      .selectFrom((page) =>
        page
          .selectFrom(`${table} as line`)
          .innerJoin("recipes", "recipes.id", "line.recipe_id")
          .select("line.recipe_id as id")
          .where("line.ingredient_id", "=", ingredientId)
          .$if(before !== null, (query) => query.where("line.recipe_id", "<", before))
          .where(listedFor(viewer))
          .where(isFirstLine(table))
          .orderBy("line.recipe_id", "desc")
          .limit(PAGE_SIZE + 1)
          .as("page"),
      )
      .select("page.id");
  const rows = await db
    .selectFrom((eb) =>
      selectFrom(eb, MAIN_FOODS).union(selectFrom(eb, FURTHER_FOODS)).as("listed"),
    )
    .innerJoin("recipes", "recipes.id", "listed.id")
    .select(CARD_COLUMNS)
    .orderBy("listed.id", "desc")
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
function isFirstLine(table: FoodTable) {
  return (eb: ExpressionBuilder<Database & { line: Database[FoodTable] }, "line">) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom(`${table} as earlier`)
          .select("earlier.position")
          .whereRef("earlier.recipe_id", "=", "line.recipe_id")
          .whereRef("earlier.ingredient_id", "=", "line.ingredient_id")
          .whereRef("earlier.position", "<", "line.position"),
      ),
    );
}
