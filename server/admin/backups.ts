import type { Actor } from "../policies/audit-log";

/** How far a backup, a restore or a transfer is: pictures, or bytes while it is packed. */
export interface BackupProgress {
  stage: "database" | "packing" | "unpacking" | "checking" | "pictures" | "verifying";
  done: number;
  total: number;
}

/** The backups as the admin area sees and starts them; `operations/backup` makes them. */
export interface Backups {
  /** The folder they are written to; undefined where none is configured. */
  dir: string | undefined;
  running(): Promise<BackupProgress | undefined>;
  /** Unix milliseconds; undefined without a schedule. */
  nextDue(): Promise<number | undefined>;
  /** Starts one unless one is running, and returns before it is made. */
  start(actor: Actor): Promise<void>;
}
