import path from "node:path";
import type { DatabaseLocation } from "../../platform/db/engine";
import type { Db } from "../../platform/db/open";
import { listTables } from "../../platform/db/sqlite/integrity-queries";
import type { Storage } from "../../platform/storage/file-store";
import { type Actor, appendToAuditLog } from "../../policies/audit-log";
import { BackupFault, describeFault } from "./fault";
import type { OnProgress } from "./format";
import { type BackupReport, makeBackup } from "./make";

type Requester = Actor | "SCHEDULE";

/** Records nothing if the schema is too old to have the table. Throws BackupFault. */
export async function makeRecordedBackup(
  db: Db,
  storage: Storage & DatabaseLocation,
  requester: Requester,
  file: string,
  onProgress: OnProgress,
): Promise<BackupReport> {
  const startedAt = Date.now();
  try {
    const made = await makeBackup(storage, file, onProgress);
    await recordOutcome(db, requester, {
      startedAt,
      file,
      bytes: made.bytes,
      error: null,
      verified_at: Date.now(),
    });
    return made;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const words = describeFault(error);
    await recordOutcome(db, requester, {
      startedAt,
      file,
      bytes: 0,
      error: words,
      verified_at: null,
    });
    throw new BackupFault(words);
  }
}

/** Thrown to abort a backup; not recorded as a failure. */
export class Stopped extends Error {}

interface Outcome {
  startedAt: number;
  file: string;
  bytes: number;
  error: string | null;
  verified_at: number | null;
}

async function recordOutcome(
  db: Db,
  requester: Requester,
  { startedAt, ...outcome }: Outcome,
): Promise<void> {
  const tables = await listTables(db);
  if (!tables.has("backups")) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("backups")
      .values({ started_at: startedAt, finished_at: Date.now(), ...outcome })
      .execute();
    if (requester === "SCHEDULE" || outcome.error !== null) return;
    await appendToAuditLog(trx, requester, "backup.make", path.basename(outcome.file));
  });
}
