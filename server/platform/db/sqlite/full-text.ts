import { type AliasedRawBuilder, type Kysely, sql } from "kysely";
import { createYielder } from "../../yield-to-event-loop";
import type { FullTextIndex, StoredIndex, TermQuery, WordIndex } from "../engine";
import type { Database } from "../tables";
import { hashWord } from "../word-checksum";

// All that is peculiar to SQLite's full-text index: https://www.sqlite.org/fts5.html

/** So many parts of a level a commit merges all the same, where nobody did it in steps. */
const MAX_UNMERGED = 256;
const SEARCH_MS = 100;

export const fullTextIndex: FullTextIndex = {
  maxParallelQueries: 1,
  maxConcurrentSearches: 1,
  // The thread that searches answers everybody.
  searchLimit: { processorMs: SEARCH_MS },
  indexWords,
  indexWordsOfMany,
  removeFromIndex,
  checksumRows,
  countSegments,
  mergeOnlyInSteps,
  mergeSegments,
  selectMatches,
  selectStoredTerms,
};

async function indexWords(
  db: Kysely<Database>,
  index: WordIndex,
  id: number,
  words: Iterable<string>,
): Promise<void> {
  await removeFromIndex(db, index, id);
  const text = [...new Set(words)].join(" ");
  await sql`INSERT INTO ${sql.table(index)} (rowid, words) VALUES (${id}, ${text})`.execute(db);
}

async function indexWordsOfMany(
  db: Kysely<Database>,
  index: WordIndex,
  rows: { id: number; words: Iterable<string> }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const values = rows.map(({ id, words }) => sql`(${id}, ${[...new Set(words)].join(" ")})`);
  await sql`DELETE FROM ${sql.table(index)} WHERE rowid IN (${sql.join(ids)})`.execute(db);
  await sql`INSERT INTO ${sql.table(index)} (rowid, words) VALUES ${sql.join(values)}`.execute(db);
}

async function removeFromIndex(db: Kysely<Database>, index: WordIndex, id: number) {
  await sql`DELETE FROM ${sql.table(index)} WHERE rowid = ${id}`.execute(db);
}

async function checksumRows(db: Kysely<Database>, index: WordIndex): Promise<Map<number, number>> {
  const view = `rows_of_${index}`;
  await sql`
    CREATE VIRTUAL TABLE ${sql.table(`temp.${view}`)}
    USING fts5vocab('main', ${sql.lit(index)}, 'instance')`.execute(db);
  const sums = new Map<number, number>();
  const rows = db
    .selectFrom(sql<{ term: string; doc: number }>`${sql.table(`temp.${view}`)}`.as("found"))
    .select(["found.term", "found.doc"]);
  const yieldToEventLoop = createYielder();
  for await (const { term, doc } of rows.stream()) {
    sums.set(doc, (sums.get(doc) ?? 0) + hashWord(term));
    await yieldToEventLoop();
  }
  return sums;
}

async function countSegments(db: Kysely<Database>, index: WordIndex): Promise<number> {
  const { rows } = await sql<{ segments: number }>`
    SELECT count(DISTINCT segid) AS segments FROM ${sql.table(`${index}_idx`)}`.execute(db);
  return rows[0]?.segments ?? 0;
}

/**
 * From here on commits merge nothing: by themselves they do it for 64 pages and more at once, which
 * holds the thread for up to 90 ms. https://www.sqlite.org/fts5.html#the_automerge_configuration_option
 */
async function mergeOnlyInSteps(db: Kysely<Database>, index: WordIndex): Promise<void> {
  const table = sql.table(index);
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(`${index}_config`)} WHERE k = 'automerge' AND v = 0`.execute(db);
  if (rows.length > 0) return;
  for (const [option, value] of [
    ["automerge", 0],
    ["crisismerge", MAX_UNMERGED],
  ] as const) {
    // Bound numbers are no integers, which FTS5 asks for here.
    await sql`
      INSERT INTO ${table} (${sql.ref(index)}, rank) VALUES (${option}, ${sql.lit(value)})
    `.execute(db);
  }
}

async function mergeSegments(
  db: Kysely<Database>,
  index: WordIndex,
  { pages, isFirst }: { pages: number; isFirst: boolean },
): Promise<boolean> {
  const before = await totalChanges(db);
  const table = sql.table(index);
  await sql`
    INSERT INTO ${table} (${sql.ref(index)}, rank) VALUES ('merge', ${isFirst ? -pages : pages})
  `.execute(db);
  // One change is the command itself.
  return (await totalChanges(db)) - before > 1;
}

async function totalChanges(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ changes: number }>`SELECT total_changes() AS changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

/**
 * Ordered by `hit.id` descending, a LIMIT reads no more rows than it returns. Ids are whole numbers for
 * SQLite only if it is told so; else FTS5 reads the rows outside the range as well.
 */
function selectMatches(
  index: WordIndex,
  query: TermQuery,
  { above = null, below = null }: { above?: number | null; below?: number | null } = {},
): AliasedRawBuilder<{ id: number }, "hit"> {
  const table = sql.table(index);
  const isAbove = above === null ? sql`` : sql`AND rowid > CAST(${above} AS INTEGER)`;
  const isBelow = below === null ? sql`` : sql`AND rowid < CAST(${below} AS INTEGER)`;
  return sql<{ id: number }>`(
    SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ${buildMatchExpression(query)} ${isAbove} ${isBelow}
  )`.as("hit");
}

/** The rows of an index with their words, one space between two; from where FTS5 keeps them, as that is quicker. */
function selectStoredTerms<Alias extends string>(
  index: StoredIndex,
  alias: Alias,
): AliasedRawBuilder<{ id: number; words: string }, Alias> {
  return sql<{ id: number; words: string }>`(
    SELECT id, c0 AS words FROM ${sql.table(`${index}_content`)}
  )`.as(alias);
}

/**
 * Words are quoted, so that FTS5 takes none for an operator. Of a prefix that has no index of its own it
 * puts all rows of all its words together first, however few are asked for.
 */
function buildMatchExpression(query: TermQuery): string {
  if ("word" in query) return quoted(query.word);
  if ("prefix" in query) {
    if (query.known === null) return `${quoted(query.prefix)} *`;
    return `(${[query.prefix, ...query.known].map(quoted).join(" OR ")})`;
  }
  if ("any" in query) return `(${query.any.map(buildMatchExpression).join(" OR ")})`;
  const all = `(${query.all.map(buildMatchExpression).join(" AND ")})`;
  if (!("none" in query) || query.none.length === 0) return all;
  return `(${all} NOT (${query.none.map(buildMatchExpression).join(" OR ")}))`;
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
