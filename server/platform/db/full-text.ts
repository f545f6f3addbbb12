import type { Kysely } from "kysely";
import type { KeepingIndex, Words } from "./engine";
import { engineOf } from "./open";
import type { Database } from "./tables";

export { type KeepingIndex, type Wanted, WORD_INDEXES, type WordIndex } from "./engine";
export { sumOfWords } from "./word-checksum";

const wordsOf = (db: Kysely<Database>) => engineOf(db).words;

export const questionsAtOnce = (db: Kysely<Database>) => wordsOf(db).questionsAtOnce;

export const searchesAtOnce = (db: Kysely<Database>) => wordsOf(db).searchesAtOnce;

export const searchLimit = (db: Kysely<Database>) => wordsOf(db).searchLimit;

export const indexWords: Words["indexWords"] = (db, ...given) =>
  wordsOf(db).indexWords(db, ...given);

export const indexWordsOfMany: Words["indexWordsOfMany"] = (db, ...given) =>
  wordsOf(db).indexWordsOfMany(db, ...given);

export const removeFromIndex: Words["removeFromIndex"] = (db, ...given) =>
  wordsOf(db).removeFromIndex(db, ...given);

export const sumRows: Words["sumRows"] = (db, index) => wordsOf(db).sumRows(db, index);

export const countSegments: Words["countSegments"] = (db, index) =>
  wordsOf(db).countSegments(db, index);

export const mergeSegments: Words["mergeSegments"] = (db, ...given) =>
  wordsOf(db).mergeSegments(db, ...given);

export const mergeOnlyInSteps: Words["mergeOnlyInSteps"] = (db, index) =>
  wordsOf(db).mergeOnlyInSteps(db, index);

export function rowsWith(db: Kysely<Database>, ...given: Parameters<Words["rowsWith"]>) {
  return wordsOf(db).rowsWith(...given);
}

export function keptWords<Alias extends string>(
  db: Kysely<Database>,
  index: KeepingIndex,
  alias: Alias,
) {
  return wordsOf(db).keptWords(index, alias);
}
