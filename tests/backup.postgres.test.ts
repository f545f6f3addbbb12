import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listDifferences } from "#server/operations/backup/copy-database";
import { makeBackup } from "#server/operations/backup/make";
import type { CopiedName } from "#server/platform/db/copied-tables";
import { pickEngine } from "#server/platform/db/open";
import { openStorage } from "./support/backups";
import { createServerDatabase, openAt, openBucket, openSnapshot } from "./support/engines";
import { fillEveryTable } from "./support/every-table";
import { emptyFolder } from "./support/folders";
import { spawnPopote } from "./support/popote-process";
import { runToEnd } from "./support/spawn-popote";

/** Not in a backup, or changed by backing up and restoring. */
const OWN: CopiedName[] = [
  ...(["pending_images", "unused_images", "idempotency_outcomes"] as const),
  ...(["audit", "backups"] as const),
];

/** Each process takes a second or more under load. */
const MANY_STARTS_MS = 120_000;
const DONE = { code: 0, stderr: "" };

async function openServer(name: string) {
  const place = await createServerDatabase(name);
  const { objects, images, keys } = await openBucket();
  const settings = { ...keys, DATABASE_URL: place.databaseUrl, PICTURES: images };
  const admin = (...args: string[]) => runToEnd(["admin", ...args], place.dataDir, settings);
  return { place, objects, settings, admin };
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-every-table-"));
const file = path.join(dataDir, "popote.zip");

beforeAll(async () => {
  const db = pickEngine({ dataDir }).open({ dataDir });
  await fillEveryTable(db, dataDir);
  await db.destroy();
  await makeBackup(openStorage(dataDir), file, () => undefined);
});

afterAll(() => rmSync(dataDir, { recursive: true }));

test(
  "a backup moves from SQLite to PostgreSQL and back without a difference",
  async () => {
    const { place, objects, settings, admin } = await openServer("backup");
    expect(await admin("restore", file)).toMatchObject(DONE);
    expect(objects.size).toBeGreaterThan(10);
    expect(await listDifferences(await openSnapshot({ dataDir }), openAt(place).db, OWN)).toEqual(
      [],
    );
    expect(await admin("check")).toMatchObject({ ...DONE, stdout: "All is well.\n" });

    const again = await admin("restore", file, "--replace");
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There are accounts in the database backup at"),
    });
    expect(await admin("new")).toMatchObject({ code: 1 });

    const second = path.join(emptyFolder(), "second.zip");
    expect(await admin("backup", second)).toMatchObject(DONE);
    expect(readdirSync(place.dataDir)).toEqual(["popote.lock"]);
    const folder = emptyFolder();
    expect(await runToEnd(["admin", "restore", second], folder)).toMatchObject(DONE);
    expect(
      await listDifferences(
        await openSnapshot({ dataDir }),
        await openSnapshot({ dataDir: folder }),
        OWN,
      ),
    ).toEqual([]);
    expect(await runToEnd(["admin", "check"], folder)).toMatchObject(DONE);
    const countImages = (each: string) => readdirSync(path.join(each, "images/recipes")).length;
    expect(countImages(folder)).toBe(countImages(dataDir));

    const backups = emptyFolder();
    const popote = await spawnPopote(place.dataDir, { ...settings, BACKUP_DIR: backups });
    await popote.find(/^backup made$/m);
    expect(readdirSync(backups)).toHaveLength(1);
  },
  MANY_STARTS_MS,
);

test(
  "after the PostgreSQL database is lost, Popote starts empty only on command",
  async () => {
    const { place, settings, admin } = await openServer("lost");
    const backups = emptyFolder();
    const name = path.join(backups, "popote-2026-11-21T10-00-00-000Z.zip");
    copyFileSync(file, name);
    const start = () => runToEnd([], place.dataDir, { ...settings, BACKUP_DIR: backups });
    expect(await start()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`the backup ${name}`),
    });
    expect(await admin("new")).toMatchObject(DONE);
    const popote = await spawnPopote(place.dataDir, { ...settings, BACKUP_DIR: backups });
    popote.child.kill("SIGTERM");
    expect(await popote.ended).toBe(0);
  },
  MANY_STARTS_MS,
);
