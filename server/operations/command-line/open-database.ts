import { statSync } from "node:fs";
import path from "node:path";
import type { DatabaseLocation } from "../../platform/db/engine";
import { type Db, pickEngine } from "../../platform/db/open";
import { Refused } from "./command";

/** Never creates or migrates. Throws Refused, StorageFault, or disk and SQLite errors. */
export async function openExistingDatabase(location: DatabaseLocation): Promise<Db> {
  const { dataDir } = location;
  const engine = pickEngine(location);
  if (engine.findDatabaseFile(dataDir)) refuseMissing(dataDir);
  refuseOtherOwner(dataDir);
  await engine.refuseUnknownSchema(location);
  const age = await engine.readSchemaStatus(location);
  if (age === "none")
    throw new Refused(
      `There is no Popote in ${engine.describeDatabase(location)} yet. Start it once.`,
    );
  if (age !== "current") {
    throw new Refused(
      `${engine.findDatabaseFile(dataDir) ?? engine.describeDatabase(location)} is of an older version of Popote. Start Popote once to bring it up to date.`,
    );
  }
  return engine.open(location);
}

function refuseMissing(dataDir: string): void {
  // Throws for an unreadable folder, which is not a missing one.
  if (statSync(path.join(dataDir, "popote.sqlite"), { throwIfNoEntry: false })) return;
  throw new Refused(
    `There is no database in ${dataDir} yet. Start Popote once, or set DATA_DIR to its folder.`,
  );
}

/** Popote could not overwrite files that root creates here. Throws Refused. */
export function refuseOtherOwner(dataDir: string): void {
  const { uid } =
    statSync(path.join(dataDir, "popote.sqlite"), { throwIfNoEntry: false }) ??
    statSync(dataDir, { throwIfNoEntry: false }) ??
    {};
  const own = process.geteuid?.();
  if (uid === undefined || own === undefined || uid === own) return;
  throw new Refused(
    `${dataDir} belongs to the user with the number ${uid}, and you are number ${own}. Run this as the user who runs Popote, so that Popote can write what it leaves: sudo -u '#${uid}' …`,
  );
}
