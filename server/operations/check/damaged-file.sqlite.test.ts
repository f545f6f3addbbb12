import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";
import { takeComplaints } from "../../../tests/support/watched-log";
import { findDamage } from "../../platform/db/integrity-check";
import { openFolderStore } from "../../platform/storage/folder-store";
import { makeBackup } from "../backup/make";
import { scheduledName } from "../backup/next-backup";

/** Creates a database with a zeroed page, as a dying memory card leaves it. */
function damagedFolder(): string {
  const { dataDir } = openTestDatabase();
  const file = path.join(dataDir, "popote.sqlite");
  const sqlite = new Sqlite(file);
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  const page = sqlite.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'reports'").pluck();
  const at = (Number(page.get()) - 1) * Number(sqlite.pragma("page_size", { simple: true }));
  sqlite.close();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(4096), 0, 4096, at);
  closeSync(handle);
  return dataDir;
}

test("a server started on a damaged database reports it in its log and health check", async () => {
  const dataDir = damagedFolder();
  const server = await openTestServer({ dataDir });
  const visitor = await server.as("nobody");
  await expect
    .poll(async () => (await visitor.get("/health")).status, { timeout: 10_000 })
    .toBe(503);
  expect(takeComplaints()).toMatchObject([
    { level: "error", msg: "The database is damaged. Restore a backup: npm run restore" },
  ]);
});

test("a damaged database is not backed up, and earlier backups stay", async () => {
  const dataDir = damagedFolder();
  const folder = emptyFolder();
  const file = path.join(folder, scheduledName(Date.now()));
  await expect(
    makeBackup({ dataDir, files: openFolderStore(dataDir) }, file, () => undefined),
  ).rejects.toThrow(/The database is damaged.*Keep the earlier backups/);
  expect(() => readFileSync(file)).toThrow();
});

test("checking a large database does not block the event loop", async () => {
  const { db, dataDir } = openTestDatabase();
  for (let count = 0; count < 20; count++)
    await writeRecipe(db, "alice", { title: `Soup ${count}` });
  const file = path.join(dataDir, "popote.sqlite");
  const sqlite = new Sqlite(file);
  sqlite.exec("CREATE TABLE ballast AS SELECT zeroblob(3000000) AS bytes");
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  sqlite.close();
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const { faults } = await findDamage(file, "WHOLE");
  clearInterval(timer);
  expect(faults).toEqual([]);
  expect(turns).toBeGreaterThan(0);
});
