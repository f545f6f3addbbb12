import { type AliasedRawBuilder, type Kysely, sql } from "kysely";
import { createYielder } from "../../yield-to-event-loop";
import type { FullTextIndex, StoredIndex, TermQuery, WordIndex } from "../engine";
import type { Database } from "../tables";
import { hashWord } from "../word-checksum";

/** FTS5 still merges on commit once a level has this many segments. */
const MAX_UNMERGED = 256;
const SEARCH_MS = 100;

export const fullTextIndex: FullTextIndex = {
  queriesAtOnce: 1,
  maxConcurrentSearches: 1,
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

// Automerge blocks commits for 90 ms: sqlite.org/fts5.html#the_automerge_configuration_option
async function mergeOnlyInSteps(db: Kysely<Database>, index: WordIndex): Promise<void> {
  const table = sql.table(index);
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(`${index}_config`)} WHERE k = 'automerge' AND v = 0`.execute(db);
  if (rows.length > 0) return;
  for (const [option, value] of [
    ["automerge", 0],
    ["crisismerge", MAX_UNMERGED],
  ] as const) {
    // FTS5 requires an integer here; better-sqlite3 binds numbers as floats.
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
  // The command itself counts as one change.
  return (await totalChanges(db)) - before > 1;
}

async function totalChanges(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ changes: number }>`SELECT total_changes() AS changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

/** Without the CAST, ids are bound as floats and FTS5 also reads rows outside the range. */
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

/** FTS5's content table is faster to read than the index itself. */
function selectStoredTerms<Alias extends string>(
  index: StoredIndex,
  alias: Alias,
): AliasedRawBuilder<{ id: number; words: string }, Alias> {
  return sql<{ id: number; words: string }>`(
    SELECT id, c0 AS words FROM ${sql.table(`${index}_content`)}
  )`.as(alias);
}

// Quotes words. FTS5 collects all rows of a prefix without its own index; hence `known`.
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
