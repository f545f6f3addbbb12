import type { IngredientCategory } from "#domain/ingredient-category";
import type { Locale } from "#domain/locales";
import { allowedUnits, type Unit } from "#domain/units";
import { stemOf, wordsOf } from "#domain/word-stems";
import { rowsWith } from "../db/full-text";
import type { Db } from "../db/open";
import { termFor } from "../full-text/index-terms";
import {
  isCatalogueWord,
  matchIn,
  parseQuery,
  type QueryWord,
  type SearchQuery,
  withTyposForgiven,
} from "../full-text/query";

/** At least so many are ranked; a query that matches more is a letter or two. */
const MIN_CANDIDATES = 150;

export interface IngredientMatch {
  id: number;
  name: string;
  category: IngredientCategory;
  units: Unit[];
  /** The alias or foreign name that matched; null if the name itself did. */
  matchedName: string | null;
}

/** Best match first. If nothing matches, one typo in a longer word is forgiven. */
export async function searchIngredients(
  db: Db,
  text: string,
  locale: Locale,
  limit: number,
): Promise<IngredientMatch[]> {
  return searchIngredientsByQuery(db, await parseQuery(db, text), locale, limit);
}

export async function searchIngredientsByQuery(
  db: Db,
  typed: SearchQuery,
  locale: Locale,
  limit: number,
): Promise<IngredientMatch[]> {
  const strict = await idsOf(db, typed, limit);
  if (strict.length > 0) return ranked(await namesOf(db, strict), typed, locale, limit);
  const forgiven = await withTyposForgiven(db, typed, (word) => isCatalogueWord(db, word));
  return ranked(await namesOf(db, await idsOf(db, forgiven, limit)), forgiven, locale, limit);
}

async function idsOf(db: Db, { words }: SearchQuery, limit: number): Promise<number[]> {
  if (words.length === 0) return [];
  const wanted = { all: words.map((word) => matchIn(termFor.ingredient, word)) };
  const rows = await db
    .selectFrom(rowsWith("ingredient_words", wanted))
    .select("hit.id")
    .orderBy("hit.id", "desc")
    .limit(Math.max(limit, MIN_CANDIDATES))
    .execute();
  return rows.map(({ id }) => id);
}

type Named = Awaited<ReturnType<typeof namesOf>>[number];

async function namesOf(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("ingredient_names as named")
    .innerJoin("ingredients", "ingredients.id", "named.ingredient_id")
    .select([
      "ingredients.id",
      "ingredients.name_en",
      "ingredients.name_fr",
      "ingredients.category",
      "ingredients.allow_amount as allowAmount",
      "ingredients.allow_weight as allowWeight",
      "ingredients.allow_volume as allowVolume",
      "named.locale",
      "named.name",
      "named.key",
      "named.is_alias as isAlias",
    ])
    .where("named.ingredient_id", "in", ids)
    .execute();
}

function ranked(
  names: Named[],
  { words }: SearchQuery,
  locale: Locale,
  limit: number,
): IngredientMatch[] {
  const byRank = names
    .map((named) => ({ named, rank: rankOf(named, words, locale) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.named.key.length - b.named.key.length ||
        a.named.key.localeCompare(b.named.key),
    );
  const found = new Map<number, IngredientMatch>();
  for (const { named } of byRank) {
    const { id, category } = named;
    const name = locale === "fr" ? named.name_fr : named.name_en;
    const matchedName = named.name === name ? null : named.name;
    const units = allowedUnits(named);
    if (!found.has(id)) found.set(id, { id, name, category, units, matchedName });
  }
  return [...found.values()].slice(0, limit);
}

/** 0 is best: exactly these words, then at the beginning, then anywhere, then as prefixes. */
function rankOf(named: Named, words: QueryWord[], locale: Locale): number {
  const stems = wordsOf(named.name).map(stemOf);
  const isBeginning = words.every((word, at) => word.stems.includes(stems[at] ?? ""));
  const isSame = isBeginning && stems.length === words.length;
  const hasAll = words.every((word) => stems.some((stem) => word.stems.includes(stem)));
  const likeness = isSame ? 0 : isBeginning ? 4 : hasAll ? 8 : 12;
  return likeness + named.isAlias + (named.locale === locale ? 0 : 2);
}
