import { existsSync } from "node:fs";
import {
  type CheckKind,
  findDamage,
  noteCheck,
  noteFaults,
} from "../../platform/db/integrity-check";
import { type Db, getEngine } from "../../platform/db/open";
import { log } from "../../platform/log";
import { areFilesReplaced } from "../../platform/storage/replaced-database";

export async function checkDatabase(db: Db, dataDir: string, kind: CheckKind): Promise<void> {
  const engine = getEngine(db);
  const file = engine.findDatabaseFile(dataDir);
  if (!file) {
    // A database moved from SQLite brings the faults recorded for its file.
    if (kind === "WHOLE") await noteFaults(db, await engine.listFaults(db));
    return;
  }
  try {
    await checkAndNote(db, file, kind);
  } catch (error) {
    // The health check reports a missing database, the overview page a replaced one.
    if (existsSync(file) && !(await areFilesReplaced(dataDir))) {
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
