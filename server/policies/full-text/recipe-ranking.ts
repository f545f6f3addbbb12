import { getQueriesAtOnce, getSearchLimit, type Wanted } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../permissions";
import { termFor } from "./index-terms";
import { listCatalogueWords, type SearchQuery, withTyposForgiven } from "./query";
import { openSources, type RecipeSource, requireTerm } from "./recipe-sources";
import { buildTiers } from "./recipe-tiers";
import { type SearchBudget, startBudget } from "./search-budget";
import { listWithSomeWords } from "./some-words";

interface HitsCursor {
  isForgiving: boolean;
  tier: number;
  id: number;
}

interface RecipeHits {
  ids: number[];
  query: SearchQuery;
  isForgiving: boolean;
  /** The words that no recipe has all of; empty unless some of them are searched for. */
  partly: string[];
  next: HitsCursor | null;
}

/** Most users can read fewer non-public recipes; beyond this the index is used. */
const MAX_READ = 3_000;

const NOTHING = { ids: [], last: undefined };

export interface HitsPage {
  after: HitsCursor | null;
  limit: number;
}

/**
 * By tier, newest first, with this tag only if there is one. Forgives one typo in longer words if
 * nothing else matches.
 */
export async function searchRecipes(
  db: Db,
  viewer: Viewer,
  parsed: SearchQuery | Promise<SearchQuery>,
  page: HitsPage,
  {
    tagId,
    budget = startBudget(getSearchLimit(db)),
    maxRead = MAX_READ,
  }: { tagId?: number | undefined; budget?: SearchBudget; maxRead?: number } = {},
): Promise<RecipeHits> {
  const steps = { budget, tiersAtOnce: getQueriesAtOnce(db) };
  const [typed, all] = await Promise.all([parsed, openSources(db, viewer, maxRead)]);
  const sources =
    tagId === undefined ? all : all.map((source) => requireTerm(source, termFor.tag(tagId)));
  if (!page.after?.isForgiving) {
    const strict = await collectHits(sources, typed, page, steps);
    if (strict.ids.length > 0 || page.after || budget.hasStopped || typed.isExact) {
      return {
        ...strict,
        query: typed,
        isForgiving: false,
        partly: [],
        next: buildCursor(strict.last, false),
      };
    }
  }
  const listReadableWords = (words: string[]) => listReadable(db, sources, words);
  const query = await withTyposForgiven(db, typed, listReadableWords, budget);
  const isOther = query.words.some(({ stems }) => stems.length > 1);
  const hits = isOther ? await collectHits(sources, query, page, steps) : NOTHING;
  const isLast = hits.ids.length > 0 || page.after || budget.isSpent();
  const { ids, partly } = isLast
    ? { ids: hits.ids, partly: [] }
    : await listWithSomeWords(sources, query, page.limit);
  return {
    ids,
    query,
    isForgiving: partly.length === 0,
    partly,
    next: buildCursor(hits.last, true),
  };
}

async function listReadable(db: Db, sources: RecipeSource[], words: string[]): Promise<boolean[]> {
  const places = [termFor.title, termFor.ingredient, termFor.body];
  const queries = words.map((word) => ({ any: places.map((place) => ({ word: place(word) })) }));
  const found = await Promise.all([
    ...sources.map((source) => source.has(queries)),
    listCatalogueWords(db, words),
  ]);
  return words.map((_, at) => found.some((isFound) => isFound[at]));
}

async function collectHits(
  sources: RecipeSource[],
  query: SearchQuery,
  { after, limit }: HitsPage,
  { budget, tiersAtOnce }: { budget: SearchBudget; tiersAtOnce: number },
) {
  const tiers = buildTiers(query);
  const narrowed = await Promise.all(sources.map((source) => source.narrow(query)));
  const askFor = (tier: number, before: number) => ({
    query: after
      ? { all: tiers.slice(tier, tier + 1), none: tiers.slice(0, tier) }
      : (tiers[tier] as Wanted),
    below: tier === after?.tier ? after.id : null,
    limit: limit + 1 + before,
  });
  const found: { id: number; tier: number }[] = [];
  const seen = new Set<number>();
  for (let at = after?.tier ?? 0; at < tiers.length && found.length <= limit; at += tiersAtOnce) {
    if (budget.isSpent(found.length > 0)) break;
    const some = [...tiers.keys()].slice(at, at + tiersAtOnce);
    const asked = some.map((tier) => askFor(tier, tier === at ? seen.size : limit));
    const listed = await Promise.all(narrowed.map((source) => source.find(asked)));
    for (const [place, tier] of some.entries()) {
      if (found.length > limit) break;
      const fresh = listed.flatMap((ids) => ids[place] ?? []).filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      found.push(...fresh.sort((a, b) => b - a).map((id) => ({ id, tier })));
    }
  }
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { ids: page.map(({ id }) => id), last };
}

function buildCursor(last: { id: number; tier: number } | undefined, isForgiving: boolean) {
  return last ? { isForgiving, ...last } : null;
}
