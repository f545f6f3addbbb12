import type { QueryCreator, SelectQueryBuilder } from "kysely";
import type { RecipeFilters } from "#domain/recipe/recipe-filters";
import { type KeepingIndex, selectMatches } from "../../platform/db/full-text";
import { idRows } from "../../platform/db/id-rows";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { createMatcher } from "../../policies/full-text/matching";
import { parseQuery } from "../../policies/full-text/query";
import { listWithWords } from "../../policies/full-text/readable-recipes-queries";
import { buildAnywhereQuery } from "../../policies/full-text/recipe-tiers";
import type { Person } from "../../policies/permissions";
import { matchesSource } from "./list-scope";

/** Lists up to this size are scanned, as most are; for longer ones the indexes are searched. */
const MAX_READ = 5_000;

export type MatchQuery = (
  db: QueryCreator<Database>,
) => SelectQueryBuilder<Database, never, { id: number }>;

/** Null for a list without a search. */
export async function findMatches(
  db: Db,
  viewer: Person,
  { sources, search }: Pick<RecipeFilters, "sources" | "search">,
  maxRead = MAX_READ,
): Promise<MatchQuery | null> {
  const anywhere = search === "" ? null : buildAnywhereQuery(await parseQuery(db, search));
  if (!anywhere) return null;
  const [first, ...others] = sources.map((source) =>
    db.selectFrom("recipes").select("recipes.id").where(matchesSource(viewer, source)),
  );
  const scope = others.reduce((all, more) => all.union(more), first as NonNullable<typeof first>);
  const recipes = await listWithWords(db, viewer, scope, maxRead);
  if (recipes) {
    const isMatch = createMatcher(anywhere);
    const ids = recipes.filter(({ words }) => isMatch(words)).map(({ id }) => id);
    return (from) => from.selectFrom(idRows(db, ids)).select("given.id");
  }
  const inIndex = (from: QueryCreator<Database>, index: KeepingIndex) =>
    from
      .selectFrom(selectMatches(db, index, anywhere))
      .select("hit.id")
      .where("hit.id", "in", scope);
  return (from) =>
    inIndex(from, "public_recipe_words").unionAll(inIndex(from, "other_recipe_words"));
}
