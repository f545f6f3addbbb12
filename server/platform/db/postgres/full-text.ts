import { type Kysely, sql } from "kysely";
import type { KeepingIndex, Wanted, WordIndex, Words } from "../engine";
import type { Database } from "../tables";
import { sumOfWords } from "../word-checksum";

// Words are stored as they are given: no configuration of a language takes part.
// https://www.postgresql.org/docs/current/datatype-textsearch.html

const ROWS_AT_ONCE = 200;
/** Where the first tiers have a page, the others were asked in vain. */
const QUESTIONS_AT_ONCE = 3;
/** Each takes most of the pool's connections for a moment. */
const SEARCHES_AT_ONCE = 4;
const SEARCH_MS = 2_000;

export const words: Words = {
  questionsAtOnce: QUESTIONS_AT_ONCE,
  searchesAtOnce: SEARCHES_AT_ONCE,
  // What others do meanwhile on the thread costs a search nothing but time.
  searchLimit: { clockMs: SEARCH_MS },
  async indexWords(db, index, id, words) {
    await indexWordsOfMany(db, index, [{ id, words }]);
  },
  indexWordsOfMany,
  async removeFromIndex(db, index, id) {
    await sql`DELETE FROM ${sql.table(index)} WHERE id = ${id}`.execute(db);
  },
  sumRows,
  // A GIN index is one part, and PostgreSQL takes care of it.
  countSegments: async () => 1,
  mergeOnlyInSteps: async () => undefined,
  mergeSegments: async () => false,
  rowsWith,
  keptWords,
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

async function sumRows(db: Kysely<Database>, index: WordIndex): Promise<Map<number, number>> {
  const sums = new Map<number, number>();
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { rows }: { rows: { id: number; words: string[] }[] } = await sql<{
      id: number;
      words: string[];
    }>`
      SELECT id, tsvector_to_array(words) AS words FROM ${sql.table(index)}
      WHERE id > ${after} ORDER BY id LIMIT ${ROWS_AT_ONCE}`.execute(db);
    for (const { id, words } of rows) sums.set(id, sumOfWords(words));
    after = rows.at(-1)?.id;
  }
  return sums;
}

function rowsWith(
  index: WordIndex,
  wanted: Wanted,
  { above = null, below = null }: { above?: number | null; below?: number | null } = {},
) {
  const isAbove = above === null ? sql`` : sql`AND id > ${above}`;
  const isBelow = below === null ? sql`` : sql`AND id < ${below}`;
  return sql<{ id: number }>`(
    SELECT id FROM ${sql.table(index)}
    WHERE words @@ ${expressionOf(wanted)}::tsquery ${isAbove} ${isBelow}
  )`.as<"hit">("hit");
}

function keptWords<Alias extends string>(index: KeepingIndex, alias: Alias) {
  return sql<{ id: number; words: string }>`(
    SELECT id, array_to_string(tsvector_to_array(words), ' ') AS words FROM ${sql.table(index)}
  )`.as(alias);
}

/** Words are quoted, so that none is taken for an operator. */
function expressionOf(wanted: Wanted): string {
  if ("word" in wanted) return quoted(wanted.word);
  if ("prefix" in wanted) {
    if (wanted.known === null) return `${quoted(wanted.prefix)}:*`;
    return `(${[wanted.prefix, ...wanted.known].map(quoted).join(" | ")})`;
  }
  if ("any" in wanted) return `(${wanted.any.map(expressionOf).join(" | ")})`;
  const all = `(${wanted.all.map(expressionOf).join(" & ")})`;
  if (!("none" in wanted) || wanted.none.length === 0) return all;
  return `(${all} & !(${wanted.none.map(expressionOf).join(" | ")}))`;
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
