import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import type { Db } from "../../platform/db/open";
import { computeDueTime, listScheduled, scheduledName } from "./next-backup";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-21T12:00:00Z");

let db: Db;
let dir: string;

beforeEach(() => {
  ({ db } = openTestDatabase());
  dir = emptyFolder();
});

const putFile = (time: number) => writeFileSync(path.join(dir, scheduledName(time)), "x");

const noteEnd = (startedAt: number, error: string | null, folder = dir) =>
  db
    .insertInto("backups")
    .values({
      started_at: startedAt,
      finished_at: startedAt,
      file: path.join(folder, scheduledName(startedAt)),
      bytes: 1,
      error,
    })
    .execute();

const hoursUntilDue = async () => ((await computeDueTime(db, dir, 24 * HOUR, NOW)) - NOW) / HOUR;

test("a backup is due when there is none yet", async () => {
  expect(await hoursUntilDue()).toBeLessThanOrEqual(0);
});

test("the next backup is due one interval after the last good one, however often the server starts", async () => {
  putFile(NOW - 30 * HOUR);
  putFile(NOW - 4 * HOUR);
  expect(await hoursUntilDue()).toBe(20);
});

test("a backup moved elsewhere counts; one of another folder does not", async () => {
  await noteEnd(NOW - 4 * HOUR, null);
  await noteEnd(NOW - HOUR, null, "/mnt/usb");
  expect(await hoursUntilDue()).toBe(20);
});

test("a failed backup is retried after an hour and does not count", async () => {
  putFile(NOW - 30 * HOUR);
  await noteEnd(NOW - HOUR / 4, "there is no room left on the disk");
  expect(await hoursUntilDue()).toBe(0.75);
});

test("a failure before the last good backup changes nothing", async () => {
  await noteEnd(NOW - 5 * HOUR, "there is no room left on the disk");
  putFile(NOW - 4 * HOUR);
  expect(await hoursUntilDue()).toBe(20);
});

test("a backup dated in the future by a wrong clock does not prevent new ones", async () => {
  putFile(NOW + 1_000 * HOUR);
  await noteEnd(NOW + 1_000 * HOUR, "failed");
  expect(await hoursUntilDue()).toBeLessThanOrEqual(0);
});

test("only files named like backups count", async () => {
  for (const name of ["popote.zip", "popote-old.zip", `${scheduledName(NOW)}.abc.part`]) {
    writeFileSync(path.join(dir, name), "x");
  }
  putFile(NOW);
  expect(await listScheduled(dir)).toEqual([{ name: scheduledName(NOW), time: NOW }]);
});
