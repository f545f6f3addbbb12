import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { loadCatalogue } from "#server/features/ingredients/catalogue";
import { loadDemoWorld } from "#server/operations/demo/load";
import { migrateToLatest } from "#server/platform/db/migrate";
import { openTestDatabase } from "../support/database";

/** A data folder with the data of `npm run demo`; it is removed after the test. */
export async function openDemoWorld() {
  const dataDir = newFolder();
  const { db, files } = openTestDatabase(dataDir);
  await migrateToLatest(db);
  await loadCatalogue(db);
  await loadDemoWorld(db, files);
  return { db, dataDir };
}

export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-bench-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
