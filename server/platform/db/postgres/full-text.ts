import { type Kysely, sql } from "kysely";
import type { FullTextIndex, StoredIndex, TermQuery, WordIndex } from "../engine";
import type { Database } from "../tables";
import { checksumWords } from "../word-checksum";

// Words as given: https://www.postgresql.org/docs/current/datatype-textsearch.html

const ROWS_AT_ONCE = 200;
/** All tiers of a search. */
const QUERIES_AT_ONCE = 6;
/** Each uses most of the pool's connections for a moment. */
const MAX_CONCURRENT_SEARCHES = 4;
const SEARCH_MS = 2_000;

export const fullTextIndex: FullTextIndex = {
  queriesAtOnce: QUERIES_AT_ONCE,
  maxConcurrentSearches: MAX_CONCURRENT_SEARCHES,
  searchLimit: { clockMs: SEARCH_MS },
  async indexWords(db, index, id, words) {
    await indexWordsOfMany(db, index, [{ id, words }]);
  },
  indexWordsOfMany,
  async removeFromIndex(db, index, id) {
    await sql`DELETE FROM ${sql.table(index)} WHERE id = ${id}`.execute(db);
  },
  checksumRows,
  // A GIN index has no segments to merge.
  countSegments: async () => 1,
  mergeOnlyInSteps: async () => undefined,
  mergeSegments: async () => false,
  selectMatches,
  selectStoredTerms,
};

async function indexWordsOfMany(
  db: Kysely<Database>,
  index: WordIndex,
  rows: { id: number; words: Iterable<string> }[],
): Promise<void> {
  const values = rows.map(
    ({ id, words }) => sql`(${id}::bigint, array_to_tsvector(${[...new Set(words)]}::text[]))`,
  );
  await sql`
    INSERT INTO ${sql.table(index)} (id, words) VALUES ${sql.join(values)}
    ON CONFLICT (id) DO UPDATE SET words = excluded.words`.execute(db);
}

async function checksumRows(db: Kysely<Database>, index: WordIndex): Promise<Map<number, number>> {
  const sums = new Map<number, number>();
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { rows }: { rows: { id: number; words: string[] }[] } = await sql<{
      id: number;
      words: string[];
    }>`
      SELECT id, tsvector_to_array(words) AS words FROM ${sql.table(index)}
      WHERE id > ${after} ORDER BY id LIMIT ${ROWS_AT_ONCE}`.execute(db);
    for (const { id, words } of rows) sums.set(id, checksumWords(words));
    after = rows.at(-1)?.id;
  }
  return sums;
}

function selectMatches(
  index: WordIndex,
  query: TermQuery,
  { above = null, below = null }: { above?: number | null; below?: number | null } = {},
) {
  const isAbove = above === null ? sql`` : sql`AND id > ${above}`;
  const isBelow = below === null ? sql`` : sql`AND id < ${below}`;
  // No name is common enough for statistics: without a fence all are read, newest first.
  const fence = index === "user_words" ? sql`OFFSET 0` : sql``;
  return sql<{ id: number }>`(
    SELECT id FROM ${sql.table(index)}
    WHERE words @@ ${buildTsquery(query)}::tsquery ${isAbove} ${isBelow} ${fence}
  )`.as<"hit">("hit");
}

/** No word has a quote. By way of an array it takes twice as long. */
function selectStoredTerms<Alias extends string>(index: StoredIndex, alias: Alias) {
  return sql<{ id: number; words: string }>`(
    SELECT id, replace(words::text, '''', '') AS words FROM ${sql.table(index)}
  )`.as(alias);
}

/** Quotes words, so that none is parsed as an operator. */
function buildTsquery(query: TermQuery): string {
  if ("word" in query) return quoted(query.word);
  if ("prefix" in query) {
    if (query.known === null) return `${quoted(query.prefix)}:*`;
    return `(${[query.prefix, ...query.known].map(quoted).join(" | ")})`;
  }
  if ("any" in query) return `(${query.any.map(buildTsquery).join(" | ")})`;
  const all = `(${query.all.map(buildTsquery).join(" & ")})`;
  if (!("none" in query) || query.none.length === 0) return all;
  return `(${all} & !(${query.none.map(buildTsquery).join(" | ")}))`;
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
