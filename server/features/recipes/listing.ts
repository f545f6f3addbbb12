import type { Compilable, ExpressionBuilder, Kysely } from "kysely";
import type { RecipeCard } from "#domain/recipe/recipe";
import { MAX_COUNTED, type RecipeFilters, type Source } from "#domain/recipe/recipe-filters";
import { compileOnce } from "../../platform/db/compile-once";
import { idRows } from "../../platform/db/id-rows";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { type Person, pickRights } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { matchesFilters, type WithMatches } from "./filtering";
import { isInCookbook, matchesSource } from "./list-scope";
import { findMatches, type MatchQuery } from "./list-search-queries";
import {
  encodeFirstCursor,
  encodeNextCursor,
  type ListPosition,
  readPosition,
  type SortedId,
  selectSortKey,
} from "./ordering";
import { CARD_COLUMNS, toRecipeCard } from "./recipe-card";

export const PAGE_SIZE = 24;

type Inner = ExpressionBuilder<WithMatches, never>;

export type ListedRecipe = RecipeCard & Pick<SortedId, "key">;

export interface RecipePage {
  recipes: ListedRecipe[];
  next: string | null;
  /** The first page's cursor, if its URL alone would start another order. */
  first: string | null;
  isFirstPage: boolean;
  position: ListPosition;
  /** The whole list in its order, unless it is too long or was not asked for. */
  outline: SortedId[] | null;
}

interface PageOptions {
  size?: number;
  hasOutline?: boolean;
}

/** Lists the page of `size` recipes after `cursor`; throws request.invalid for a wrong cursor. */
export async function listRecipes(
  db: Db,
  viewer: Person,
  filters: RecipeFilters,
  cursor: string | null,
  { size = PAGE_SIZE, hasOutline = false }: PageOptions = {},
): Promise<RecipePage> {
  const position = readPosition(filters, cursor);
  const isFirstPage = position.after === null;
  const start = { first: encodeFirstCursor(position), isFirstPage, position };
  if (filters.sources.length === 0) return { recipes: [], next: null, outline: null, ...start };
  const list = { viewer, filters, position, found: await findMatches(db, viewer, filters) };
  const rows = await readPage(db, { ...list, limit: size + 1, isFromStart: false });
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    recipes: page.map((row) => ({ ...toRecipeCard(row), key: row.key })),
    next: rows.length > size && last ? encodeNextCursor(position, last) : null,
    outline: hasOutline ? await outlineList(db, list) : null,
    ...start,
  };
}

/**
 * Takes a list's filters; returns the ids of its first `limit` recipes, in its order. `cookbook`:
 * only those of this one, which the viewer may see.
 */
export async function listFoundIds(
  db: Db,
  viewer: Person,
  filters: RecipeFilters,
  limit: number,
  cookbook: number | null = null,
): Promise<number[]> {
  if (filters.sources.length === 0) return [];
  const position = readPosition(filters, null);
  const list = { viewer, filters, position, found: await findMatches(db, viewer, filters) };
  const rows = await readIds(db, { ...list, cookbook, limit, isFromStart: true });
  return rows.map(({ id }) => id);
}

interface List {
  viewer: Person;
  filters: RecipeFilters;
  position: ListPosition;
  /** Null without a search. */
  found: MatchQuery | null;
  cookbook?: number | null;
}

interface Part extends List {
  limit: number;
  isFromStart: boolean;
}

const readPage = compileUnlessSearched((db, part) =>
  selectListed(db, part)
    .innerJoin("recipes", "recipes.id", "listed.id")
    .select([...CARD_COLUMNS, "listed.key"]),
);

const readIds = compileUnlessSearched((db, part) =>
  selectListed(db, part).select(["listed.id", "listed.key"]),
);

/** A search is a query of its own, and a shuffled order has its seed in the statement. */
function compileUnlessSearched<Row>(
  build: (
    db: Kysely<Database>,
    part: Part,
  ) => Compilable<Row> & { execute(): Promise<NoInfer<Row>[]> },
) {
  const read = compileOnce(build);
  return (db: Db, { viewer, ...part }: Part): Promise<Row[]> => {
    const given = { ...part, viewer: pickRights(viewer) };
    const isOneOff = part.found !== null || part.position.sort === "RANDOM";
    return isOneOff ? build(db, given).execute() : read(db, given);
  };
}

async function outlineList(db: Db, list: List): Promise<SortedId[] | null> {
  const ids = await readIds(db, { ...list, limit: MAX_COUNTED + 1, isFromStart: true });
  return ids.length > MAX_COUNTED ? null : ids;
}

function selectListed(
  db: Kysely<Database>,
  { viewer, filters, position, found, cookbook = null, limit, isFromStart }: Part,
) {
  const selectFrom = (eb: Inner, source: Source) =>
    eb
      .selectFrom(
        selectIds(eb, position, { limit, isFromStart })
          .where(matchesSource(viewer, source))
          .where(matchesFilters(filters))
          .$if(cookbook !== null, (query) => query.where(isInCookbook(cookbook ?? 0)))
          .where(visibleTo(viewer))
          .as("page"),
      )
      .selectAll("page");
  const [first = "user", ...others] = filters.sources;
  return db
    .with((cte) => cte("found").materialized(), found ?? selectNothing(db))
    .selectFrom((eb) =>
      others
        .reduce((all, more) => all.union(selectFrom(eb, more)), selectFrom(eb, first))
        .as("listed"),
    )
    .orderBy("listed.key", position.order)
    .orderBy("listed.id", position.order)
    .limit(limit);
}

function selectNothing(db: Kysely<Database>): MatchQuery {
  return (from) => from.selectFrom(idRows(db, [])).select("given.id");
}

function selectIds(
  eb: Inner,
  position: ListPosition,
  { limit, isFromStart }: Pick<Part, "limit" | "isFromStart">,
) {
  const { order, after } = position;
  return eb
    .selectFrom("recipes")
    .select((eb) => ["recipes.id", selectSortKey(position)(eb).as("key")])
    .$if(after !== null && !isFromStart, (query) =>
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
    .limit(limit);
}
