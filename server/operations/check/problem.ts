import type { DatabaseLocation } from "../../platform/db/engine";
import type { Db } from "../../platform/db/open";
import type { Storage } from "../../platform/storage/file-store";

/** A read-only snapshot of the database; files are read a little later. */
export interface CheckScope extends Storage, DatabaseLocation {
  snapshot: Db;
  backupDir: string | undefined;
}

export interface DataProblem {
  message: string;
  /** What `repair` does, e.g. "its thumbnail is made again". Set if and only if `repair` is. */
  remedy?: string;
  repair?(db: Db): Promise<void>;
}

/** Younger files may still be being written. */
export const SETTLED_AFTER_MS = 24 * 3_600_000;
