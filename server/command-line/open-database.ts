import { statSync } from "node:fs";
import path from "node:path";
import { type Db, openDatabase } from "../db/open";
import { ageOfSchema, refuseUnknownSchema } from "../db/schema";
import { Refused } from "./command";

/**
 * Opens the database of a data folder as Popote left it: a command neither makes nor migrates one.
 * Throws Refused, DataDirFault, or what the disk and SQLite say.
 */
export function openExistingDatabase(dataDir: string): Db {
  refuseMissing(dataDir);
  refuseOtherOwner(dataDir);
  refuseUnknownSchema(dataDir);
  if (ageOfSchema(dataDir) !== "current") {
    throw new Refused(
      `The database in ${dataDir} is of an older version of Popote. Start Popote once to bring it up to date.`,
    );
  }
  return openDatabase(dataDir);
}

function refuseMissing(dataDir: string): void {
  // A folder that may not be read is no missing one: that error goes on.
  if (statSync(path.join(dataDir, "popote.sqlite"), { throwIfNoEntry: false })) return;
  throw new Refused(
    `There is no database in ${dataDir} yet. Start Popote once, or set DATA_DIR to where it is.`,
  );
}

/**
 * What another user writes here (root, often) could not be written by Popote any more. Throws Refused
 * unless the data folder, where there is one, belongs to who runs this.
 */
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
