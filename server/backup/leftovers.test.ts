import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../../tests/support/folders";
import { openTestDatabase, openTestServer } from "../../tests/support/server";
import { spawnPopote } from "../../tests/support/spawn-popote";
import { takeComplaints } from "../../tests/support/watched-log";
import { restoringFolder } from "./finish-restore";
import { holdSnapshot, listDeadSnapshots, partNote } from "./leftovers";
import { makeBackup } from "./make";

const copiesIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => name.startsWith("snapshot-"));

/** What a backup leaves that is killed while it is written. */
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

test("the next start removes what a killed backup left: its copy and its unfinished file", async () => {
  const { dataDir } = openTestDatabase();
  const { folder, part } = leaveDead(dataDir);
  mkdirSync(restoringFolder(dataDir));
  await openTestServer({ dataDir });
  expect([folder, part, restoringFolder(dataDir)].filter(existsSync)).toEqual([]);
  expect(takeComplaints()).toMatchObject([{ level: "warn", removed: 1 }]);
});

test("the next backup removes what a killed one left", async () => {
  const { dataDir, files } = openTestDatabase();
  const { folder, part } = leaveDead(dataDir);
  await makeBackup({ dataDir, files }, path.join(emptyFolder(), "popote.zip"), () => undefined);
  expect([folder, part].filter(existsSync)).toEqual([]);
  expect(copiesIn(dataDir)).toEqual([]);
});

test("a backup that is being made loses nothing to a start or another backup", async () => {
  const { dataDir, files } = openTestDatabase();
  const folder = emptyFolder();
  let during: string[] = [];
  let other: Promise<unknown> | undefined;
  await makeBackup({ dataDir, files }, path.join(folder, "one.zip"), ({ stage }) => {
    if (stage !== "packing" || other) return;
    other = makeBackup({ dataDir, files }, path.join(folder, "two.zip"), () => {
      during = copiesIn(dataDir);
    });
  });
  await other;
  expect(during.length).toBeGreaterThan(0);
  expect(readdirSync(folder).sort()).toEqual(["one.zip", "two.zip"]);
  expect(copiesIn(dataDir)).toEqual([]);
});

test("a copy that an earlier version left without a lock goes once it is not of this minute", async () => {
  const { dataDir } = openTestDatabase();
  const folder = path.join(dataDir, "snapshot-old");
  mkdirSync(folder);
  expect(await listDeadSnapshots(dataDir)).toEqual([]);
  utimesSync(folder, 1, 1);
  expect(await listDeadSnapshots(dataDir)).toEqual([folder]);
});

test("a backup that is killed in its middle leaves nothing that the next one does not remove", async () => {
  const { dataDir, files } = openTestDatabase();
  const folder = emptyFolder();
  const child = spawnPopote(["backup", path.join(folder, "killed.zip")], dataDir, {});
  const ended = once(child, "close");
  await expect.poll(() => copiesIn(dataDir), { timeout: 20_000, interval: 1 }).toHaveLength(1);
  child.kill("SIGKILL");
  await ended;
  // Killed before its lock was made, its empty folder waits until it is not of this minute.
  for (const name of copiesIn(dataDir)) utimesSync(path.join(dataDir, name), 1, 1);
  await makeBackup({ dataDir, files }, path.join(folder, "next.zip"), () => undefined);
  expect(copiesIn(dataDir)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});
