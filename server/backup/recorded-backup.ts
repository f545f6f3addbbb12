import path from "node:path";
import { type Actor, appendToAuditLog } from "../audit-log";
import { listTables } from "../db/inspection";
import type { Db } from "../db/open";
import { BackupFault, wordsOfFault } from "./fault";
import type { OnProgress } from "./format";
import { type Made, makeBackup } from "./make";

/** Nobody asked for it: it was due. */
type Asker = Actor | "SCHEDULE";

/**
 * Makes a backup and writes down how it ended; what an administrator asked for is in the audit, too.
 * Throws BackupFault. A database of before backups were written down is left as it is.
 */
export async function makeNotedBackup(
  db: Db,
  dataDir: string,
  asker: Asker,
  file: string,
  onProgress: OnProgress,
): Promise<Made> {
  const startedAt = Date.now();
  try {
    const made = await makeBackup(dataDir, file, onProgress);
    await note(db, asker, {
      startedAt,
      file,
      bytes: made.bytes,
      error: null,
      verified_at: Date.now(),
    });
    return made;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const words = wordsOfFault(error);
    await note(db, asker, { startedAt, file, bytes: 0, error: words, verified_at: null });
    throw new BackupFault(words);
  }
}

/** Thrown into a backup to end it: no failure, and not written down. */
export class Stopped extends Error {}

interface Outcome {
  startedAt: number;
  file: string;
  bytes: number;
  error: string | null;
  verified_at: number | null;
}

async function note(db: Db, asker: Asker, { startedAt, ...outcome }: Outcome): Promise<void> {
  const tables = await listTables(db);
  if (!tables.has("backups")) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("backups")
      .values({ started_at: startedAt, finished_at: Date.now(), ...outcome })
      .execute();
    if (asker === "SCHEDULE" || outcome.error !== null) return;
    await appendToAuditLog(trx, asker, "backup.make", path.basename(outcome.file));
  });
}
