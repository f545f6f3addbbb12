import type { Actor } from "../policies/audit-log";

/** `done` and `total` count images, or bytes while packing. */
export interface BackupProgress {
  stage: "database" | "packing" | "unpacking" | "checking" | "images" | "verifying";
  done: number;
  total: number;
}

export interface Backups {
  dir: string | undefined;
  running(): Promise<BackupProgress | undefined>;
  /** Unix milliseconds; undefined without a schedule. */
  nextDue(): Promise<number | undefined>;
  /** Starts a backup unless one is running; resolves before it finishes. */
  start(actor: Actor): Promise<void>;
}
