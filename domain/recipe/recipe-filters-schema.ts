import { z } from "zod";
import { cleanLine } from "../text/text";
import { CATEGORIES, MAX_INGREDIENTS } from "./recipe";
import {
  FILTER_NAMES,
  type FilterName,
  MAX_SEARCH,
  ORDERS,
  pickDefaultOrder,
  type RecipeFilters,
  SORTS,
  SOURCES,
  VIEWS,
  type View,
} from "./recipe-filters";
import { MAX_TAGS, readTags } from "./tags";

const several = <Value>(schema: z.ZodType<Value>) =>
  z
    .array(schema.nullable().catch(null))
    .transform((values) => [...new Set(values.filter((value) => value !== null))]);
const whole = (pattern: RegExp) => z.string().regex(pattern).transform(Number);

const VALUES = {
  source: z.enum(SOURCES),
  category: z.enum(CATEGORIES),
  ingredient: whole(/^[1-9]\d{0,14}$/),
  maxTime: whole(/^\d{1,6}$/),
  sort: z.enum(SORTS),
  order: z.enum(ORDERS),
};

/** Ignores invalid values; `listInvalidFilters` reports them. */
const filtersSchema = z
  .object({
    sources: several(VALUES.source),
    categories: several(VALUES.category),
    ingredients: several(VALUES.ingredient).transform((ids) => ids.slice(0, MAX_INGREDIENTS)),
    // One more than a recipe can have finds none.
    tags: z.array(z.string()).transform((all) => readTags(all.join(",")).slice(0, MAX_TAGS + 1)),
    maxTime: VALUES.maxTime.nullable().catch(null),
    search: z.string().transform((text) => cleanLine(text).slice(0, MAX_SEARCH)),
    sort: VALUES.sort.catch("DATE"),
    order: VALUES.order.nullable().catch(null),
  })
  .transform(
    (given): RecipeFilters => ({ ...given, order: given.order ?? pickDefaultOrder(given.sort) }),
  );

const CHOOSING = ["source", "category", "ingredient", "tag", "maxTime", "sort", "order", "by"];

/** Also true for a form sent empty, because its parameters are present. */
export function hasFilterParameters(query: URLSearchParams): boolean {
  return CHOOSING.some((name) => query.has(name));
}

/** In a form, `by` combines sort and order ("NAME.asc"). */
export function parseFilters(query: URLSearchParams): RecipeFilters {
  const [sort, order] = readSorting(query);
  const filters = filtersSchema.parse({
    sources: query.getAll("source"),
    categories: query.getAll("category"),
    ingredients: query.getAll("ingredient"),
    tags: query.getAll("tag"),
    maxTime: query.get("maxTime"),
    search: query.get("search") ?? "",
    sort,
    order,
  });
  return hasFilterParameters(query) ? filters : { ...filters, sources: [...SOURCES] };
}

/** The view that a list's URL asks for, if any. */
export function parseView(query: URLSearchParams): View | undefined {
  return VIEWS.find((view) => view === query.get("view"));
}

export function listInvalidFilters(query: URLSearchParams): FilterName[] {
  const [sort, order] = readSorting(query);
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

export function hasTooManyIngredients(query: URLSearchParams): boolean {
  return new Set(query.getAll("ingredient")).size > MAX_INGREDIENTS;
}

function readSorting(query: URLSearchParams) {
  return query.get("by")?.split(".") ?? [query.get("sort"), query.get("order")];
}
