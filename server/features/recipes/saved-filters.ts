import {
  DEFAULT_FILTERS,
  type RecipeFilters,
  toListQuery,
  type View,
} from "#domain/recipe/recipe-filters";
import { hasFilterParameters, parseFilters, parseView } from "#domain/recipe/recipe-filters-schema";
import { paths } from "#domain/site/paths";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { listCurrentIds } from "../ingredients/merged-queries";

/** What the list shows on its next visit; `filters` is null until some were chosen. */
export interface SavedList {
  filters: RecipeFilters | null;
  view: View;
}

/** Reads the saved list; ingredients of its filters may have been merged or deleted since. */
export async function getSavedList(db: Db, viewer: Person): Promise<SavedList> {
  const { saved } = await db
    .selectFrom("users")
    .select("recipe_filters as saved")
    .where("id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  const query = new URLSearchParams(saved ?? "");
  const filters = hasFilterParameters(query) ? parseFilters(query) : null;
  return { filters, view: parseView(query) ?? "cards" };
}

/** The saved filters without what was deleted since, or the default ones. */
export async function restoreFilters(db: Db, { filters }: SavedList): Promise<RecipeFilters> {
  if (!filters || filters.sources.length === 0) return DEFAULT_FILTERS;
  return { ...filters, ingredients: await listCurrentIds(db, filters.ingredients) };
}

/** The filters of a list that is opened without any. */
export async function getSavedFilters(db: Db, viewer: Person): Promise<RecipeFilters> {
  return restoreFilters(db, await getSavedList(db, viewer));
}

export async function saveList(
  db: Db,
  viewer: Person,
  before: SavedList,
  list: SavedList,
): Promise<void> {
  const query = encodeList(list);
  if (query === encodeList(before)) return;
  await db
    .updateTable("users")
    .set({ recipe_filters: query })
    .where("id", "=", viewer.id)
    .execute();
}

function encodeList({ filters, view }: SavedList): string {
  const chosen = filters ? toListQuery(filters) : {};
  const [, query = ""] = paths
    .recipeList(view === "cards" ? chosen : { ...chosen, view })
    .split("?");
  return query;
}
