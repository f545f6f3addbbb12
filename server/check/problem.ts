import type { Db } from "../db/open";

/** What a check looks at: all of it as it was at one moment, the files a little later. */
export interface Looked {
  moment: Db;
  dataDir: string;
  /** Undefined where Popote makes no backups by itself. */
  backupDir: string | undefined;
}

/** Something that is not as it should be. */
export interface Problem {
  /** In words, with the name and address of what it is about. */
  words: string;
  /** What `repair` does: "its thumbnail is made again". Both are there or neither. */
  remedy?: string;
  /** Puts it right, through a handle that writes; throws where it cannot. */
  repair?(db: Db): Promise<void>;
}

/** Files are looked at only when they are older: what is being written now is no problem. */
export const SETTLED_AFTER_MS = 24 * 3_600_000;
