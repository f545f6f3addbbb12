import type { Wanted } from "../../platform/db/full-text";
import { createMatcher } from "./matching";
import type { SearchQuery } from "./query";
import type { RecipeSource } from "./recipe-sources";
import { buildWordQueries, type WordQueries } from "./recipe-tiers";

/** The newest of each kind that are ranked; bounds the cost. */
const MAX_RANKED = 200;

/**
 * The recipes with most of the words, first those with more of them in the title, then the
 * newest; and the words. Both are empty if only one word was written.
 */
export async function listWithSomeWords(
  sources: RecipeSource[],
  query: SearchQuery,
  limit: number,
): Promise<{ ids: number[]; partly: string[] }> {
  const words = buildWordQueries(query);
  const partly = [...new Set(words.map(({ written }) => written))];
  if (partly.length < 2) return { ids: [], partly: [] };
  const any = { any: words.map(({ anywhere }) => anywhere) };
  const queries = words.length > 2 ? [matchAllButOne(words), any] : [any];
  const found = await Promise.all(
    sources.map((source) => source.listWithWords(queries, MAX_RANKED)),
  );
  const count = createCounter(words);
  const ids = found
    .flat()
    .map((recipe) => ({ id: recipe.id, ...count(recipe.words) }))
    .sort((a, b) => b.anywhere - a.anywhere || b.title - a.title || b.id - a.id)
    .slice(0, limit)
    .map(({ id }) => id);
  return { ids, partly: ids.length > 0 ? partly : [] };
}

/** Halves, so that eight words are asked for thirty-two times and not fifty-six. */
function matchAllButOne(words: WordQueries[]): Wanted {
  if (words.length === 2) return { any: words.map(({ anywhere }) => anywhere) };
  const middle = Math.ceil(words.length / 2);
  const [left, right] = [words.slice(0, middle), words.slice(middle)];
  const lacking = [
    [left, right],
    [right, left],
  ] as const;
  return {
    any: lacking.map(([whole, part]) =>
      part.length === 1 ? matchAll(whole) : { all: [matchAll(whole), matchAllButOne(part)] },
    ),
  };
}

function matchAll(words: WordQueries[]): Wanted {
  return { all: words.map(({ anywhere }) => anywhere) };
}

function createCounter(words: WordQueries[]) {
  const matchers = words.map(({ title, anywhere }) => ({
    isInTitle: createMatcher(title),
    isAnywhere: createMatcher(anywhere),
  }));
  return (text: string) => ({
    title: matchers.filter(({ isInTitle }) => isInTitle(text)).length,
    anywhere: matchers.filter(({ isAnywhere }) => isAnywhere(text)).length,
  });
}
