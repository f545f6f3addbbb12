import type { Transaction } from "kysely";
import type { Visibility } from "#domain/recipe/recipe";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { mayAddToCookbook, type Person } from "../../policies/permissions";
import { getCookbookMembership } from "../cookbooks/membership";
import type { ChosenRecipe } from "./chosen-queries";
import type { TagBefore } from "./tag-changes";

type Trx = Transaction<Database>;

export type Before = AudienceBefore | CookbookBefore | TagBefore | DeleteBefore;

export interface AudienceBefore {
  kind: "AUDIENCE";
  to: Visibility;
  recipes: { id: number; title: string; visibility: Visibility; version: number }[];
}

export interface CookbookBefore {
  kind: "COOKBOOK";
  cookbook: number;
  addedAt: number;
  recipes: { id: number; title: string }[];
}

export interface DeleteBefore {
  kind: "DELETE";
  recipes: { id: number; title: string; visibility: Visibility }[];
}

/** Changes who may read the recipes; returns what was before for those that it changed. */
export async function changeAudience(
  trx: Trx,
  recipes: ChosenRecipe[],
  to: Visibility,
): Promise<AudienceBefore> {
  const changed = recipes.filter(({ visibility }) => visibility !== to);
  const ids = changed.map(({ id }) => id);
  await trx.updateTable("recipes").set({ visibility: to }).where("id", "in", ids).execute();
  return {
    kind: "AUDIENCE",
    to,
    recipes: changed.map(({ id, title, visibility, version }) => ({
      id,
      title,
      visibility,
      version,
    })),
  };
}

/** Adds those recipes that the cookbook does not hold yet, and returns them. */
export async function addToCookbook(
  trx: Trx,
  viewer: Person,
  recipes: ChosenRecipe[],
  cookbookId: number,
): Promise<CookbookBefore> {
  const cookbook = await getCookbookMembership(trx, viewer, cookbookId);
  // A stranger learns no more than of a cookbook that does not exist.
  if (!mayAddToCookbook(viewer, cookbook)) throw new AppError("cookbook.notFound");
  const before = { kind: "COOKBOOK" as const, cookbook: cookbookId, addedAt: Date.now() };
  if (recipes.length === 0) return { ...before, recipes: [] };
  const rows = recipes.map(({ id }) => ({
    cookbook_id: cookbookId,
    recipe_id: id,
    added_by: viewer.id,
    added_at: before.addedAt,
  }));
  const added = await trx
    .insertInto("cookbook_recipes")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["cookbook_id", "recipe_id"]).doNothing())
    .returning("recipe_id as id")
    .execute();
  const isNew = new Set(added.map(({ id }) => id));
  const changed = recipes.filter(({ id }) => isNew.has(id));
  return { ...before, recipes: changed.map(({ id, title }) => ({ id, title })) };
}

/**
 * Hides the recipes from everybody until they are deleted. They also become private, so that a
 * query without the visibility scopes shows them to no others.
 */
export async function removeRecipes(trx: Trx, recipes: ChosenRecipe[]): Promise<DeleteBefore> {
  const rows = recipes.map(({ id }) => ({ recipe_id: id, removed_at: Date.now() }));
  if (rows.length > 0) await trx.insertInto("removed_recipes").values(rows).execute();
  const ids = recipes.map(({ id }) => id);
  await trx
    .updateTable("recipes")
    .set({ visibility: "PRIVATE" })
    .where("id", "in", ids)
    .where("visibility", "<>", "PRIVATE")
    .execute();
  return {
    kind: "DELETE",
    recipes: recipes.map(({ id, title, visibility }) => ({ id, title, visibility })),
  };
}
