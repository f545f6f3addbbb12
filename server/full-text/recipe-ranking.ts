import type { Wanted } from "../db/full-text";
import type { Db } from "../db/open";
import type { Person, Viewer } from "../permissions";
import { termFor } from "./index-terms";
import { isCatalogueWord, type SearchQuery, withTyposForgiven } from "./query";
import {
  ownIndexes,
  type RecipeSource,
  type ScopedIndex,
  scopedIndexesFor,
  sourcesFor,
} from "./recipe-sources";
import { anywhereOf, tiersOf } from "./recipe-tiers";
import { type SearchBudget, startBudget } from "./search-budget";

export interface HitsCursor {
  isForgiving: boolean;
  tier: number;
  id: number;
}

export interface RecipeHits {
  ids: number[];
  query: SearchQuery;
  isForgiving: boolean;
  next: HitsCursor | null;
}

/** Nearly everybody reads fewer recipes that are not public; who reads more asks the index. */
const MAX_READ = 3_000;

interface Page {
  after: HitsCursor | null;
  limit: number;
}

/**
 * In tiers, newest first in each. If nothing matches, one typo in a longer word is forgiven, unless
 * the words are wanted exactly.
 */
export async function searchRecipes(
  db: Db,
  viewer: Viewer,
  typed: SearchQuery,
  page: Page,
  { budget = startBudget(), maxRead = MAX_READ } = {},
): Promise<RecipeHits> {
  const sources = await sourcesFor(db, viewer, maxRead);
  if (!page.after?.isForgiving) {
    const strict = await hitsOf(sources, tiersOf(typed), page, budget);
    if (strict.ids.length > 0 || page.after || budget.hasStopped || typed.isExact) {
      return { ...strict, query: typed, isForgiving: false, next: cursorOf(strict.last, false) };
    }
  }
  const query = await withTyposForgiven(db, typed, (word) => isReadable(db, sources, word), budget);
  const hits = await hitsOf(sources, tiersOf(query), page, budget);
  return { ...hits, query, isForgiving: true, next: cursorOf(hits.last, true) };
}

async function isReadable(db: Db, sources: RecipeSource[], word: string): Promise<boolean> {
  const somewhere = {
    any: [termFor.title, termFor.ingredient, termFor.body].map((place) => ({ word: place(word) })),
  };
  for (const source of sources) if (await source.has(somewhere)) return true;
  return isCatalogueWord(db, word);
}

export interface IndexQuery {
  index: ScopedIndex["index"];
  wanted: Wanted;
}

/** Where the words of a list stand; `isOwn`: the list has the viewer's own recipes only. */
export async function indexQueriesOf(
  db: Db,
  viewer: Person,
  query: SearchQuery,
  isOwn: boolean,
): Promise<IndexQuery[]> {
  const anywhere = anywhereOf(query);
  if (!anywhere) return [];
  const indexes = isOwn ? ownIndexes(viewer) : await scopedIndexesFor(db, viewer);
  return indexes.map(({ index, scope }) => ({ index, wanted: { all: [...scope, anywhere] } }));
}

/** On the first page what earlier tiers gave is known; later the index leaves it out. */
async function hitsOf(
  sources: RecipeSource[],
  tiers: Wanted[],
  { after, limit }: Page,
  budget: SearchBudget,
) {
  const found: { id: number; tier: number }[] = [];
  const seen = new Set<number>();
  for (let tier = after?.tier ?? 0; tier < tiers.length && found.length <= limit; tier++) {
    if (budget.isSpent()) break;
    const wanted = after
      ? { all: tiers.slice(tier, tier + 1), none: tiers.slice(0, tier) }
      : tiers[tier];
    const below = tier === after?.tier ? after.id : null;
    const ids = await Promise.all(
      sources.map((source) => source.find(wanted as Wanted, below, limit + 1 + seen.size)),
    );
    const fresh = ids.flat().filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    found.push(...fresh.sort((a, b) => b - a).map((id) => ({ id, tier })));
  }
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { ids: page.map(({ id }) => id), last };
}

function cursorOf(last: { id: number; tier: number } | undefined, isForgiving: boolean) {
  return last ? { isForgiving, ...last } : null;
}
