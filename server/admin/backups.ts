import type { Actor } from "../policies/audit-log";

/** `done` and `total` count images, or bytes while packing. */
export interface BackupProgress {
  stage: "database" | "packing" | "unpacking" | "checking" | "images" | "verifying";
  done: number;
  total: number;
}

/** Backups as the admin area uses them; `operations/backup` implements this. */
export interface Backups {
  /** Target folder; undefined if none is configured. */
  dir: string | undefined;
  running(): Promise<BackupProgress | undefined>;
  /** Unix milliseconds; undefined without a schedule. */
  nextDue(): Promise<number | undefined>;
  /** Starts a backup unless one is running; resolves before it finishes. */
  start(actor: Actor): Promise<void>;
}
