import { z } from "zod";
import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import { toBaseLocale, type UiLocale } from "#domain/language/locales";
import { decodeCursor, encodeCursor } from "../../platform/db/cursor";
import type { Db } from "../../platform/db/open";
import { toRegionalName } from "./regional-names";
import { type IngredientMatch, searchIngredients } from "./search-queries";

const PAGE_SIZE = 48;
/** Search matches that are filtered by category. */
const MAX_CANDIDATES = 1_000;

const cursorSchema = z.tuple([z.string(), z.number().int()]);

interface IngredientFilters {
  category: IngredientCategory | null;
  search: string;
  cursor: string | null;
}

export type ListedIngredient = Omit<IngredientMatch, "units">;

interface IngredientPage {
  ingredients: ListedIngredient[];
  next: string | null;
  hasMore: boolean;
}

export async function listIngredients(
  db: Db,
  locale: UiLocale,
  filters: IngredientFilters,
): Promise<IngredientPage> {
  return filters.search === ""
    ? listByName(db, locale, filters)
    : listBySearch(db, locale, filters);
}

async function listBySearch(db: Db, locale: UiLocale, { search, category }: IngredientFilters) {
  const limit = category ? MAX_CANDIDATES : PAGE_SIZE + 1;
  const found = await searchIngredients(db, search, locale, limit);
  const matching = found.filter((ingredient) => !category || ingredient.category === category);
  return {
    ingredients: matching.slice(0, PAGE_SIZE),
    next: null,
    hasMore: matching.length > PAGE_SIZE,
  };
}

async function listByName(db: Db, locale: UiLocale, { category, cursor }: IngredientFilters) {
  const after = cursor === null ? null : decodeCursor(cursor, cursorSchema);
  const rows = await db
    .selectFrom("ingredient_names as named")
    .innerJoin("ingredients", "ingredients.id", "named.ingredient_id")
    .select(["ingredients.id", "named.name", "ingredients.category", "named.key"])
    .where("named.locale", "=", toBaseLocale(locale))
    // Not a parameter: SQLite would not use the partial index of names.
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
    ingredients: page.map(({ key: _, ...ingredient }) => {
      const name = toRegionalName(ingredient.name, locale);
      // Explains the position: the list is sorted by the base language's names.
      const matchedName = name === ingredient.name ? null : ingredient.name;
      return { ...ingredient, name, matchedName };
    }),
    next: rows.length > PAGE_SIZE && last ? encodeCursor([last.key, last.id]) : null,
    hasMore: false,
  };
}
