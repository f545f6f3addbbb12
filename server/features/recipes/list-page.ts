import type { RecipeCard } from "#domain/recipe/recipe";
import {
  findTab,
  isNarrowed,
  MAX_COUNTED,
  type RecipeFilters,
  type Tab,
  VIEW_SIZES,
  type View,
} from "#domain/recipe/recipe-filters";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { countSources } from "./list-counts";
import { findPlace, groupList, type ListGroup, nameGroup, type Place } from "./list-places";
import { listRecipes } from "./listing";

export interface ListPage {
  /** `group` is the letter or month that a recipe stands under, in a list that has them. */
  recipes: (RecipeCard & { group: string | null })[];
  counts: Record<Tab, number>;
  /** Null for a list of more than 5,000 recipes, as are its groups. */
  place: Place | null;
  groups: ListGroup[];
  next: string | null;
  first: string | null;
  isFirstPage: boolean;
}

interface PageOptions {
  cursor: string | null;
  view: View;
  timeZone: string;
}

/** Reads a page of the list with its place, and the letters or months to jump to. */
export async function getListPage(
  db: Db,
  viewer: Person,
  filters: RecipeFilters,
  { cursor, view, timeZone }: PageOptions,
): Promise<ListPage> {
  const size = VIEW_SIZES[view];
  const counts = await countSources(db, viewer);
  const tab = findTab(filters);
  const isLong = !isNarrowed(filters) && tab !== undefined && counts[tab] > MAX_COUNTED;
  const page = await listRecipes(db, viewer, filters, cursor, { size, hasOutline: !isLong });
  const { recipes, next, first, isFirstPage, position, outline } = page;
  const shown = { firstId: recipes[0]?.id, count: recipes.length, size };
  return {
    recipes: recipes.map(({ key, ...card }) => ({
      ...card,
      group: nameGroup(filters.sort, key, timeZone),
    })),
    counts,
    place: outline && findPlace(outline, position, shown),
    groups: outline ? groupList(outline, position, timeZone) : [],
    next,
    first,
    isFirstPage,
  };
}
