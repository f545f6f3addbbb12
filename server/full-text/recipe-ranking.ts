import { rowsWith, type Wanted, type WordIndex } from "../db/full-text";
import type { Db } from "../db/open";
import type { Viewer } from "../permissions";
import { visibleTo } from "../visibility/recipes";
import { privateOf, protectedBy, termFor, wholeName } from "./index-terms";
import {
  hasMatch,
  isCatalogueWord,
  matchIn,
  type QueryWord,
  type SearchQuery,
  withTyposForgiven,
} from "./query";

export interface HitsCursor {
  isForgiving: boolean;
  tier: number;
  id: number;
}

interface SearchedIndex {
  index: WordIndex;
  scope: Wanted[];
}

export interface RecipeHits {
  ids: number[];
  query: SearchQuery;
  isForgiving: boolean;
  next: HitsCursor | null;
}

/**
 * In tiers: exact title, title, beginning of words in the title, ingredient, title or ingredient,
 * anywhere; newest first in a tier. If nothing matches, one typo in a longer word is forgiven.
 */
export async function searchRecipes(
  db: Db,
  viewer: Viewer,
  typed: SearchQuery,
  { after, limit }: { after: HitsCursor | null; limit: number },
): Promise<RecipeHits> {
  if (!after?.isForgiving) {
    const strict = await hitsOf(db, viewer, tiersOf(typed), { after, limit });
    if (strict.ids.length > 0 || after) {
      return { ...strict, query: typed, isForgiving: false, next: cursorOf(strict.last, false) };
    }
  }
  const sources = await indexesFor(db, viewer);
  const query = await withTyposForgiven(db, typed, (word) => isReadable(db, sources, word));
  const hits = await hitsOf(db, viewer, tiersOf(query), { after, limit });
  return { ids: hits.ids, query, isForgiving: true, next: cursorOf(hits.last, true) };
}

async function isReadable(db: Db, sources: SearchedIndex[], word: string): Promise<boolean> {
  const somewhere = {
    any: [termFor.title, termFor.ingredient, termFor.body].map((place) => ({ word: place(word) })),
  };
  for (const { index, scope } of sources) {
    if (await hasMatch(db, index, { all: [...scope, somewhere] })) return true;
  }
  return isCatalogueWord(db, word);
}

export interface IndexQuery {
  index: WordIndex;
  wanted: Wanted;
}

export async function indexQueriesOf(
  db: Db,
  viewer: Viewer,
  query: SearchQuery,
): Promise<IndexQuery[]> {
  const words = searchedWordsOf(query);
  if (words.length === 0) return [];
  const sources = await indexesFor(db, viewer);
  return sources.map(({ index, scope }) => ({
    index,
    wanted: { all: [...scope, anywhere(words)] },
  }));
}

function tiersOf(query: SearchQuery): Wanted[] {
  const words = searchedWordsOf(query);
  if (words.length === 0) return [];
  const exact = words.map((word) => ({ ...word, prefix: null }));
  const inTitle = words.map((word) => matchIn(termFor.title, word));
  const inIngredients = words.map(isIngredient);
  const whole = words
    .map((word) => word.ingredientIds)
    .reduce((both, ids) => both.filter((id) => ids.includes(id)));
  const tiers: Wanted[] = [
    { word: wholeName(words.map(({ stems }) => stems[0] ?? "")) },
    { all: exact.map((word) => matchIn(termFor.title, word)) },
    { all: inTitle },
    {
      any: [...whole.map(asWord), { all: words.map((word) => matchIn(termFor.ingredient, word)) }],
    },
    { all: words.map((_, at) => either(inTitle[at], inIngredients[at])) },
    anywhere(words),
  ];
  return tiers.map((tier, at) => ({ all: [tier], none: tiers.slice(0, at) }));
}

function anywhere(words: QueryWord[]): Wanted {
  return {
    all: words.map((word) =>
      either(matchIn(termFor.title, word), isIngredient(word), matchIn(termFor.body, word)),
    ),
  };
}

function isIngredient(word: QueryWord) {
  return { any: [...matchIn(termFor.ingredient, word).any, ...word.ingredientIds.map(asWord)] };
}

async function hitsOf(
  db: Db,
  viewer: Viewer,
  tiers: Wanted[],
  { after, limit }: { after: HitsCursor | null; limit: number },
) {
  const sources = await indexesFor(db, viewer);
  const found: { id: number; tier: number }[] = [];
  for (let tier = after?.tier ?? 0; tier < tiers.length && found.length <= limit; tier++) {
    const wanted = tiers[tier] as Wanted;
    const below = tier === after?.tier ? after.id : null;
    const ids = await Promise.all(
      sources.map(({ index, scope }) =>
        visibleIds(db, viewer, index, { all: [...scope, wanted] }, below, limit + 1),
      ),
    );
    found.push(
      ...ids
        .flat()
        .sort((a, b) => b - a)
        .map((id) => ({ id, tier })),
    );
  }
  const page = found.slice(0, limit);
  return { ids: page.map(({ id }) => id), last: found.length > limit ? page.at(-1) : undefined };
}

async function visibleIds(
  db: Db,
  viewer: Viewer,
  index: WordIndex,
  wanted: Wanted,
  below: number | null,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(rowsWith(index, wanted))
    .innerJoin("recipes", "recipes.id", "hit.id")
    .select("recipes.id")
    .where(visibleTo(viewer))
    .$if(below !== null, (query) => query.where("hit.id", "<", below ?? 0))
    .orderBy("hit.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Recipes that are not public are searched only under authors who may let the viewer see some. */
async function indexesFor(db: Db, viewer: Viewer): Promise<SearchedIndex[]> {
  const everybody = { index: "public_recipe_words" as const, scope: [] };
  if (!viewer) return [everybody];
  const authors = await db
    .selectFrom("follows")
    .select("follows.followed_id as id")
    .where("follows.follower_id", "=", viewer.id)
    .where("follows.accepted_at", "is not", null)
    .union(
      db
        .selectFrom("cookbook_members")
        .innerJoin(
          "cookbook_recipes",
          "cookbook_recipes.cookbook_id",
          "cookbook_members.cookbook_id",
        )
        .innerJoin("recipes", "recipes.id", "cookbook_recipes.recipe_id")
        .select("recipes.author_id as id")
        .where("cookbook_members.user_id", "=", viewer.id),
    )
    .execute();
  const readable = [privateOf(viewer.id), ...[viewer, ...authors].map(({ id }) => protectedBy(id))];
  const scope = { any: [...new Set(readable)].map((word) => ({ word })) };
  return [everybody, { index: "other_recipe_words", scope: [scope] }];
}

/** A single letter is a whole word; as the last of several it is unfinished and left out. */
function searchedWordsOf({ words }: SearchQuery): QueryWord[] {
  const [last] = words.slice(-1);
  const isUnfinished = words.length > 1 && last !== undefined && isLetter(last);
  return (isUnfinished ? words.slice(0, -1) : words).map((word) =>
    isLetter(word) ? { ...word, prefix: null, ingredientIds: [] } : word,
  );
}

function isLetter({ typed }: QueryWord): boolean {
  return /^\p{L}$/u.test(typed);
}

function either(...wanted: (Wanted | undefined)[]): Wanted {
  return { any: wanted.filter((each) => each !== undefined) };
}

function asWord(ingredientId: number): Wanted {
  return { word: termFor.catalogue(ingredientId) };
}

function cursorOf(last: { id: number; tier: number } | undefined, isForgiving: boolean) {
  return last ? { isForgiving, ...last } : null;
}
