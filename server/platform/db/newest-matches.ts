import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { TermQuery, WordIndex } from "./engine";
import { selectMatches } from "./full-text";
import type { Database } from "./tables";

type HitFilter = (
  eb: ExpressionBuilder<Database & { hit: { id: number } }, "hit">,
) => Expression<SqlBool>;

export interface MatchesAsked {
  query: TermQuery;
  below?: number | null;
  limit: number;
}

/** Rows of the newest matches of each query: their ids, and in `place` the position of the query. */
export function selectNewest(
  db: Kysely<Database>,
  index: WordIndex,
  asked: MatchesAsked[],
  only?: HitFilter,
) {
  const [first, ...others] = asked.map(({ query, below = null, limit }, place) => {
    const newest = db
      .selectFrom(selectMatches(db, index, query, { below }))
      .select("hit.id")
      .$if(only !== undefined, (ids) => ids.where(only as HitFilter))
      .orderBy("hit.id", "desc")
      .limit(limit);
    return db.selectFrom(newest.as("newest")).select(["newest.id", selectPlace(place)]);
  });
  if (!first) throw new Error("Nothing is asked");
  return others.reduce((all, more) => all.unionAll(more), first);
}

/** The ids of the newest matches of each query, asked in one statement. */
export async function listNewest(
  db: Kysely<Database>,
  index: WordIndex,
  asked: MatchesAsked[],
): Promise<number[][]> {
  if (asked.length === 0) return [];
  const rows = await selectNewest(db, index, asked).execute();
  return asked.map((_, place) =>
    rows
      .filter((row) => row.place === place)
      .map(({ id }) => id)
      .sort((a, b) => b - a),
  );
}

/** Whether each query has a match, asked in one statement. */
export async function listMatched(
  db: Kysely<Database>,
  index: WordIndex,
  queries: TermQuery[],
): Promise<boolean[]> {
  const found = await listNewest(
    db,
    index,
    queries.map((query) => ({ query, limit: 1 })),
  );
  return found.map((ids) => ids.length > 0);
}

/** How many matches above this id each query has, asked in one statement. */
export async function countMatches(
  db: Kysely<Database>,
  index: WordIndex,
  queries: TermQuery[],
  above: number,
): Promise<number[]> {
  const [first, ...others] = queries.map((query, place) =>
    db
      .selectFrom(selectMatches(db, index, query, { above }))
      .select(({ fn }) => [fn.countAll<number>().as("count"), selectPlace(place)]),
  );
  if (!first) return [];
  const rows = await others.reduce((all, more) => all.unionAll(more), first).execute();
  const counts = new Map(rows.map(({ place, count }) => [place, count]));
  return queries.map((_, place) => counts.get(place) ?? 0);
}

const selectPlace = (place: number) => sql<number>`${sql.lit(place)}`.as("place");
