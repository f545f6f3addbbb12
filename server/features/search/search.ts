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
import { type SearchBudget, startBudget } from "../../policies/full-text/search-budget";
import type { Viewer } from "../../policies/permissions";
import { type IngredientMatch, searchIngredientsByQuery } from "../ingredients/search-queries";
import { findPeople, type PersonResult } from "./people";
import { listHits, type RecipeHit } from "./recipe-hits";

const RECIPES = 24;
const PEOPLE = 12;
const INGREDIENTS = 12;

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
  isCut: boolean;
  /** True if the search ran out of time: there may be more hits. */
  isStopped: boolean;
  /** True while recipes indexed by older rules, which may be missed, are reindexed. */
  isReindexing: boolean;
}

/** `isExact` matches whole words as written. Lists ingredients for signed-in viewers only. */
export async function search(
  db: Db,
  viewer: Viewer,
  text: string,
  options: { cursor: string | null; isExact?: boolean; locale: UiLocale },
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
  { cursor, isExact = false, locale }: Parameters<typeof search>[3],
): Promise<SearchResults> {
  const budget = startBudget(getSearchLimit(db));
  const page = { after: parseCursor(cursor), limit: RECIPES };
  const parsed = parseQuery(db, text, isExact);
  const isFirst = cursor === null;
  const listIngredients = (query: SearchQuery) =>
    searchIngredientsByQuery(db, query, locale, INGREDIENTS, budget);
  const [recipes, ingredients, people, isIndexing] = await Promise.all([
    findRecipes(db, viewer, parsed, page, { locale, budget }),
    isFirst && viewer ? parsed.then(listIngredients) : [],
    isFirst ? parsed.then((query) => findPeople(db, viewer, query, PEOPLE, budget)) : [],
    isReindexing(db),
  ]);
  const { isCut } = await parsed;
  const found = { ...recipes, ingredients, people, isCut, isReindexing: isIndexing };
  return { ...found, isStopped: budget.hasStopped };
}

async function findRecipes(
  db: Db,
  viewer: Viewer,
  parsed: Promise<SearchQuery>,
  page: HitsPage,
  { locale, budget }: { locale: UiLocale; budget: SearchBudget },
) {
  const { ids, query, next, isForgiving } = await searchRecipes(db, viewer, parsed, page, {
    budget,
  });
  return {
    recipes: await listHits(db, ids, query, locale),
    next: next && encodeCursor([next.isForgiving ? 1 : 0, next.tier, next.id]),
    isForgiving: isForgiving && ids.length > 0,
  };
}

function parseCursor(cursor: string | null) {
  if (cursor === null) return null;
  const [forgiving, tier, id] = decodeCursor(cursor, cursorSchema);
  return { isForgiving: forgiving === 1, tier, id };
}
