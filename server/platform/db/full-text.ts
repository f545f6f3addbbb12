import type { Kysely } from "kysely";
import type { FullTextIndex, StoredIndex } from "./engine";
import { getEngine } from "./open";
import type { Database } from "./tables";

export {
  type StoredIndex as KeepingIndex,
  type TermQuery as Wanted,
  WORD_INDEXES,
  type WordIndex,
} from "./engine";
export { checksumWords as sumOfWords } from "./word-checksum";

const getFullTextIndex = (db: Kysely<Database>) => getEngine(db).fullTextIndex;

export const getQueriesAtOnce = (db: Kysely<Database>) => getFullTextIndex(db).queriesAtOnce;

export const getMaxConcurrentSearches = (db: Kysely<Database>) =>
  getFullTextIndex(db).maxConcurrentSearches;

export const getSearchLimit = (db: Kysely<Database>) => getFullTextIndex(db).searchLimit;

export const indexWords: FullTextIndex["indexWords"] = (db, ...given) =>
  getFullTextIndex(db).indexWords(db, ...given);

export const indexWordsOfMany: FullTextIndex["indexWordsOfMany"] = (db, ...given) =>
  getFullTextIndex(db).indexWordsOfMany(db, ...given);

export const removeFromIndex: FullTextIndex["removeFromIndex"] = (db, ...given) =>
  getFullTextIndex(db).removeFromIndex(db, ...given);

export const checksumRows: FullTextIndex["checksumRows"] = (db, index) =>
  getFullTextIndex(db).checksumRows(db, index);

export const countSegments: FullTextIndex["countSegments"] = (db, index) =>
  getFullTextIndex(db).countSegments(db, index);

export const mergeSegments: FullTextIndex["mergeSegments"] = (db, ...given) =>
  getFullTextIndex(db).mergeSegments(db, ...given);

export const mergeOnlyInSteps: FullTextIndex["mergeOnlyInSteps"] = (db, index) =>
  getFullTextIndex(db).mergeOnlyInSteps(db, index);

export function selectMatches(
  db: Kysely<Database>,
  ...given: Parameters<FullTextIndex["selectMatches"]>
) {
  return getFullTextIndex(db).selectMatches(...given);
}

export function selectStoredTerms<Alias extends string>(
  db: Kysely<Database>,
  index: StoredIndex,
  alias: Alias,
) {
  return getFullTextIndex(db).selectStoredTerms(index, alias);
}
