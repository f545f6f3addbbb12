import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import type { DatabaseLocation } from "#server/platform/db/engine";
import type { Db } from "#server/platform/db/open";
import { openPostgres } from "#server/platform/db/postgres/open";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { watchDisk } from "#server/platform/disk-health";
import type { Storage } from "#server/platform/storage/file-store";
import { openFolderStore } from "#server/platform/storage/folder-store";
import { emptyFolder } from "./folders";
import { copyTemplate, dropDatabase } from "./postgres";

/** Opens a handle on a fresh copy of the template, for tests below HTTP. */
export function openTestDatabase(
  dataDir = openDataDir(),
  onQuery?: (sql: string) => void,
): Storage & { db: Db } {
  watchDisk(dataDir);
  const db = openStored(dataDir, onQuery);
  onTestFinished(() => db.destroy());
  return { db, dataDir, files: openFolderStore(dataDir) };
}

export function openDataDir(): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-test-"));
  cpSync(inject("template"), dataDir, { recursive: true });
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const socket = inject("postgres");
  if (socket) {
    const name = path.basename(dataDir);
    copies.set(dataDir, copyTemplate(socket, name));
    onTestFinished(() => dropDatabase(socket, name));
  }
  return dataDir;
}

/** Makes a data folder for another node on the same PostgreSQL database. */
export function folderBeside(dataDir: string): string {
  const folder = emptyFolder();
  copies.set(folder, copies.get(dataDir) as Promise<string>);
  return folder;
}

const copies = new Map<string, Promise<string>>();

export async function locateDatabase(dataDir: string): Promise<DatabaseLocation> {
  return { dataDir, databaseUrl: await copies.get(dataDir) };
}

function openStored(dataDir: string, onQuery?: (sql: string) => void): Db {
  const url = copies.get(dataDir);
  return url ? openPostgres(url, onQuery) : openDatabase(dataDir, onQuery);
}
