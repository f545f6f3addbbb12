import {
  type AliasedRawBuilder,
  HandleEmptyInListsPlugin,
  type Kysely,
  PostgresAdapter,
  replaceWithNoncontingentExpression,
} from "kysely";
import type { Database } from "./tables";

export type Db = Kysely<Database>;

/** Only SQLite accepts an empty list in `IN ()`. */
export const PLUGINS = [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];

export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export interface Engine {
  open(location: DatabaseLocation, onQuery?: (sql: string) => void): Db;
  openSnapshot(location: DatabaseLocation): Promise<Db>;
  readSchemaStatus(location: DatabaseLocation): Promise<SchemaStatus>;
  /** Throws NewerSchema, and StorageFault for a database of another program. */
  refuseUnknownSchema(location: DatabaseLocation): Promise<void>;
  /** True without a database or accounts; false if the operator started an empty one on purpose. */
  isWithoutAccounts(location: DatabaseLocation): Promise<boolean>;
  watchVersion(location: DatabaseLocation): DatabaseVersion;
  /** Contains no password. */
  describeDatabase(location: DatabaseLocation): string;
  findDatabaseFile(dataDir: string): string | undefined;

  /** Undefined if the data folder's lock allows only one node. */
  nodes: Nodes | undefined;
  fullTextIndex: FullTextIndex;
  bulk: Bulk;
  findLastMigration(db: Kysely<Database>): Promise<string | undefined>;
  findSizes(db: Db, dataDir: string): Promise<{ database: number; writeAhead: number }>;
  listFaults(db: Kysely<Database>): Promise<string[]>;
  rebuildIndexes(db: Kysely<Database>): Promise<void>;
  optimize(db: Db, signal: AbortSignal, location: DatabaseLocation): Promise<void>;
}

export type Row = Record<string, unknown>;

export interface Bulk {
  /** Empties the tables and calls `write`, in one transaction and without triggers. */
  refill(
    db: Db,
    tables: readonly string[],
    write: (trx: Kysely<Database>) => Promise<void>,
  ): Promise<void>;
  insertRows(trx: Kysely<Database>, table: string, columns: string[], rows: Row[]): Promise<void>;
  listLastIds(db: Kysely<Database>): Promise<Map<string, number>>;
  setLastIds(trx: Kysely<Database>, ids: Map<string, number>): Promise<void>;
}

export type SchemaStatus = "none" | "older" | "current" | "newer";

export interface DatabaseVersion {
  /** Changes with every commit; NaN if unreadable. A promise, never rejected, if remote. */
  read(): number | Promise<number>;
  close(): void;
}

interface Nodes {
  /** Limits waits for locks and queries to about ten seconds; then throws DatabaseBusy. */
  limitWaiting(db: Db): void;
  /** Returns a connection outside the pool of `db`, closed together with it. */
  getDedicatedConnection(db: Db): Db;
  standBy(location: DatabaseLocation, begin: () => StartedWork): { stop(): Promise<void> };
  notifyWorker(db: Db): void;
  /** Held until released or the process ends. A process requests each name once at a time. */
  acquireLock(db: Db, name: string): Promise<() => void>;
}

export interface StartedWork {
  wake(): void;
  stop(): Promise<void>;
}

export const WORD_INDEXES = [
  "public_recipe_words",
  "other_recipe_words",
  "user_words",
  "ingredient_words",
] as const;

export type WordIndex = (typeof WORD_INDEXES)[number];

export type StoredIndex = "public_recipe_words" | "other_recipe_words";

/** `known`: all words with the prefix, if there are few. */
export type TermQuery =
  | { word: string }
  | { prefix: string; known: string[] | null }
  | { all: TermQuery[] }
  | { any: TermQuery[] }
  | { all: TermQuery[]; none: TermQuery[] };

/** CPU time of this process, or wall-clock time if the engine runs in its own process. */
export type SearchLimit = { processorMs: number } | { clockMs: number };

export interface FullTextIndex {
  /** How many queries one statement asks; above 1 when the database is a network round trip away. */
  queriesAtOnce: number;
  maxConcurrentSearches: number;
  searchLimit: SearchLimit;
  indexWords(
    db: Kysely<Database>,
    index: WordIndex,
    id: number,
    words: Iterable<string>,
  ): Promise<void>;
  indexWordsOfMany(
    db: Kysely<Database>,
    index: WordIndex,
    rows: { id: number; words: Iterable<string> }[],
  ): Promise<void>;
  removeFromIndex(db: Kysely<Database>, index: WordIndex, id: number): Promise<void>;
  checksumRows(db: Kysely<Database>, index: WordIndex): Promise<Map<number, number>>;
  countSegments(db: Kysely<Database>, index: WordIndex): Promise<number>;
  /** Turns off automatic merging, which would block the thread in commits. */
  mergeOnlyInSteps(db: Kysely<Database>, index: WordIndex): Promise<void>;
  // Writes about `pages` pages; `isFirst` starts a new merge. Returns whether there is more to do.
  mergeSegments(
    db: Kysely<Database>,
    index: WordIndex,
    step: { pages: number; isFirst: boolean },
  ): Promise<boolean>;
  /** With ORDER BY `hit.id` DESC, a LIMIT reads no more rows than it returns. */
  selectMatches(
    index: WordIndex,
    query: TermQuery,
    range?: { above?: number | null; below?: number | null },
  ): AliasedRawBuilder<{ id: number }, "hit">;
  selectStoredTerms<Alias extends string>(
    index: StoredIndex,
    alias: Alias,
  ): AliasedRawBuilder<{ id: number; words: string }, Alias>;
}

export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
