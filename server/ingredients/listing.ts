import { z } from "zod";
import type { IngredientCategory } from "#domain/ingredient-category";
import type { Locale } from "#domain/locales";
import { decodeCursor, encodeCursor } from "../db/cursor";
import type { Db } from "../db/open";
import { type FoundIngredient, findIngredients } from "./search-queries";

const PAGE_SIZE = 48;
/** How many matches are looked at for those of one category. */
const MAX_CANDIDATES = 1_000;

const placeSchema = z.tuple([z.string(), z.number().int()]);

/** What a reader asks the catalogue for. */
export interface IngredientFilters {
  category: IngredientCategory | null;
  search: string;
  cursor: string | null;
}

export type ListedIngredient = Omit<FoundIngredient, "units">;

export interface IngredientPage {
  ingredients: ListedIngredient[];
  /** The cursor of the next page; a search has one page only. */
  next: string | null;
  /** Whether a search found more than are shown. */
  hasMore: boolean;
}

/** A page of the catalogue: what was searched, best first, or else all by name. */
export async function listIngredients(
  db: Db,
  locale: Locale,
  filters: IngredientFilters,
): Promise<IngredientPage> {
  return filters.search === "" ? byName(db, locale, filters) : bySearch(db, locale, filters);
}

async function bySearch(db: Db, locale: Locale, { search, category }: IngredientFilters) {
  const limit = category ? MAX_CANDIDATES : PAGE_SIZE + 1;
  const found = await findIngredients(db, search, locale, limit);
  const wanted = found.filter((ingredient) => !category || ingredient.category === category);
  return {
    ingredients: wanted.slice(0, PAGE_SIZE),
    next: null,
    hasMore: wanted.length > PAGE_SIZE,
  };
}

async function byName(db: Db, locale: Locale, { category, cursor }: IngredientFilters) {
  const after = cursor === null ? null : decodeCursor(cursor, placeSchema);
  const rows = await db
    .selectFrom("ingredient_names as named")
    .innerJoin("ingredients", "ingredients.id", "named.ingredient_id")
    .select(["ingredients.id", "named.name", "ingredients.category", "named.key"])
    .where("named.locale", "=", locale)
    // Not a parameter: only then the index of names in order is used.
    .where((eb) => eb("named.is_alias", "=", eb.lit(0)))
    .$if(category !== null, (query) => query.where("ingredients.category", "=", category))
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("named.key", "named.ingredient_id"),
          ">",
          eb.tuple(after?.[0] ?? "", after?.[1] ?? 0),
        ),
      ),
    )
    .orderBy("named.key")
    .orderBy("named.ingredient_id")
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    ingredients: page.map(({ key: _, ...ingredient }) => ({ ...ingredient, matchedName: null })),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.key, last.id]) : null,
    hasMore: false,
  };
}
