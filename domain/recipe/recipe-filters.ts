import type { Category } from "./recipe";

export const SOURCES = ["user", "likedBy", "userCookbooks", "followedBy"] as const;
export type Source = (typeof SOURCES)[number];

export const SORTS = ["DATE", "NAME", "LIKES", "RANDOM"] as const;
export type Sort = (typeof SORTS)[number];

export const ORDERS = ["asc", "desc"] as const;
export type Order = (typeof ORDERS)[number];

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

export interface RecipeFilters {
  sources: Source[];
  categories: Category[];
  /** Catalogue ids; a recipe must have all of them. */
  ingredients: number[];
  maxTime: number | null;
  search: string;
  sort: Sort;
  order: Order;
}

export const DEFAULT_FILTERS: RecipeFilters = {
  sources: ["user"],
  categories: [],
  ingredients: [],
  maxTime: null,
  search: "",
  sort: "DATE",
  order: "desc",
};

export function pickDefaultOrder(sort: Sort): Order {
  return sort === "NAME" ? "asc" : "desc";
}

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

export function toSorting({ sort, order }: RecipeFilters): Sorting {
  return sort === "RANDOM" ? "RANDOM.desc" : `${sort}.${order}`;
}

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

export function toListQuery(filters: RecipeFilters, cursor?: string): RecipeListQuery {
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

export function isNarrowed({ categories, ingredients, maxTime, search }: RecipeFilters): boolean {
  return categories.length + ingredients.length > 0 || maxTime !== null || search !== "";
}
