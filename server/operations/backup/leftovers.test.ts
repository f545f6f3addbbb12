import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { locateDatabase, openTestDatabase } from "../../../tests/support/database";
import { openBucket } from "../../../tests/support/engines";
import { emptyFolder } from "../../../tests/support/folders";
import { openTestServer } from "../../../tests/support/server";
import { spawnPopote } from "../../../tests/support/spawn-popote";
import { takeComplaints } from "../../../tests/support/watched-log";
import { restoringFolder } from "./finish-restore";
import { holdSnapshot, listDeadSnapshots, partNote } from "./leftovers";
import { makeBackup } from "./make";

const copiesIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => name.startsWith("snapshot-"));

async function openStorage() {
  const { dataDir, files } = openTestDatabase();
  return { dataDir, storage: { ...(await locateDatabase(dataDir)), files } };
}

async function readDatabaseUrl(databaseUrl: string) {
  const { images, keys } = await openBucket();
  return { ...keys, DATABASE_URL: databaseUrl, PICTURES: images };
}

function leaveDead(dataDir: string): { folder: string; part: string } {
  const folder = path.join(dataDir, "snapshot-killed");
  const part = path.join(emptyFolder(), "popote.zip.abcdefgh.part");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "popote.sqlite"), "a copy");
  writeFileSync(part, "half");
  writeFileSync(partNote(folder), part);
  holdSnapshot(folder).release();
  return { folder, part };
}

test("the next start removes the copy and the unfinished file of a killed backup", async () => {
  const { dataDir } = openTestDatabase();
  const { folder, part } = leaveDead(dataDir);
  mkdirSync(restoringFolder(dataDir));
  await openTestServer({ dataDir });
  expect([folder, part, restoringFolder(dataDir)].filter(existsSync)).toEqual([]);
  expect(takeComplaints()).toMatchObject([{ level: "warn", removed: 1 }]);
});

test("the next backup removes the leftovers of a killed one", async () => {
  const { dataDir, storage } = await openStorage();
  const { folder, part } = leaveDead(dataDir);
  await makeBackup(storage, path.join(emptyFolder(), "popote.zip"), () => undefined);
  expect([folder, part].filter(existsSync)).toEqual([]);
  expect(copiesIn(dataDir)).toEqual([]);
});

test("a start or another backup does not touch a running backup", async () => {
  const { dataDir, storage } = await openStorage();
  const folder = emptyFolder();
  let during: string[] = [];
  let other: Promise<unknown> | undefined;
  await makeBackup(storage, path.join(folder, "one.zip"), ({ stage }) => {
    if (stage !== "packing" || other) return;
    other = makeBackup(storage, path.join(folder, "two.zip"), () => {
      during = copiesIn(dataDir);
    });
  });
  await other;
  expect(during.length).toBeGreaterThan(0);
  expect(readdirSync(folder).sort()).toEqual(["one.zip", "two.zip"]);
  expect(copiesIn(dataDir)).toEqual([]);
});

test("a copy without a lock from an earlier version is removed after a minute", async () => {
  const { dataDir } = openTestDatabase();
  const folder = path.join(dataDir, "snapshot-old");
  mkdirSync(folder);
  expect(await listDeadSnapshots(dataDir)).toEqual([]);
  utimesSync(folder, 1, 1);
  expect(await listDeadSnapshots(dataDir)).toEqual([folder]);
});

test("the next backup removes everything a backup killed halfway leaves", async () => {
  const { dataDir, storage } = await openStorage();
  const folder = emptyFolder();
  const settings = storage.databaseUrl ? await readDatabaseUrl(storage.databaseUrl) : {};
  const child = spawnPopote(["backup", path.join(folder, "killed.zip")], dataDir, settings);
  const ended = once(child, "close");
  await expect.poll(() => copiesIn(dataDir), { timeout: 20_000, interval: 1 }).toHaveLength(1);
  child.kill("SIGKILL");
  await ended;
  // A backup killed before it took its lock leaves an empty folder, removed after a minute.
  for (const name of copiesIn(dataDir)) utimesSync(path.join(dataDir, name), 1, 1);
  await makeBackup(storage, path.join(folder, "next.zip"), () => undefined);
  expect(copiesIn(dataDir)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});
