import { randomInt } from "node:crypto";
import type { ExpressionBuilder, ExpressionWrapper } from "kysely";
import { z } from "zod";
import type { Order, RecipeFilters, Sort } from "#domain/recipe/recipe-filters";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Database } from "../../platform/db/tables";

type Recipes = ExpressionBuilder<Database, "recipes">;
type Key<Value> = ExpressionWrapper<Database, "recipes", Value>;

/** Below 2^26, so that the product of two remainders is exact in SQLite and JavaScript. */
const PRIME = 67_108_859;
/** How long a list by likes keeps its order; older likes are never recounted. */
const OPEN_MS = 24 * 3_600_000;

/** `since` fixes the order for all pages: the seed of RANDOM, or when a LIKES list was opened. */
export interface ListPosition {
  sort: Sort;
  order: Order;
  since: number;
  after: [key: string | number, id: number] | null;
}

/** A recipe's place in a list: `key` is the value that the list is sorted by. */
export interface SortedId {
  id: number;
  key: string | number;
}

const whole = z.number().int().min(0);
const cursorSchema = z.union([
  z.tuple([z.enum(["DATE", "LIKES"]), z.enum(["asc", "desc"]), whole, whole, whole]),
  z.tuple([z.literal("NAME"), z.enum(["asc", "desc"]), whole, z.string(), whole]),
  z.tuple([z.literal("RANDOM"), z.literal("asc"), whole.min(1).max(PRIME - 1), whole, whole]),
  z.tuple([z.literal("RANDOM"), z.literal("asc"), whole.min(1).max(PRIME - 1)]),
]);

export function readPosition(
  { sort, order: requestedOrder }: RecipeFilters,
  cursor: string | null,
): ListPosition {
  const order = sort === "RANDOM" ? "asc" : requestedOrder;
  if (cursor === null) return { sort, order, since: createOrderSeed(sort), after: null };
  const schema = cursorSchema.refine(([its, way]) => its === sort && way === order);
  const [, , since, key, id] = decodeCursor(cursor, schema);
  const after: ListPosition["after"] = key === undefined || id === undefined ? null : [key, id];
  return { sort, order, since: sort === "LIKES" ? clampSince(since) : since, after };
}

function clampSince(since: number): number {
  return Math.max(since, Date.now() - OPEN_MS);
}

/** The cursor of the page that starts after a recipe. */
export function encodeNextCursor({ sort, order, since }: ListPosition, last: SortedId): string {
  return encodeCursor([sort, order, since, last.key, last.id]);
}

export function createOrderCursor(filters: RecipeFilters): string | null {
  return encodeFirstCursor(readPosition(filters, null));
}

export function encodeFirstCursor({ sort, order, since }: ListPosition): string | null {
  return sort === "RANDOM" ? encodeCursor([sort, order, since]) : null;
}

export function selectSortKey({ sort, since, after }: ListPosition) {
  return (eb: Recipes): Key<string | number> => {
    if (sort === "NAME") return eb.ref("recipes.title_key");
    if (sort === "DATE") return eb.ref("recipes.created_at");
    if (sort === "RANDOM") return shuffleIds(eb, since);
    return after ? countLikesUntil(eb, since) : eb.ref("recipes.likes_count");
  };
}

function createOrderSeed(sort: Sort): number {
  if (sort === "RANDOM") return randomInt(1, PRIME);
  return sort === "LIKES" ? Date.now() : 0;
}

/** A different order of the ids per seed, in integer arithmetic only. */
function shuffleIds(eb: Recipes, seed: number): Key<number> {
  const spread = () => {
    const id = eb.parens(eb("recipes.id", "%", eb.lit(PRIME)));
    return eb.parens(eb(eb.parens(eb(id, "*", eb.lit(seed))), "%", eb.lit(PRIME)));
  };
  const squared = eb.parens(eb(spread(), "*", spread()));
  return eb(squared, "%", eb.lit(PRIME));
}

/** Ignores later likes, so that no recipe moves between pages while a reader pages. */
function countLikesUntil(eb: Recipes, moment: number): Key<number> {
  const later = eb
    .selectFrom("likes")
    .select((like) => like.fn.countAll<number>().as("count"))
    .whereRef("likes.recipe_id", "=", "recipes.id")
    .where("likes.liked_at", ">", moment);
  return eb("recipes.likes_count", "-", later);
}
