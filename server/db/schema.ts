import { existsSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { MIGRATION_NAMES } from "./migrate";

/** How a database stands to this version of Popote; "older" also where nothing is in it yet. */
export type SchemaAge = "none" | "older" | "current" | "newer";

/** The database is of a version of Popote that came after this one. */
export class NewerSchema extends Error {}

/** Reads how old the database of a data folder is, and changes nothing. */
export function ageOfSchema(dataDir: string): SchemaAge {
  const file = path.join(dataDir, "popote.sqlite");
  if (!existsSync(file)) return "none";
  const ran = migrationsIn(file);
  if (ran.some((name) => !MIGRATION_NAMES.includes(name))) return "newer";
  return ran.length === MIGRATION_NAMES.length ? "current" : "older";
}

/** Throws NewerSchema where the database of a data folder is not one that this version can open. */
export function refuseNewerSchema(dataDir: string): void {
  if (ageOfSchema(dataDir) !== "newer") return;
  throw new NewerSchema(
    `The database in ${dataDir} was written by a newer version of Popote. Start that version, or restore a backup made by this one.`,
  );
}

function migrationsIn(file: string): string[] {
  const sqlite = new Sqlite(file, { fileMustExist: true });
  try {
    const known = "SELECT 1 FROM sqlite_schema WHERE name = 'kysely_migration'";
    if (!sqlite.prepare(known).get()) return [];
    return sqlite.prepare<[], string>("SELECT name FROM kysely_migration").pluck().all();
  } finally {
    sqlite.close();
  }
}
