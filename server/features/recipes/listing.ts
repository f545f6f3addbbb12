import type { ExpressionBuilder } from "kysely";
import type { RecipeCard } from "#domain/recipe/recipe";
import type { RecipeFilters, Source } from "#domain/recipe/recipe-filters";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { matchesFilters, type WithMatches } from "./filtering";
import { matchesSource } from "./list-scope";
import { findMatches } from "./list-search-queries";
import {
  encodeFirstCursor,
  encodeNextCursor,
  type ListPosition,
  readPosition,
  selectSortKey,
} from "./ordering";
import { CARD_COLUMNS, toRecipeCard } from "./recipe-card";

export const PAGE_SIZE = 24;

type Inner = ExpressionBuilder<WithMatches, never>;

interface RecipePage {
  recipes: RecipeCard[];
  next: string | null;
  /** The first page's cursor, if its URL alone would start another order. */
  first: string | null;
  isFirstPage: boolean;
}

export async function listRecipes(
  db: Db,
  viewer: Person,
  filters: RecipeFilters,
  cursor: string | null,
): Promise<RecipePage> {
  const position = readPosition(filters, cursor);
  const [first, ...others] = filters.sources;
  if (!first) return { recipes: [], next: null, first: null, isFirstPage: true };
  const found = await findMatches(db, viewer, filters);
  const selectPage = (eb: Inner, source: Source) =>
    eb
      .selectFrom(
        selectIds(eb, position)
          .where(matchesSource(viewer, source))
          .where(matchesFilters(filters))
          .where(visibleTo(viewer))
          .as("page"),
      )
      .selectAll("page");
  const rows = await db
    .with((cte) => cte("found").materialized(), found)
    .selectFrom((eb) =>
      others
        .reduce((all, more) => all.union(selectPage(eb, more)), selectPage(eb, first))
        .as("listed"),
    )
    .innerJoin("recipes", "recipes.id", "listed.id")
    .select([...CARD_COLUMNS, "listed.key"])
    .orderBy("listed.key", position.order)
    .orderBy("listed.id", position.order)
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    recipes: page.map(toRecipeCard),
    next: rows.length > PAGE_SIZE && last ? encodeNextCursor(position, last.key, last.id) : null,
    first: encodeFirstCursor(position),
    isFirstPage: position.after === null,
  };
}

function selectIds(eb: Inner, position: ListPosition) {
  const { order, after } = position;
  return eb
    .selectFrom("recipes")
    .select((eb) => ["recipes.id", selectSortKey(position)(eb).as("key")])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple(selectSortKey(position)(eb), "recipes.id"),
          order === "asc" ? ">" : "<",
          eb.tuple(after?.[0] ?? 0, after?.[1] ?? 0),
        ),
      ),
    )
    .orderBy("key", order)
    .orderBy("recipes.id", order)
    .limit(PAGE_SIZE + 1);
}
