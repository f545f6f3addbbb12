import { type AliasedRawBuilder, type Kysely, sql } from "kysely";
import type { Database } from "./tables";

// All that is peculiar to SQLite's full-text index: https://www.sqlite.org/fts5.html

export const WORD_INDEXES = [
  "public_recipe_words",
  "other_recipe_words",
  "user_words",
  "ingredient_words",
] as const;

export type WordIndex = (typeof WORD_INDEXES)[number];

/** The index from which the words of a row can be had back. */
const KEEPS_WORDS = "other_recipe_words";

export type Wanted =
  | { word: string }
  | { prefix: string }
  | { all: Wanted[] }
  | { any: Wanted[] }
  | { all: Wanted[]; none: Wanted[] };

export async function indexWords(
  db: Kysely<Database>,
  index: WordIndex,
  id: number,
  words: Iterable<string>,
): Promise<void> {
  await removeFromIndex(db, index, id);
  const text = [...new Set(words)].join(" ");
  await sql`INSERT INTO ${sql.table(index)} (rowid, words) VALUES (${id}, ${text})`.execute(db);
}

export async function indexWordsOfMany(
  db: Kysely<Database>,
  index: WordIndex,
  rows: { id: number; words: Iterable<string> }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const values = rows.map(({ id, words }) => sql`(${id}, ${[...new Set(words)].join(" ")})`);
  await sql`DELETE FROM ${sql.table(index)} WHERE rowid IN (${sql.join(ids)})`.execute(db);
  await sql`INSERT INTO ${sql.table(index)} (rowid, words) VALUES ${sql.join(values)}`.execute(db);
}

export async function removeFromIndex(db: Kysely<Database>, index: WordIndex, id: number) {
  await sql`DELETE FROM ${sql.table(index)} WHERE rowid = ${id}`.execute(db);
}

export async function sumRows(
  db: Kysely<Database>,
  index: WordIndex,
): Promise<Map<number, number>> {
  const view = `rows_of_${index}`;
  await sql`
    CREATE VIRTUAL TABLE ${sql.table(`temp.${view}`)}
    USING fts5vocab('main', ${sql.lit(index)}, 'instance')`.execute(db);
  const sums = new Map<number, number>();
  const rows = db
    .selectFrom(sql<{ term: string; doc: number }>`${sql.table(`temp.${view}`)}`.as("found"))
    .select(["found.term", "found.doc"]);
  for await (const { term, doc } of rows.stream()) {
    sums.set(doc, (sums.get(doc) ?? 0) + hashOf(term));
  }
  return sums;
}

/** In any order; two different lists have the same checksum once in 2^32. */
export function sumOfWords(words: Iterable<string>): number {
  let sum = 0;
  for (const word of new Set(words)) sum += hashOf(word);
  return sum;
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Parts that an index is stored in: every search looks for each of its words in all of them. */
export async function countSegments(db: Kysely<Database>, index: WordIndex): Promise<number> {
  const { rows } = await sql<{ segments: number }>`
    SELECT count(DISTINCT segid) AS segments FROM ${sql.table(`${index}_idx`)}`.execute(db);
  return rows[0]?.segments ?? 0;
}

/**
 * A step of bringing the parts of an index together, which writes about so many pages. The first
 * step begins with all of them. Returns whether there is more to do.
 */
export async function mergeSegments(
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

/** Ordered by `hit.id` descending, a LIMIT reads no more rows than it returns. */
export function rowsWith(
  index: WordIndex,
  wanted: Wanted,
): AliasedRawBuilder<{ id: number }, "hit"> {
  const table = sql.table(index);
  return sql<{ id: number }>`(
    SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ${expressionOf(wanted)}
  )`.as("hit");
}

/** The rows of the index that keeps its words, with them; one space between two. */
export function keptWords(
  index: typeof KEEPS_WORDS,
): AliasedRawBuilder<{ id: number; words: string }, "kept"> {
  return sql<{ id: number; words: string }>`(
    SELECT rowid AS id, words FROM ${sql.table(index)}
  )`.as("kept");
}

/** Words are quoted, so that FTS5 takes none for an operator. */
function expressionOf(wanted: Wanted): string {
  if ("word" in wanted) return quoted(wanted.word);
  if ("prefix" in wanted) return `${quoted(wanted.prefix)} *`;
  if ("any" in wanted) return `(${wanted.any.map(expressionOf).join(" OR ")})`;
  const all = `(${wanted.all.map(expressionOf).join(" AND ")})`;
  if (!("none" in wanted) || wanted.none.length === 0) return all;
  return `(${all} NOT (${wanted.none.map(expressionOf).join(" OR ")}))`;
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
