import { stemOf, wordsOf } from "~/model/words";
import { rowsWith, type Wanted } from "../db/full-text";
import type { Db } from "../db/open";
import { listNeighbours } from "../db/vocabulary";
import { placed } from "./places";

/** More of a text than anybody types to find something is left out. */
export const MAX_SOUGHT_LENGTH = 200;
const MAX_WORDS = 8;
/** A word that is part of more ingredients' names than these says little about any. */
const MAX_INGREDIENTS = 120;

/** What somebody looks for, word by word. */
export interface Sought {
  words: SoughtWord[];
  /** Whether there was more than is looked for. */
  isCut: boolean;
}

export interface SoughtWord {
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
export async function soughtIn(db: Db, text: string): Promise<Sought> {
  const all = wordsOf(text.slice(0, MAX_SOUGHT_LENGTH));
  const typed = all.slice(0, MAX_WORDS);
  const words = typed.map((word, index) => ({
    typed: word,
    stems: [stemOf(word)],
    prefix: index === all.length - 1 ? word : null,
  }));
  return {
    words: await withIngredients(db, words),
    isCut: all.length > MAX_WORDS || text.length > MAX_SOUGHT_LENGTH,
  };
}

/** The same with every word that is one typo away. */
export async function forgiving(db: Db, { words, isCut }: Sought): Promise<Sought> {
  const typed = words.flatMap(({ stems }) => stems);
  const neighbours = await listNeighbours(db, typed);
  const wider = words.map((word) => ({
    ...word,
    stems: word.stems.flatMap((stem) => [stem, ...(neighbours.get(stem) ?? [])]),
  }));
  return { words: await withIngredients(db, wider), isCut };
}

/** That a word stands at a place: one of its stems, or what it begins with. */
export function standsAt(place: (stem: string) => string, word: Omit<SoughtWord, "ingredientIds">) {
  const { stems, prefix } = word;
  const wanted: Wanted[] = stems.map((stem) => ({ word: place(stem) }));
  if (prefix !== null) wanted.push({ prefix: place(prefix) });
  return { any: wanted };
}

async function withIngredients(
  db: Db,
  words: Omit<SoughtWord, "ingredientIds">[],
): Promise<SoughtWord[]> {
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
