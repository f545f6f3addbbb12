import type { Category } from "./recipe";

export const SOURCES = ["user", "likedBy", "userCookbooks", "followedBy"] as const;
export type Source = (typeof SOURCES)[number];

export const SORTS = ["DATE", "NAME", "LIKES", "RANDOM"] as const;
export type Sort = (typeof SORTS)[number];

export const ORDERS = ["asc", "desc"] as const;
export type Order = (typeof ORDERS)[number];

export const VIEWS = ["cards", "rows"] as const;
export type View = (typeof VIEWS)[number];

/** Recipes on a page, by view. */
export const VIEW_SIZES: Record<View, number> = { cards: 24, rows: 50 };

/** Longer lists are not counted, so that a page costs the same however long its list is. */
export const MAX_COUNTED = 5_000;

/** What the list's tabs show; several sources that are not all of them have no tab. */
export const TABS = [...SOURCES, "all"] as const;
export type Tab = (typeof TABS)[number];

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
  /** A recipe must have all of them. */
  tags: string[];
  maxTime: number | null;
  search: string;
  sort: Sort;
  order: Order;
}

export const DEFAULT_FILTERS: RecipeFilters = {
  sources: ["user"],
  categories: [],
  ingredients: [],
  tags: [],
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

export function findTab({ sources }: Pick<RecipeFilters, "sources">): Tab | undefined {
  if (sources.length === SOURCES.length) return "all";
  return sources.length === 1 ? sources[0] : undefined;
}

export function listTabSources(tab: Tab): Source[] {
  return tab === "all" ? [...SOURCES] : [tab];
}

export interface RecipeListQuery {
  source?: Source[];
  category?: Category[];
  ingredient?: number[];
  tag?: string[];
  maxTime?: number;
  search?: string;
  sort?: Sort;
  order?: Order;
  cursor?: string;
  /** Chooses a view for this list and the next ones. */
  view?: View;
}

export function toListQuery(filters: RecipeFilters, cursor?: string): RecipeListQuery {
  return {
    source: filters.sources,
    category: filters.categories,
    ingredient: filters.ingredients,
    tag: filters.tags,
    maxTime: filters.maxTime ?? undefined,
    search: filters.search || undefined,
    sort: filters.sort,
    order: filters.sort === "RANDOM" ? undefined : filters.order,
    cursor,
  };
}

export function isNarrowed({
  categories,
  ingredients,
  tags,
  maxTime,
  search,
}: RecipeFilters): boolean {
  const chosen = categories.length + ingredients.length + tags.length;
  return chosen > 0 || maxTime !== null || search !== "";
}
