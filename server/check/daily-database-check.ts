import { existsSync } from "node:fs";
import { type CheckKind, findDamage, noteCheck } from "../db/integrity-check";
import { type Db, databaseFile } from "../db/open";
import { log } from "../log";

export async function checkStored(db: Db, dataDir: string, kind: CheckKind): Promise<void> {
  try {
    await checkAndNote(db, databaseFile(dataDir), kind);
  } catch (error) {
    // The health check reports a missing database.
    if (existsSync(databaseFile(dataDir))) {
      log.error({ err: error }, "the database cannot be checked");
    }
  }
}

async function checkAndNote(db: Db, file: string, kind: CheckKind): Promise<void> {
  const { faults, noted } = await findDamage(file, kind);
  if (faults.length > 0) {
    log.error({ faults }, "The database is damaged. Restore a backup: npm run restore");
  }
  if (faults.join("\n") !== noted) await noteCheck(db, kind, faults);
}
