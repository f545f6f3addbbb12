import { type KeepingIndex, selectMatches, type Wanted } from "../../platform/db/full-text";
import { listMatched, type MatchesAsked } from "../../platform/db/newest-matches";
import type { Db } from "../../platform/db/open";
import type { Person, Viewer } from "../permissions";
import { createMatcher } from "./matching";
import type { SearchQuery } from "./query";
import { pickRarestWords } from "./rarest-words";
import { listWithWords, type RecipeWords, readableBy } from "./readable-recipes-queries";
import { buildAnywhereQuery, pickSearchedWords } from "./recipe-tiers";
import { listVisible } from "./visible-matches";

export interface RecipeSource {
  /** The newest matches of each query, in one query of the database. */
  find(asked: MatchesAsked[]): Promise<number[][]>;
  /** Whether it has a match of each query, in one query of the database. */
  has(queries: Wanted[]): Promise<boolean[]>;
  /** The newest matches of each query, in one query of the database, with their words. */
  listWithWords(queries: Wanted[], limit: number): Promise<RecipeWords[]>;
  /** Returns a source with at least all matches of the query, smaller if possible. */
  narrow(query: SearchQuery): Promise<RecipeSource>;
}

/** Long queries search the index by their rarest words, because each word adds cost. */
const MAX_ASKED = 4;
const MAX_CHECKED = 500;

export async function openSources(
  db: Db,
  viewer: Viewer,
  maxRead: number,
): Promise<RecipeSource[]> {
  const publicSource = createIndexSource(db, viewer, "public_recipe_words");
  if (!viewer) return [publicSource];
  const readable = await listWithWords(db, viewer, readableBy(db, viewer), maxRead);
  return [
    publicSource,
    readable ? createMemorySource(readable) : createIndexSource(db, viewer, "other_recipe_words"),
  ];
}

/** The recipes of a source that also have this term. */
export function requireTerm(source: RecipeSource, term: string): RecipeSource {
  const add = (query: Wanted): Wanted => ({ all: [query, { word: term }] });
  return {
    find: (asked) => source.find(asked.map((one) => ({ ...one, query: add(one.query) }))),
    has: (queries) => source.has(queries.map(add)),
    listWithWords: (queries, limit) => source.listWithWords(queries.map(add), limit),
    narrow: async (query) => requireTerm(await source.narrow(query), term),
  };
}

function createIndexSource(db: Db, viewer: Viewer, index: KeepingIndex): RecipeSource {
  const isOthers = index === "other_recipe_words";
  const source: RecipeSource = {
    find: (asked) => listVisible(db, viewer, index, asked),
    async has(queries) {
      if (!isOthers) return listMatched(db, index, queries);
      const found = await source.find(queries.map((query) => ({ query, limit: 1 })));
      return found.map((ids) => ids.length > 0);
    },
    async listWithWords(queries, limit) {
      const [first, ...others] = queries.map((termQuery) => {
        const newest = db
          .selectFrom(selectMatches(db, index, termQuery))
          .select("hit.id")
          .$if(isOthers, (query) => query.where("hit.id", "in", readableBy(db, viewer as Person)))
          .orderBy("hit.id", "desc")
          .limit(limit);
        return db.selectFrom("recipes").select("recipes.id").where("recipes.id", "in", newest);
      });
      if (!first) return [];
      const ids = others.reduce((all, more) => all.union(more), first);
      const recipes = await listWithWords(db, viewer, ids, limit * queries.length);
      return recipes ?? [];
    },
    async narrow(query) {
      const words = pickSearchedWords(query);
      if (words.length <= MAX_ASKED) return source;
      const rarest = buildAnywhereQuery({
        ...query,
        words: await pickRarestWords(db, index, words, MAX_ASKED),
      });
      const [ids = []] = rarest
        ? await source.find([{ query: rarest, limit: MAX_CHECKED + 1 }])
        : [];
      if (ids.length > MAX_CHECKED) return source;
      const chosen = db.selectFrom("recipes").select("recipes.id").where("recipes.id", "in", ids);
      const recipes = await listWithWords(db, viewer, chosen, MAX_CHECKED);
      return createMemorySource(recipes ?? []).narrow(query);
    },
  };
  return source;
}

function createMemorySource(recipes: RecipeWords[]): RecipeSource {
  const source: RecipeSource = {
    async find(asked) {
      return asked.map((one) => listMatches(recipes, one));
    },
    async has(queries) {
      return queries.map((query) => {
        const isMatch = createMatcher(query);
        return recipes.some(({ words }) => isMatch(words));
      });
    },
    async listWithWords(queries, limit) {
      const some = queries.map((query) => {
        const isMatch = createMatcher(query);
        return recipes.filter(({ words }) => isMatch(words)).slice(0, limit);
      });
      return [...new Set(some.flat())];
    },
    async narrow(query) {
      if (pickSearchedWords(query).length <= MAX_ASKED) return source;
      const anywhere = buildAnywhereQuery(query);
      const isMatch = anywhere && createMatcher(anywhere);
      return createMemorySource(recipes.filter(({ words }) => isMatch?.(words)));
    },
  };
  return source;
}

function listMatches(
  recipes: RecipeWords[],
  { query, below = null, limit }: MatchesAsked,
): number[] {
  const isMatch = createMatcher(query);
  const found: number[] = [];
  for (const { id, words } of recipes) {
    if (found.length === limit) break;
    if ((below === null || id < below) && isMatch(words)) found.push(id);
  }
  return found;
}
