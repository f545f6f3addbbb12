import type { Transaction } from "kysely";
import { loggedTitle } from "../audit-log";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import {
  mayAddToCookbook,
  mayAdministerCookbook,
  mayRemoveFromCookbook,
  type Person,
} from "../permissions";
import { getRecipeTitle } from "../recipes/queries";
import { visibleTo } from "../visibility/recipes";
import { getCookbookMembership, logOnCookbook } from "./membership";

export interface RecipeMove {
  title: string;
  cookbook: string;
}

/**
 * Throws cookbook.notFound, cookbook.notMember, cookbook.alreadyHasRecipe and what getRecipeTitle
 * throws.
 */
export async function addRecipeToCookbook(
  db: Db,
  viewer: Person,
  cookbookId: number,
  recipeId: number,
): Promise<RecipeMove> {
  return db.transaction().execute((trx) => insertIntoCookbook(trx, viewer, cookbookId, recipeId));
}

export async function insertIntoCookbook(
  trx: Transaction<Database>,
  viewer: Person,
  cookbookId: number,
  recipeId: number,
): Promise<RecipeMove> {
  const cookbook = await getCookbookMembership(trx, viewer, cookbookId);
  if (!mayAddToCookbook(viewer, cookbook)) throw new AppError("cookbook.notMember");
  const recipe = await getRecipeTitle(trx, viewer, recipeId);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("cookbook_recipes")
    .values({
      cookbook_id: cookbookId,
      recipe_id: recipeId,
      added_by: viewer.id,
      added_at: Date.now(),
    })
    .onConflict((conflict) => conflict.columns(["cookbook_id", "recipe_id"]).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError("cookbook.alreadyHasRecipe");
  const details = { recipe: loggedTitle(recipe) };
  await logOnCookbook(trx, viewer, cookbook, "cookbook.addRecipe", details);
  return { title: recipe.title, cookbook: cookbook.name };
}

/** Throws cookbook.notFound, cookbook.notAllowedToRemoveRecipe or cookbook.lacksRecipe. */
export async function removeRecipeFromCookbook(
  db: Db,
  viewer: Person,
  cookbookId: number,
  recipeId: number,
): Promise<RecipeMove> {
  return db.transaction().execute(async (trx) => {
    const cookbook = await getCookbookMembership(trx, viewer, cookbookId);
    const isStranger = cookbook.membership === null && !mayAdministerCookbook(viewer, cookbook);
    if (isStranger) throw new AppError("cookbook.notAllowedToRemoveRecipe");
    const held = await findHeld(trx, viewer, cookbookId, recipeId);
    if (!held) throw new AppError("cookbook.lacksRecipe");
    if (!mayRemoveFromCookbook(viewer, cookbook, held)) {
      throw new AppError("cookbook.notAllowedToRemoveRecipe");
    }
    await trx
      .deleteFrom("cookbook_recipes")
      .where("cookbook_id", "=", cookbookId)
      .where("recipe_id", "=", recipeId)
      .execute();
    const details = { recipe: loggedTitle(held) };
    await logOnCookbook(trx, viewer, cookbook, "cookbook.removeRecipe", details);
    return { title: held.title, cookbook: cookbook.name };
  });
}

async function findHeld(
  trx: Transaction<Database>,
  viewer: Person,
  cookbookId: number,
  recipeId: number,
) {
  return trx
    .selectFrom("cookbook_recipes as held")
    .innerJoin("recipes", "recipes.id", "held.recipe_id")
    .select(["recipes.id", "recipes.title", "recipes.visibility", "held.added_by as addedBy"])
    .where("held.cookbook_id", "=", cookbookId)
    .where("held.recipe_id", "=", recipeId)
    .where(visibleTo(viewer))
    .executeTakeFirst();
}
