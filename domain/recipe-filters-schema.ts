import { z } from "zod";
import { CATEGORIES, MAX_INGREDIENTS } from "./recipe";
import {
  FILTER_NAMES,
  type FilterName,
  MAX_SEARCH,
  ORDERS,
  type RecipeFilters,
  SORTS,
  SOURCES,
  usualOrder,
} from "./recipe-filters";
import { cleanLine } from "./text";

const several = <Value>(schema: z.ZodType<Value>) =>
  z
    .array(schema.nullable().catch(null))
    .transform((values) => [...new Set(values.filter((value) => value !== null))]);
const whole = (pattern: RegExp) => z.string().regex(pattern).transform(Number);

/** The parameters that filter a list, and what each may say. */
const VALUES = {
  source: z.enum(SOURCES),
  category: z.enum(CATEGORIES),
  ingredient: whole(/^[1-9]\d{0,14}$/),
  maxTime: whole(/^\d{1,6}$/),
  sort: z.enum(SORTS),
  order: z.enum(ORDERS),
};

/** A value that means nothing is as if it were not there; `wrongFiltersIn` tells of it. */
const filtersSchema = z
  .object({
    sources: several(VALUES.source),
    categories: several(VALUES.category),
    ingredients: several(VALUES.ingredient).transform((ids) => ids.slice(0, MAX_INGREDIENTS)),
    maxTime: VALUES.maxTime.nullable().catch(null),
    search: z.string().transform((text) => cleanLine(text).slice(0, MAX_SEARCH)),
    sort: VALUES.sort.catch("DATE"),
    order: VALUES.order.nullable().catch(null),
  })
  .transform(
    (given): RecipeFilters => ({ ...given, order: given.order ?? usualOrder(given.sort) }),
  );

/** The parameters that choose what a list shows; `search` alone looks everywhere. */
const CHOOSING = ["source", "category", "ingredient", "maxTime", "sort", "order", "by"];

/** Whether an address chooses what the list shows, if only by a form that was left empty. */
export function choosesFilters(query: URLSearchParams): boolean {
  return CHOOSING.some((name) => query.has(name));
}

/**
 * The filters of a list's address, or of what its form sent: there `by` names sort and order in one.
 * An address with nothing but a search looks in every source.
 */
export function filtersFrom(query: URLSearchParams): RecipeFilters {
  const [sort, order] = sortingIn(query);
  const filters = filtersSchema.parse({
    sources: query.getAll("source"),
    categories: query.getAll("category"),
    ingredients: query.getAll("ingredient"),
    maxTime: query.get("maxTime"),
    search: query.get("search") ?? "",
    sort,
    order,
  });
  return choosesFilters(query) ? filters : { ...filters, sources: [...SOURCES] };
}

/** The filters of an address that say something that means nothing; one left empty says nothing. */
export function wrongFiltersIn(query: URLSearchParams): FilterName[] {
  const [sort, order] = sortingIn(query);
  const given = {
    source: query.getAll("source"),
    category: query.getAll("category"),
    ingredient: query.getAll("ingredient"),
    maxTime: [query.get("maxTime")],
    sort: [sort],
    order: [order],
  };
  return FILTER_NAMES.filter((name) =>
    given[name].some((value) => value && !VALUES[name].safeParse(value).success),
  );
}

/** Whether an address names more ingredients than `filtersFrom` reads. */
export function hasTooManyIngredients(query: URLSearchParams): boolean {
  return new Set(query.getAll("ingredient")).size > MAX_INGREDIENTS;
}

function sortingIn(query: URLSearchParams) {
  return query.get("by")?.split(".") ?? [query.get("sort"), query.get("order")];
}
