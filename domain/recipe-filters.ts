import type { Category } from "./recipe";

/** Where the recipes of a list come from: one's own, liked, of one's cookbooks, of people followed. */
export const SOURCES = ["user", "likedBy", "userCookbooks", "followedBy"] as const;
export type Source = (typeof SOURCES)[number];

export const SORTS = ["DATE", "NAME", "LIKES", "RANDOM"] as const;
export type Sort = (typeof SORTS)[number];

export const ORDERS = ["asc", "desc"] as const;
export type Order = (typeof ORDERS)[number];

/** The parameters that are one of some values, as a message names them. */
export const FILTER_NAMES = [
  "source",
  "category",
  "ingredient",
  "maxTime",
  "sort",
  "order",
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export const MAX_SEARCH = 200;

/** What a recipe list shows and in which order. */
export interface RecipeFilters {
  /** Together, without duplicates; a list needs at least one. */
  sources: Source[];
  /** Any of them; none for all. */
  categories: Category[];
  /** Of the catalogue; a recipe has all of them. */
  ingredients: number[];
  /** Minutes, preparation and cooking together. */
  maxTime: number | null;
  search: string;
  sort: Sort;
  /** Means nothing where the sort is RANDOM. */
  order: Order;
}

/** What a list shows before anything was ever chosen. */
export const FIRST_FILTERS: RecipeFilters = {
  sources: ["user"],
  categories: [],
  ingredients: [],
  maxTime: null,
  search: "",
  sort: "DATE",
  order: "desc",
};

/** The order that a sort has where none is named: A to Z, newest, most liked. */
export function usualOrder(sort: Sort): Order {
  return sort === "NAME" ? "asc" : "desc";
}

/** A sort with its order, as a form offers them. */
export const SORTINGS = [
  "DATE.desc",
  "DATE.asc",
  "NAME.asc",
  "NAME.desc",
  "LIKES.desc",
  "LIKES.asc",
  "RANDOM.desc",
] as const;
export type Sorting = (typeof SORTINGS)[number];

export function sortingOf({ sort, order }: RecipeFilters): Sorting {
  return sort === "RANDOM" ? "RANDOM.desc" : `${sort}.${order}`;
}

/** The parameters of a list's address. */
export interface RecipeListQuery {
  source?: Source[];
  category?: Category[];
  ingredient?: number[];
  maxTime?: number;
  search?: string;
  sort?: Sort;
  order?: Order;
  cursor?: string;
}

/** The parameters that `filtersFrom` reads as these filters; `cursor` of a later page. */
export function queryOf(filters: RecipeFilters, cursor?: string): RecipeListQuery {
  return {
    source: filters.sources,
    category: filters.categories,
    ingredient: filters.ingredients,
    maxTime: filters.maxTime ?? undefined,
    search: filters.search || undefined,
    sort: filters.sort,
    order: filters.sort === "RANDOM" ? undefined : filters.order,
    cursor,
  };
}

/** Whether the list is narrowed to a part of its sources. */
export function isNarrowed({ categories, ingredients, maxTime, search }: RecipeFilters): boolean {
  return categories.length + ingredients.length > 0 || maxTime !== null || search !== "";
}
