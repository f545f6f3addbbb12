import { DEFAULT_FILTERS, type RecipeFilters, toListQuery } from "#domain/recipe/recipe-filters";
import { parseFilters } from "#domain/recipe/recipe-filters-schema";
import { paths } from "#domain/site/paths";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { listCurrentIds } from "../ingredients/merged-queries";

export async function getSavedFilters(db: Db, viewer: Person): Promise<RecipeFilters> {
  const saved = await findSavedQuery(db, viewer);
  if (saved === null) return DEFAULT_FILTERS;
  const filters = parseFilters(new URLSearchParams(saved));
  if (filters.sources.length === 0) return DEFAULT_FILTERS;
  // Ingredients may have been merged or deleted since.
  return { ...filters, ingredients: await listCurrentIds(db, filters.ingredients) };
}

export async function saveFilters(db: Db, viewer: Person, filters: RecipeFilters): Promise<void> {
  const [, chosen = ""] = paths.recipeList(toListQuery(filters)).split("?");
  if (chosen === (await findSavedQuery(db, viewer))) return;
  await db
    .updateTable("users")
    .set({ recipe_filters: chosen })
    .where("id", "=", viewer.id)
    .execute();
}

async function findSavedQuery(db: Db, viewer: Person): Promise<string | null> {
  const { saved } = await db
    .selectFrom("users")
    .select("recipe_filters as saved")
    .where("id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  return saved;
}
