import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { redactTitle } from "../../policies/audit-log";
import {
  mayAddToCookbook,
  mayAdministerCookbook,
  mayRemoveFromCookbook,
  type Person,
} from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { getRecipeTitle } from "../recipes/queries";
import { auditCookbookAct, type CookbookMembership, getCookbookMembership } from "./membership";

interface RecipeMove {
  title: string;
  cookbook: string;
}

export async function addRecipeToCookbook(
  db: Db,
  viewer: Person,
  cookbookId: number,
  recipeId: number,
): Promise<RecipeMove> {
  return db.transaction().execute((trx) => insertIntoCookbook(trx, viewer, cookbookId, recipeId));
}

/** Adds all or none; returns how many were new. */
export async function addRecipesToCookbook(
  db: Db,
  viewer: Person,
  cookbookId: number,
  recipeIds: number[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const cookbook = await getCookbookMembership(trx, viewer, cookbookId);
    if (!mayAddToCookbook(viewer, cookbook)) throw new AppError("cookbook.notMember");
    let added = 0;
    for (const id of recipeIds) {
      if (await insertRecipe(trx, viewer, cookbook, await getRecipeTitle(trx, viewer, id))) added++;
    }
    return added;
  });
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
  if (!(await insertRecipe(trx, viewer, cookbook, recipe))) {
    throw new AppError("cookbook.alreadyHasRecipe");
  }
  return { title: recipe.title, cookbook: cookbook.name };
}

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
    const held = await findCookbookRecipe(trx, viewer, cookbookId, recipeId);
    if (!held) throw new AppError("cookbook.lacksRecipe");
    if (!mayRemoveFromCookbook(viewer, cookbook, held)) {
      throw new AppError("cookbook.notAllowedToRemoveRecipe");
    }
    await trx
      .deleteFrom("cookbook_recipes")
      .where("cookbook_id", "=", cookbookId)
      .where("recipe_id", "=", recipeId)
      .execute();
    const details = { recipe: redactTitle(held) };
    await auditCookbookAct(trx, viewer, cookbook, "cookbook.removeRecipe", details);
    return { title: held.title, cookbook: cookbook.name };
  });
}

async function insertRecipe(
  trx: Transaction<Database>,
  viewer: Person,
  cookbook: CookbookMembership,
  recipe: Awaited<ReturnType<typeof getRecipeTitle>>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("cookbook_recipes")
    .values({
      cookbook_id: cookbook.id,
      recipe_id: recipe.id,
      added_by: viewer.id,
      added_at: Date.now(),
    })
    .onConflict((conflict) => conflict.columns(["cookbook_id", "recipe_id"]).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  const details = { recipe: redactTitle(recipe) };
  await auditCookbookAct(trx, viewer, cookbook, "cookbook.addRecipe", details);
  return true;
}

async function findCookbookRecipe(
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
