import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { UiLocale } from "#domain/language/locales";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import { getMaxConcurrentSearches, getSearchLimit } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { createSemaphores } from "../../platform/semaphores";
import { parseQuery, type SearchQuery } from "../../policies/full-text/query";
import { type HitsPage, searchRecipes } from "../../policies/full-text/recipe-ranking";
import { isReindexing } from "../../policies/full-text/reindexing";
import {
  type SearchBudget,
  startBudget,
  stopWhenSpent,
} from "../../policies/full-text/search-budget";
import type { Viewer } from "../../policies/permissions";
import { type IngredientMatch, searchIngredientsByQuery } from "../ingredients/search-queries";
import { findTag, listTagsOn } from "../recipes/tags";
import { findPeople, type PersonResult } from "./people";
import { listHits, type RecipeHit } from "./recipe-hits";

const RECIPES = 24;
const PEOPLE = 12;
const INGREDIENTS = 12;
const TAGS = 8;
/** No recipe has it. */
const NO_TAG = 0;

const LONGEST_WAIT_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;
const searchSemaphores = createSemaphores();

const whole = z.number().int().min(0);
/** Whether typos were allowed, the tier, the recipe's id. */
const cursorSchema = z.tuple([whole, whole, whole]);

interface SearchResults {
  recipes: RecipeHit[];
  next: string | null;
  ingredients: IngredientMatch[];
  people: PersonResult[];
  isForgiving: boolean;
  /** The words that no recipe has all of; empty unless the recipes have some of them. */
  partly: string[];
  isCut: boolean;
  /** Tags of the recipes shown, by which to narrow the search; on the first page only. */
  tags: string[];
  /** True if the search ran out of time: there may be more hits. */
  isStopped: boolean;
  /** True while recipes indexed by older rules, which may be missed, are reindexed. */
  isReindexing: boolean;
}

interface SearchOptions {
  cursor: string | null;
  isExact?: boolean;
  tag?: string;
  locale: UiLocale;
}

/**
 * `isExact` matches whole words as written; `tag` names one that the recipes must have. Lists
 * ingredients for signed-in viewers only.
 */
export async function search(
  db: Db,
  viewer: Viewer,
  text: string,
  options: SearchOptions,
): Promise<SearchResults> {
  const release = await searchSemaphores.acquire(
    "search",
    getMaxConcurrentSearches(db),
    LONGEST_WAIT_MS,
  );
  if (!release) throw new AppError("request.busy", { "Retry-After": String(RETRY_AFTER_SECONDS) });
  try {
    // Yield first, so that new connections are accepted between two queued searches.
    await setImmediate();
    return await runSearch(db, viewer, text, options);
  } finally {
    release();
  }
}

async function runSearch(
  db: Db,
  viewer: Viewer,
  text: string,
  { cursor, isExact = false, tag = "", locale }: SearchOptions,
): Promise<SearchResults> {
  const budget = startBudget(getSearchLimit(db));
  const page = { after: parseCursor(cursor), limit: RECIPES };
  const parsed = parseQuery(db, text, isExact);
  const isFirst = cursor === null;
  const tagId = tag === "" ? undefined : ((await findTag(db, tag))?.id ?? NO_TAG);
  const listIngredients = async () =>
    searchIngredientsByQuery(db, await parsed, locale, INGREDIENTS, budget);
  const listPeople = async () => findPeople(db, viewer, await parsed, PEOPLE, budget);
  const [recipes, ingredients, people, isIndexing] = await Promise.all([
    findRecipes(db, viewer, parsed, page, { tagId, locale, budget }),
    isFirst && viewer ? stopWhenSpent(budget, listIngredients, []) : [],
    isFirst ? stopWhenSpent(budget, listPeople, []) : [],
    isReindexing(db),
  ]);
  const { isCut } = await parsed;
  const tags = isFirst ? await listNarrower(db, recipes.recipes, tagId) : [];
  const found = { ...recipes, tags, ingredients, people, isCut, isReindexing: isIndexing };
  return { ...found, isStopped: budget.hasStopped };
}

async function findRecipes(
  db: Db,
  viewer: Viewer,
  parsed: Promise<SearchQuery>,
  page: HitsPage,
  { tagId, locale, budget }: { tagId: number | undefined; locale: UiLocale; budget: SearchBudget },
) {
  const rank = () => searchRecipes(db, viewer, parsed, page, { tagId, budget });
  const ranked = await stopWhenSpent(budget, rank, null);
  if (!ranked) return { recipes: [], next: null, isForgiving: false, partly: [] };
  const { ids, query, next, isForgiving, partly } = ranked;
  return {
    recipes: await listHits(db, ids, query, locale),
    next: next && encodeCursor([next.isForgiving ? 1 : 0, next.tier, next.id]),
    isForgiving: isForgiving && ids.length > 0,
    partly,
  };
}

/** Tags that some of the recipes have, but not all. */
async function listNarrower(db: Db, hits: RecipeHit[], tagId: number | undefined) {
  const tags = await listTagsOn(
    db,
    hits.map(({ card }) => card.id),
  );
  return tags
    .filter(({ id, isForbidden, count }) => !isForbidden && id !== tagId && count < hits.length)
    .slice(0, TAGS)
    .map(({ name }) => name);
}

function parseCursor(cursor: string | null) {
  if (cursor === null) return null;
  const [forgiving, tier, id] = decodeCursor(cursor, cursorSchema);
  return { isForgiving: forgiving === 1, tier, id };
}
