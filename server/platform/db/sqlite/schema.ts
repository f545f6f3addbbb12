import { existsSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import type { SchemaStatus } from "../engine";
import { listMigrationNames } from "../migrate";
import { StorageFault } from "../storage-fault";
import { databaseFile } from "./open";

class NewerSchema extends StorageFault {}

export function readSchemaStatus(dataDir: string): SchemaStatus {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return "none";
  const ran = listAppliedMigrations(file);
  if (ran.some((name) => !listMigrationNames().includes(name))) return "newer";
  return ran.length === listMigrationNames().length ? "current" : "older";
}

export function refuseUnknownSchema(dataDir: string): void {
  if (readSchemaStatus(dataDir) === "newer") {
    throw new NewerSchema(
      `The database in ${dataDir} was written by a newer version of Popote. Start that version, or restore a backup made by this one.`,
    );
  }
  const file = databaseFile(dataDir);
  if (existsSync(file) && withDatabase(file, isForeign)) {
    throw new StorageFault(
      `${file} is a database of another program. Move it away, or set DATA_DIR to another folder.`,
    );
  }
}

export function isWithoutAccounts(dataDir: string): boolean {
  const file = databaseFile(dataDir);
  if (isMissingOrEmpty(file)) return true;
  return withDatabase(file, (sqlite) => {
    if (!hasTable(sqlite, "users")) return true;
    if (sqlite.prepare("SELECT 1 FROM users LIMIT 1").get()) return false;
    const begun = "SELECT 1 FROM audit WHERE act = 'database.new' LIMIT 1";
    return !hasTable(sqlite, "audit") || !sqlite.prepare(begun).get();
  });
}

/** A power cut can leave an empty file. */
export function isMissingOrEmpty(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

function listAppliedMigrations(file: string): string[] {
  return withDatabase(file, (sqlite) => {
    if (!hasTable(sqlite, "kysely_migration")) return [];
    return sqlite.prepare<[], string>("SELECT name FROM kysely_migration").pluck().all();
  });
}

function isForeign(sqlite: Sqlite.Database): boolean {
  const any = sqlite.prepare("SELECT 1 FROM sqlite_schema").get();
  return any !== undefined && !hasTable(sqlite, "kysely_migration");
}

function hasTable(sqlite: Sqlite.Database, table: string): boolean {
  const known = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?";
  return sqlite.prepare(known).get(table) !== undefined;
}

function withDatabase<Read>(file: string, read: (sqlite: Sqlite.Database) => Read): Read {
  const sqlite = new Sqlite(file, { fileMustExist: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}
