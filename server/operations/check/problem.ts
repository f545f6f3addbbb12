import type { DatabaseLocation } from "../../platform/db/engine";
import type { Db } from "../../platform/db/open";
import type { Storage } from "../../platform/storage/file-store";

/** Read-only, as the database was at one moment; files are read a little later. */
export interface CheckScope extends Storage, DatabaseLocation {
  snapshot: Db;
  backupDir: string | undefined;
}

export interface DataProblem {
  /** Names the thing and its address. */
  message: string;
  /** What `repair` does: "its thumbnail is made again". Both are there or neither. */
  remedy?: string;
  /** Throws where it fails. */
  repair?(db: Db): Promise<void>;
}

/** Younger files may still be in the middle of being written. */
export const SETTLED_AFTER_MS = 24 * 3_600_000;
