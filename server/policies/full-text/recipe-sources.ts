import { type KeepingIndex, selectMatches, type Wanted } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import type { Person, Viewer } from "../permissions";
import { visibleTo } from "../visibility/recipes";
import { createMatcher } from "./matching";
import { hasMatch, type SearchQuery } from "./query";
import { pickRarestWords } from "./rarest-words";
import { listWithWords, type RecipeWords, readableBy } from "./readable-recipes-queries";
import { buildAnywhereQuery, pickSearchedWords } from "./recipe-tiers";

export interface RecipeSource {
  find(query: Wanted, below: number | null, limit: number): Promise<number[]>;
  has(query: Wanted): Promise<boolean>;
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
    find: (query, below, limit) => source.find(add(query), below, limit),
    has: (query) => source.has(add(query)),
    listWithWords: (queries, limit) => source.listWithWords(queries.map(add), limit),
    narrow: async (query) => requireTerm(await source.narrow(query), term),
  };
}

function createIndexSource(db: Db, viewer: Viewer, index: KeepingIndex): RecipeSource {
  const isOthers = index === "other_recipe_words";
  const source: RecipeSource = {
    async find(termQuery, below, limit) {
      const rows = await db
        .selectFrom(selectMatches(db, index, termQuery, { below }))
        .innerJoin("recipes", "recipes.id", "hit.id")
        .select("recipes.id")
        .where(visibleTo(viewer))
        .$if(isOthers, (query) => query.where("recipes.id", "in", readableBy(db, viewer as Person)))
        .orderBy("hit.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    async has(termQuery) {
      if (isOthers) return (await source.find(termQuery, null, 1)).length > 0;
      return hasMatch(db, index, termQuery);
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
      const ids = rarest ? await source.find(rarest, null, MAX_CHECKED + 1) : [];
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
    async find(query, below, limit) {
      const isMatch = createMatcher(query);
      const found: number[] = [];
      for (const { id, words } of recipes) {
        if (found.length === limit) break;
        if ((below === null || id < below) && isMatch(words)) found.push(id);
      }
      return found;
    },
    async has(query) {
      const isMatch = createMatcher(query);
      return recipes.some(({ words }) => isMatch(words));
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
