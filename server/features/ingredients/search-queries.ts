import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import type { FoodTrait } from "#domain/ingredient/ingredient-traits";
import { type Locale, toBaseLocale, type UiLocale } from "#domain/language/locales";
import { allowedUnits, type Unit } from "#domain/measures/units";
import { foldedKey } from "#domain/text/text";
import { stemWord, tokenize } from "#domain/text/word-stems";
import { getSearchLimit, selectMatches } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { termFor } from "../../policies/full-text/index-terms";
import {
  buildFieldQuery,
  listCatalogueWords,
  parseQuery,
  type QueryWord,
  type SearchQuery,
  withTyposForgiven,
} from "../../policies/full-text/query";
import { startBudget } from "../../policies/full-text/search-budget";
import { NAME_COLUMNS, pickName } from "./name-columns";
import { toRegionalName } from "./regional-names";

/** Minimum number of candidates to rank; only a query of a letter or two matches more. */
const MIN_CANDIDATES = 150;

export interface IngredientMatch {
  id: number;
  name: string;
  category: IngredientCategory;
  units: Unit[];
  /** The alias or foreign name that matched; null if the name itself did. */
  matchedName: string | null;
}

export async function searchIngredients(
  db: Db,
  text: string,
  locale: UiLocale,
  limit: number,
): Promise<IngredientMatch[]> {
  return searchIngredientsByQuery(db, await parseQuery(db, text), locale, limit);
}

export async function searchIngredientsByQuery(
  db: Db,
  typed: SearchQuery,
  locale: UiLocale,
  limit: number,
  budget = startBudget(getSearchLimit(db)),
): Promise<IngredientMatch[]> {
  const strict = await findIds(db, typed, limit);
  if (strict.length > 0) return rankMatches(await listNames(db, strict), typed, locale, limit);
  const listReadable = (stems: string[]) => listCatalogueWords(db, stems);
  const forgiven = await withTyposForgiven(db, typed, listReadable, budget);
  if (forgiven === typed) return [];
  return rankMatches(
    await listNames(db, await findIds(db, forgiven, limit)),
    forgiven,
    locale,
    limit,
  );
}

async function findIds(db: Db, { words }: SearchQuery, limit: number): Promise<number[]> {
  if (words.length === 0) return [];
  const termQuery = { all: words.map((word) => buildFieldQuery(termFor.ingredient, word)) };
  const rows = await db
    .selectFrom(selectMatches(db, "ingredient_words", termQuery))
    .select("hit.id")
    .orderBy("hit.id", "desc")
    .limit(Math.max(limit, MIN_CANDIDATES))
    .execute();
  return rows.map(({ id }) => id);
}

type NameRow = Awaited<ReturnType<typeof listNames>>[number];

async function listNames(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("ingredient_names as named")
    .innerJoin("ingredients", "ingredients.id", "named.ingredient_id")
    .select([
      "ingredients.id",
      ...NAME_COLUMNS,
      "ingredients.category",
      "ingredients.traits",
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

function rankMatches(
  names: NameRow[],
  { words }: SearchQuery,
  uiLocale: UiLocale,
  limit: number,
): IngredientMatch[] {
  const locale = toBaseLocale(uiLocale);
  const byRank = names
    .map((named) => ({ named, rank: rankName(named, words, locale) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        scoreEveryday(b.named) - scoreEveryday(a.named) ||
        a.named.key.length - b.named.key.length ||
        a.named.key.localeCompare(b.named.key),
    );
  const rankByName = new Map<number, number>();
  for (const { named, rank } of byRank) {
    if (named.locale === locale && !named.isAlias) rankByName.set(named.id, rank);
  }
  const found = new Map<number, IngredientMatch>();
  for (const { named, rank } of byRank) {
    const { id, category } = named;
    const catalogueName = pickName(named, locale);
    const name = toRegionalName(catalogueName, uiLocale);
    const isMatch = name === catalogueName && rankByName.get(id) === rank;
    const isShown = isMatch || foldedKey(named.name) === foldedKey(name);
    const matchedName = isShown ? null : named.name;
    const units = allowedUnits(named);
    if (!found.has(id)) found.set(id, { id, name, category, units, matchedName });
  }
  return [...found.values()].slice(0, limit);
}

function scoreEveryday({ traits }: NameRow): number {
  return traits.split(" ").includes("everyday" satisfies FoodTrait) ? 1 : 0;
}

/** 0 is best: exact name or alias, then names before aliases; the reader's language first. */
function rankName(named: NameRow, words: QueryWord[], locale: Locale): number {
  const own = tokenize(named.name);
  const isBeginning = words.every((word, at) => isMatch(own[at] ?? "", word));
  const isSame = isBeginning && own.length === words.length && own.every(matchesWholeWord(words));
  if (!isBeginning && !words.every((word) => own.some((each) => isMatch(each, word)))) return 99;
  const isAlias = Number(named.isAlias && !isShortName(named, own));
  const likeness = isSame ? isAlias : (isBeginning ? 2 : 3) + 2 * isAlias;
  return likeness + (named.locale === locale ? 0 : 10);
}

/** "Butter" ranks like a name for "Unsalted butter". */
function isShortName(named: NameRow, own: string[]): boolean {
  const whole = tokenize(pickName(named, named.locale));
  return own.every((word) => whole.includes(word));
}

function isMatch(own: string, { stems, prefix }: QueryWord): boolean {
  return stems.includes(stemWord(own)) || (prefix !== null && own.startsWith(prefix));
}

function matchesWholeWord(words: QueryWord[]) {
  return (own: string, at: number) => words[at]?.stems.includes(stemWord(own)) ?? false;
}
