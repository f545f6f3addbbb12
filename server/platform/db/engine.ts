import {
  type AliasedRawBuilder,
  HandleEmptyInListsPlugin,
  type Kysely,
  PostgresAdapter,
  replaceWithNoncontingentExpression,
} from "kysely";
import type { Database } from "./tables";

export type Db = Kysely<Database>;

/** SQLite alone takes an empty list in `IN ()`. */
export const PLUGINS = [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];

/** Where the data is. */
export interface DatabaseLocation {
  dataDir: string;
  /** Of PostgreSQL; where undefined, SQLite has a file in the data folder. */
  databaseUrl?: string | undefined;
}

/** What is not the same in every database engine. A `Db` tells its own: `getEngine`. */
export interface Engine {
  open(location: DatabaseLocation, onQuery?: (sql: string) => void): Db;
  /** For reading only: all as it is now, whatever is written later. */
  openSnapshot(location: DatabaseLocation): Promise<Db>;
  readSchemaStatus(location: DatabaseLocation): Promise<SchemaStatus>;
  /** Throws NewerSchema, and StorageFault for a database of another program. */
  refuseUnknownSchema(location: DatabaseLocation): Promise<void>;
  /** Whether there is no database or no account; a database begun anew by command counts as used. */
  isWithoutAccounts(location: DatabaseLocation): Promise<boolean>;
  watchVersion(location: DatabaseLocation): DatabaseVersion;
  /** In words for whoever runs Popote, without a password. */
  describeDatabase(location: DatabaseLocation): string;
  /** Undefined where the database is no file in the data folder. */
  findDatabaseFile(dataDir: string): string | undefined;

  /** Undefined where the lock of the data folder leaves one node. */
  nodes: Nodes | undefined;
  fullTextIndex: FullTextIndex;
  bulk: Bulk;
  /** An id that no other row of the table gets. */
  reserveId(db: Kysely<Database>, table: "recipes" | "cookbooks"): Promise<number>;
  /** Name of the last migration; undefined where the database is not Popote's. */
  findLastMigration(db: Kysely<Database>): Promise<string | undefined>;
  findSizes(db: Db, dataDir: string): Promise<{ database: number; writeAhead: number }>;
  listFaults(db: Kysely<Database>): Promise<string[]>;
  rebuildIndexes(db: Kysely<Database>): Promise<void>;
  /** Daily: refreshes the query planner's statistics. */
  optimize(db: Db, signal: AbortSignal, location: DatabaseLocation): Promise<void>;
}

export type Row = Record<string, unknown>;

/** Writing whole tables, as they are in another database. */
export interface Bulk {
  /** Empties the tables and has them filled, all or nothing; those that others refer to come first. No trigger acts. */
  refill(
    db: Db,
    tables: readonly string[],
    write: (trx: Kysely<Database>) => Promise<void>,
  ): Promise<void>;
  insertRows(trx: Kysely<Database>, table: string, columns: string[], rows: Row[]): Promise<void>;
  /** By table the last id that it gave, also where that row is gone. */
  listLastIds(db: Kysely<Database>): Promise<Map<string, number>>;
  setLastIds(trx: Kysely<Database>, ids: Map<string, number>): Promise<void>;
}

export type SchemaStatus = "none" | "older" | "current" | "newer";

export interface DatabaseVersion {
  /**
   * Changes with every commit of any process; NaN (equal to nothing) where it cannot be read. A
   * promise, which is never rejected, where it is asked of another machine.
   */
  read(): number | Promise<number>;
  close(): void;
}

/** What several nodes, which share the database alone, do one at a time. */
export interface Nodes {
  /** From here on people wait: some ten seconds for a turn in this process and among all, or for the answer to a question, else DatabaseBusy. */
  limitWaiting(db: Db): void;
  /** A connection that those who read and write cannot take; it is closed with `db`. */
  getDedicatedConnection(db: Db): Db;
  /** Begins the work whenever no other process of any node does it. */
  standBy(location: DatabaseLocation, begin: () => StartedWork): { stop(): Promise<void> };
  /** Reaches whoever works; a call that is lost costs seconds. */
  notifyWorker(db: Db): void;
  /** Until the returned function is called, or the process ends. A process asks for each name once at a time. */
  acquireLock(db: Db, name: string): Promise<() => void>;
}

export interface StartedWork {
  /** There may be more to do. */
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

/** The indexes from which the words of a row can be had back. */
export type StoredIndex = "public_recipe_words" | "other_recipe_words";

/** `known`: all words that begin with a prefix, where they are few. */
export type TermQuery =
  | { word: string }
  | { prefix: string; known: string[] | null }
  | { all: TermQuery[] }
  | { any: TermQuery[] }
  | { all: TermQuery[]; none: TermQuery[] };

/** Milliseconds of this process's processor, or of the clock where the engine is a process of its own. */
export type SearchLimit = { processorMs: number } | { clockMs: number };

/** The indexes of words: they store what they are given, and know no language. */
export interface FullTextIndex {
  /** So many tiers, or candidates of a typo, are asked for together: more than one where the way there is long. */
  maxParallelQueries: number;
  /** So many searches of a process go on at once; pages of others come between them. */
  maxConcurrentSearches: number;
  /** Where a search stops and gives what it has. */
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
  /** The checksum of each row's words: `sumOfWords`. */
  checksumRows(db: Kysely<Database>, index: WordIndex): Promise<Map<number, number>>;
  /** Parts that an index is stored in: every search looks for each of its words in all of them. */
  countSegments(db: Kysely<Database>, index: WordIndex): Promise<number>;
  /** From here on commits merge nothing by themselves, which would hold the thread. */
  mergeOnlyInSteps(db: Kysely<Database>, index: WordIndex): Promise<void>;
  /**
   * A step of bringing the parts of an index together, which writes about so many pages. The first
   * step begins with all of them. Returns whether there is more to do.
   */
  mergeSegments(
    db: Kysely<Database>,
    index: WordIndex,
    step: { pages: number; isFirst: boolean },
  ): Promise<boolean>;
  /** Ordered by `hit.id` descending, a LIMIT reads no more rows than it returns. */
  selectMatches(
    index: WordIndex,
    query: TermQuery,
    range?: { above?: number | null; below?: number | null },
  ): AliasedRawBuilder<{ id: number }, "hit">;
  /** The rows of an index with their words, one space between two. */
  selectStoredTerms<Alias extends string>(
    index: StoredIndex,
    alias: Alias,
  ): AliasedRawBuilder<{ id: number; words: string }, Alias>;
}

export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
