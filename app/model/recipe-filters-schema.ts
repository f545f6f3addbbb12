import { z } from "zod";
import { CATEGORIES, MAX_INGREDIENTS } from "./recipe";
import {
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

/** What an address may say; a value that means nothing is as if it were not there. */
const filtersSchema = z
  .object({
    sources: several(z.enum(SOURCES)),
    categories: several(z.enum(CATEGORIES)),
    ingredients: several(whole(/^[1-9]\d{0,14}$/)).transform((ids) =>
      ids.slice(0, MAX_INGREDIENTS),
    ),
    maxTime: whole(/^\d{1,6}$/)
      .nullable()
      .catch(null),
    search: z.string().transform((text) => cleanLine(text).slice(0, MAX_SEARCH)),
    sort: z.enum(SORTS).catch("DATE"),
    order: z.enum(ORDERS).nullable().catch(null),
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
  const [sort, order] = query.get("by")?.split(".") ?? [query.get("sort"), query.get("order")];
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
