import { foldWord, listTellingWords, stemWord } from "#domain/text/word-stems";
import { getQueriesAtOnce, type Wanted } from "../../platform/db/full-text";
import { listMatched, listNewest } from "../../platform/db/newest-matches";
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
    return { written, typed: word, stems: [stemWord(word)], prefix, known, ingredientIds: [] };
  });
  const found = await Promise.all(words);
  return {
    words: isExact ? found : await withIngredients(db, found),
    isCut: all.length > MAX_WORDS || text.length > MAX_QUERY_LENGTH,
    isExact,
  };
}

async function listKnown(db: Db, prefix: string | null): Promise<string[] | null> {
  if (prefix === null || prefix.length < MIN_BEGINNING) return null;
  return listWordsWith(db, prefix, MAX_KNOWN);
}

/** Of each word whether the viewer may learn of it, because it occurs in something they may read. */
type ListReadable = (words: string[]) => Promise<boolean[]>;

/** Adds known words one typo away, except for catalogue words and exact queries. */
export async function withTyposForgiven(
  db: Db,
  typed: SearchQuery,
  listReadable: ListReadable,
  budget: SearchBudget,
): Promise<SearchQuery> {
  const { words, isCut, isExact } = typed;
  if (isExact) return typed;
  const byWord = await listCandidates(db, typed);
  const corrections = await Promise.all(
    byWord.map((some) => pickReadable(db, some, listReadable, budget)),
  );
  if (corrections.every((some) => some.length === 0)) return typed;
  const wider = words.map((word, at) => ({
    ...word,
    stems: [...word.stems, ...(corrections[at] ?? [])],
  }));
  return { words: await withIngredients(db, wider), isCut };
}

/** Of each stem whether the name of an ingredient has it. */
export function listCatalogueWords(db: Db, stems: string[]): Promise<boolean[]> {
  const queries = stems.map((stem) => ({ word: termFor.ingredient(stem) }));
  return listMatched(db, "ingredient_words", queries);
}

/** Recipes, people and ingredients forgive the typos of one query. */
const candidatesByQuery = new WeakMap<SearchQuery, Promise<string[][]>>();

function listCandidates(db: Db, query: SearchQuery): Promise<string[][]> {
  const known = candidatesByQuery.get(query) ?? findCandidates(db, query);
  candidatesByQuery.set(query, known);
  return known;
}

/** Of each word the known words one typo away; none of a catalogue word. */
async function findCandidates(db: Db, { words }: SearchQuery): Promise<string[][]> {
  const isCatalogue = await listCatalogueWords(
    db,
    words.map(({ typed }) => stemWord(typed)),
  );
  const unknown = words.map(({ typed }, at) => (isCatalogue[at] ? [] : listForms(typed)));
  const neighbours = await listNeighbours(db, unknown);
  return words.map(({ typed }, at) =>
    isCatalogue[at]
      ? []
      : [...withEndCorrected(typed), ...(neighbours[at] ?? [])].slice(0, MAX_NEIGHBOURS),
  );
}

async function pickReadable(
  db: Db,
  candidates: string[],
  listReadable: ListReadable,
  budget: SearchBudget,
): Promise<string[]> {
  const corrections: string[] = [];
  for (let at = 0; at < candidates.length; at += getQueriesAtOnce(db)) {
    if (budget.isSpent() || corrections.length >= MAX_CORRECTIONS) break;
    const some = candidates.slice(at, at + getQueriesAtOnce(db));
    const isReadable = await listReadable(some);
    corrections.push(...some.filter((_, place) => isReadable[place]));
  }
  return corrections.slice(0, MAX_CORRECTIONS);
}

/** A short stem that lost two letters is near too many others: "brulee" becomes "brul", near "brun". */
function listForms(typed: string): string[] {
  const stem = stemWord(typed);
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

/** Adds the foods of each word, and of an alias that stands as a whole in the query: "plum tomato". */
async function withIngredients(db: Db, words: QueryWord[]): Promise<QueryWord[]> {
  const queries = words.map((word) => buildFieldQuery(termFor.food, word));
  const stretches = listStretches(words);
  const aliases = stretches.map(buildAliasQuery);
  const [found, [hasAlias]] = await Promise.all([
    listFoods(db, queries),
    aliases.length > 0 ? listMatched(db, "ingredient_words", [{ any: aliases }]) : [false],
  ]);
  const foundByAlias = hasAlias ? await listFoods(db, aliases) : [];
  return words.map((word, at) => {
    const more = foundByAlias.filter((_, nth) => stretches[nth]?.includes(word)).flat();
    return { ...word, ingredientIds: [...new Set([...(found[at] ?? []), ...more])] };
  });
}

function listFoods(db: Db, queries: Wanted[]): Promise<number[][]> {
  const asked = queries.map((query) => ({ query, limit: MAX_INGREDIENTS }));
  return listNewest(db, "ingredient_words", asked);
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
