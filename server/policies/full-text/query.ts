import { foldWord, listTellingWords, stemWord } from "#domain/text/word-stems";
import {
  getMaxParallelQueries,
  selectMatches,
  type Wanted,
  type WordIndex,
} from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { listNeighbours, listWordsWith } from "../../platform/db/vocabulary";
import { buildNameTerm, termFor } from "./index-terms";
import type { SearchBudget } from "./search-budget";

const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;
/** A word in more ingredient names than this is not specific enough. */
const MAX_INGREDIENTS = 120;

const MAX_NEIGHBOURS = 300;
const MAX_CORRECTIONS = 12;
const MIN_WITH_END = 5;

/** Shorter prefixes have an index of their own. */
const MIN_BEGINNING = 4;
const MAX_KNOWN = 64;

export interface SearchQuery {
  words: QueryWord[];
  isCut: boolean;
  /** Matches whole words as typed: no prefixes, typos or aliases. */
  isExact?: boolean;
}

export interface QueryWord {
  /** As written, in lower case; words of text without spaces share it. */
  written: string;
  typed: string;
  /** Its stem, then the stems one typo away if typos are forgiven. */
  stems: string[];
  prefix: string | null;
  known: string[] | null;
  ingredientIds: number[];
}

export async function parseQuery(db: Db, text: string, isExact = false): Promise<SearchQuery> {
  const all = listTellingWords(text.slice(0, MAX_QUERY_LENGTH)).flatMap((written) =>
    foldWord(written).map((word) => ({ written, word })),
  );
  const typed = all.slice(0, MAX_WORDS);
  const words = typed.map(async ({ written, word }, index) => {
    const prefix = index === all.length - 1 && !isExact ? word : null;
    const known = await listKnown(db, prefix);
    const query = { written, typed: word, stems: [stemWord(word)], prefix, known };
    return isExact ? { ...query, ingredientIds: [] } : withIngredients(db, query);
  });
  const found = await Promise.all(words);
  return {
    words: isExact ? found : await withAliases(db, found),
    isCut: all.length > MAX_WORDS || text.length > MAX_QUERY_LENGTH,
    isExact,
  };
}

async function listKnown(db: Db, prefix: string | null): Promise<string[] | null> {
  if (prefix === null || prefix.length < MIN_BEGINNING) return null;
  return listWordsWith(db, prefix, MAX_KNOWN);
}

/** Whether the viewer may learn of a word, because it occurs in something they may read. */
type IsReadable = (word: string) => Promise<boolean>;

/** Adds known words one typo away, except for catalogue words and exact queries. */
export async function withTyposForgiven(
  db: Db,
  typed: SearchQuery,
  isReadable: IsReadable,
  budget: SearchBudget,
): Promise<SearchQuery> {
  const { words, isCut, isExact } = typed;
  if (isExact) return typed;
  const wider = words.map(async (word) => {
    const corrections = await listCorrections(db, word.typed, isReadable, budget);
    return withIngredients(db, { ...word, stems: [...word.stems, ...corrections] });
  });
  return { words: await withAliases(db, await Promise.all(wider)), isCut };
}

export async function isCatalogueWord(db: Db, stem: string): Promise<boolean> {
  return hasMatch(db, "ingredient_words", { word: termFor.ingredient(stem) });
}

export async function hasMatch(db: Db, index: WordIndex, query: Wanted): Promise<boolean> {
  const row = await db
    .selectFrom(selectMatches(db, index, query))
    .select("hit.id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function listCorrections(
  db: Db,
  typed: string,
  isReadable: IsReadable,
  budget: SearchBudget,
): Promise<string[]> {
  const stem = stemWord(typed);
  if (await isCatalogueWord(db, stem)) return [];
  const neighbours = await listNeighbours(db, listForms(typed, stem));
  const candidates = [...withEndCorrected(typed), ...neighbours].slice(0, MAX_NEIGHBOURS);
  const corrections: string[] = [];
  for (let at = 0; at < candidates.length; at += getMaxParallelQueries(db)) {
    if (budget.isSpent() || corrections.length >= MAX_CORRECTIONS) break;
    const checked = candidates
      .slice(at, at + getMaxParallelQueries(db))
      .map(async (word) => ((await isReadable(word)) ? [word] : []));
    corrections.push(...(await Promise.all(checked)).flat());
  }
  return corrections.slice(0, MAX_CORRECTIONS);
}

/** A short stem that lost two letters is near too many others: "brulee" becomes "brul", near "brun". */
function listForms(typed: string, stem: string): string[] {
  const isTelling = stem.length >= MIN_WITH_END || typed.length - stem.length < 2;
  return isTelling ? [...new Set([stem, typed])] : [typed];
}

/** Undoes an extra or swapped last letter, which would mislead the stemmer's plural rules. */
function withEndCorrected(typed: string): string[] {
  if (typed.length < MIN_WITH_END) return [];
  const [last = "", beforeLast = ""] = [typed.at(-1), typed.at(-2)];
  return [typed.slice(0, -1), typed.slice(0, -2) + last + beforeLast].map(stemWord);
}

export function buildFieldQuery(
  toTerm: (stem: string) => string,
  word: Omit<QueryWord, "ingredientIds">,
) {
  const { stems, prefix, known } = word;
  const alternatives: Wanted[] = stems.map((stem) => ({ word: toTerm(stem) }));
  if (prefix !== null)
    alternatives.push({ prefix: toTerm(prefix), known: known?.map(toTerm) ?? null });
  return { any: alternatives };
}

async function withIngredients(db: Db, word: Omit<QueryWord, "ingredientIds">): Promise<QueryWord> {
  const found = await db
    .selectFrom(selectMatches(db, "ingredient_words", buildFieldQuery(termFor.food, word)))
    .select("hit.id")
    .orderBy("hit.id", "desc")
    .limit(MAX_INGREDIENTS)
    .execute();
  return { ...word, ingredientIds: found.map(({ id }) => id) };
}

/** Adds the foods whose alias of several words stands as a whole in the query: "plum tomato". */
async function withAliases(db: Db, words: QueryWord[]): Promise<QueryWord[]> {
  const stretches = listStretches(words);
  const aliases = stretches.map(buildAliasQuery);
  if (aliases.length === 0 || !(await hasMatch(db, "ingredient_words", { any: aliases })))
    return words;
  const found = await Promise.all(
    aliases.map((alias) =>
      db
        .selectFrom(selectMatches(db, "ingredient_words", alias))
        .select("hit.id")
        .orderBy("hit.id", "desc")
        .limit(MAX_INGREDIENTS)
        .execute(),
    ),
  );
  return words.map((word) => {
    const more = found.filter((_, at) => stretches[at]?.includes(word)).flat();
    return {
      ...word,
      ingredientIds: [...new Set([...word.ingredientIds, ...more.map(({ id }) => id)])],
    };
  });
}

function listStretches(words: QueryWord[]): QueryWord[][] {
  return words.flatMap((_, from) =>
    [2, 3, 4].flatMap((length) =>
      from + length <= words.length ? [words.slice(from, from + length)] : [],
    ),
  );
}

function buildAliasQuery(stretch: QueryWord[]): Wanted {
  const stems = stretch.map((word) => word.stems[0] ?? "");
  const whole: Wanted = { word: buildNameTerm(stems) };
  const prefix = stretch.at(-1)?.prefix ?? null;
  if (prefix === null) return whole;
  const unfinished = buildNameTerm([...stems.slice(0, -1), prefix]);
  return { any: [whole, { prefix: unfinished, known: null }] };
}
