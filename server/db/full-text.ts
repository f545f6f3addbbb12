import { type AliasedRawBuilder, type Kysely, sql } from "kysely";
import type { Database } from "./tables";

/*
 * Everything that knows how SQLite finds words (FTS5). Another database answers the same questions
 * with its own means: rows are put with their words, and found by a combination of words.
 */

export type WordIndex =
  | "public_recipe_words"
  | "other_recipe_words"
  | "user_words"
  | "ingredient_words";

/** What a row must have: a word of some place, a word that begins so, all of these, any of these. */
export type Wanted =
  | { word: string }
  | { prefix: string }
  | { all: Wanted[] }
  | { any: Wanted[] }
  | { all: Wanted[]; none: Wanted[] };

/** Makes a row findable by these words and no others. */
export async function putWords(
  db: Kysely<Database>,
  index: WordIndex,
  id: number,
  words: Iterable<string>,
): Promise<void> {
  await dropWords(db, index, id);
  const text = [...new Set(words)].join(" ");
  await sql`INSERT INTO ${sql.table(index)} (rowid, words) VALUES (${id}, ${text})`.execute(db);
}

/** The same for many rows at once. */
export async function putWordsOfMany(
  db: Kysely<Database>,
  index: WordIndex,
  rows: { id: number; words: Iterable<string> }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const values = rows.map(({ id, words }) => sql`(${id}, ${[...new Set(words)].join(" ")})`);
  await sql`DELETE FROM ${sql.table(index)} WHERE rowid IN (${sql.join(ids)})`.execute(db);
  await sql`INSERT INTO ${sql.table(index)} (rowid, words) VALUES ${sql.join(values)}`.execute(db);
}

export async function dropWords(db: Kysely<Database>, index: WordIndex, id: number) {
  await sql`DELETE FROM ${sql.table(index)} WHERE rowid = ${id}`.execute(db);
}

/** Forgets every row of an index, before it is filled anew. */
export async function emptyIndex(db: Kysely<Database>, index: WordIndex): Promise<void> {
  await sql`INSERT INTO ${sql.table(index)} (${sql.ref(index)}) VALUES ('delete-all')`.execute(db);
}

/** A figure for the words of each row of an index, by the row's id, to compare with `sumOfWords`. */
export async function sumRows(
  db: Kysely<Database>,
  index: WordIndex,
): Promise<Map<number, number>> {
  const view = `rows_of_${index}`;
  await sql`
    CREATE VIRTUAL TABLE ${sql.table(`temp.${view}`)}
    USING fts5vocab('main', ${sql.lit(index)}, 'instance')`.execute(db);
  const sums = new Map<number, number>();
  const found = db
    .selectFrom(sql<{ term: string; doc: number }>`${sql.table(`temp.${view}`)}`.as("found"))
    .select(["found.term", "found.doc"]);
  for await (const { term, doc } of found.stream()) {
    sums.set(doc, (sums.get(doc) ?? 0) + hashOf(term));
  }
  return sums;
}

/** A figure for words in whatever order; two lists that differ have the same one time in 2^32. */
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

/**
 * The ids of the rows that have what is wanted, as a source `hit` to select from; ordered by
 * `hit.id` descending and limited, it reads no more rows than it gives.
 */
export function rowsWith(
  index: WordIndex,
  wanted: Wanted,
): AliasedRawBuilder<{ id: number }, "hit"> {
  const table = sql.table(index);
  return sql<{ id: number }>`(
    SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ${expressionOf(wanted)}
  )`.as("hit");
}

/** In FTS5's language; words come from `wordsOf` and the like, and are quoted all the same. */
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
