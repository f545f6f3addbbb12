import { stemOf, wordsOf } from "#domain/words";
import { rowsWith, type Wanted, type WordIndex } from "../db/full-text";
import type { Db } from "../db/open";
import { listNeighbours } from "../db/vocabulary";
import { placed } from "./index-terms";

/** More of a text than anybody types to find something is left out. */
export const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;
/** A word that is part of more ingredients' names than these says little about any. */
const MAX_INGREDIENTS = 120;

/** Of the words one typo away so many are looked up, and so many looked for. */
const MAX_NEIGHBOURS = 300;
const MAX_MEANT = 12;
const MIN_WITH_END = 5;

/** What somebody looks for, word by word. */
export interface SearchQuery {
  words: QueryWord[];
  /** Whether there was more than is looked for. */
  isCut: boolean;
}

export interface QueryWord {
  /** As typed, folded. */
  typed: string;
  /** Its stem; with those one typo away where typos are forgiven. */
  stems: string[];
  /** The last word may lack letters: what it begins with. */
  prefix: string | null;
  /** Ingredients of the catalogue that have it in a name, in either language. */
  ingredientIds: number[];
}

/** Reads what somebody typed. */
export async function parseQuery(db: Db, text: string): Promise<SearchQuery> {
  const all = wordsOf(text.slice(0, MAX_QUERY_LENGTH));
  const typed = all.slice(0, MAX_WORDS);
  const words = typed.map((word, index) => ({
    typed: word,
    stems: [stemOf(word)],
    prefix: index === all.length - 1 ? word : null,
  }));
  return {
    words: await withIngredients(db, words),
    isCut: all.length > MAX_WORDS || text.length > MAX_QUERY_LENGTH,
  };
}

/** Whether somebody may know, by what they may read, that a word is written somewhere. */
export type IsReadable = (word: string) => Promise<boolean>;

/**
 * The same with the words one typo away, of those that are written where the reader may read; a word
 * that is in the name of an ingredient is none.
 */
export async function forgiving(
  db: Db,
  { words, isCut }: SearchQuery,
  isReadable: IsReadable,
): Promise<SearchQuery> {
  const wider = await Promise.all(
    words.map(async (word) => ({
      ...word,
      stems: [...word.stems, ...(await meantBy(db, word.typed, isReadable))],
    })),
  );
  return { words: await withIngredients(db, wider), isCut };
}

/** Whether an ingredient of the catalogue has the word in a name. */
export async function isCatalogueWord(db: Db, stem: string): Promise<boolean> {
  return isWritten(db, "ingredient_words", { word: placed.ingredient(stem) });
}

/** Whether any row of an index has what is wanted. */
export async function isWritten(db: Db, index: WordIndex, wanted: Wanted): Promise<boolean> {
  const row = await db
    .selectFrom(rowsWith(index, wanted))
    .select("hit.id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function meantBy(db: Db, typed: string, isReadable: IsReadable): Promise<string[]> {
  const stem = stemOf(typed);
  if (await isCatalogueWord(db, stem)) return [];
  const neighbours = await listNeighbours(db, [...new Set([stem, typed])]);
  const meant: string[] = [];
  for (const word of [...withoutItsEnd(typed), ...neighbours].slice(0, MAX_NEIGHBOURS)) {
    if (await isReadable(word)) meant.push(word);
  }
  return meant.slice(0, MAX_MEANT);
}

/** The stems of what a word was before a typo at its end, where a plural is told by. */
function withoutItsEnd(typed: string): string[] {
  if (typed.length < MIN_WITH_END) return [];
  const [last = "", beforeLast = ""] = [typed.at(-1), typed.at(-2)];
  return [typed.slice(0, -1), typed.slice(0, -2) + last + beforeLast].map(stemOf);
}

/** That a word stands at a place: one of its stems, or what it begins with. */
export function standsAt(place: (stem: string) => string, word: Omit<QueryWord, "ingredientIds">) {
  const { stems, prefix } = word;
  const wanted: Wanted[] = stems.map((stem) => ({ word: place(stem) }));
  if (prefix !== null) wanted.push({ prefix: place(prefix) });
  return { any: wanted };
}

async function withIngredients(
  db: Db,
  words: Omit<QueryWord, "ingredientIds">[],
): Promise<QueryWord[]> {
  return Promise.all(
    words.map(async (word) => {
      const found = await db
        .selectFrom(rowsWith("ingredient_words", standsAt(placed.ingredient, word)))
        .select("hit.id")
        .orderBy("hit.id", "desc")
        .limit(MAX_INGREDIENTS)
        .execute();
      return { ...word, ingredientIds: found.map(({ id }) => id) };
    }),
  );
}
