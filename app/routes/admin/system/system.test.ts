import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { scheduledName } from "#server/operations/backup/next-backup";
import { openBackups } from "#server/operations/backup/schedule";
import { readConfig } from "#server/platform/config";
import { listMigrationNames } from "#server/platform/db/migrate";
import { restoreNew } from "../../../../tests/support/backups";
import { CAST, type Who } from "../../../../tests/support/cast";
import { locateDatabase, openTestDatabase } from "../../../../tests/support/database";
import { emptyFolder } from "../../../../tests/support/folders";
import { extractText } from "../../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { takeComplaints } from "../../../../tests/support/watched-log";

const PAGE = "/admin/system";
/** A backup of this size takes longer than a page. */
const BALLAST_BYTES = 8_000_000;

/** A data folder with a recent backup, so that none is due. */
async function openBackedUp() {
  const backupDir = emptyFolder();
  writeFileSync(path.join(backupDir, scheduledName(Date.now())), "of a moment ago");
  const server = await openTestServer({ backupDir });
  await looked(server);
  return { ...server, backupDir, before: readdirSync(backupDir) };
}

/** Waits for the first check of the backup schedule: on PostgreSQL it runs after startup. */
async function looked({ takeQueries }: TestServer): Promise<void> {
  const hasLooked = () => takeQueries().some((sql) => /from "backups"/.test(sql));
  await expect.poll(hasLooked).toBe(true);
}

async function opened({ as }: TestServer): Promise<string> {
  const ada = await as("ada");
  for (;;) {
    const { text } = await ada.get(PAGE);
    if (!text.includes("<progress")) return extractText(text);
  }
}

test("the page shows version, sizes, disk and schema", async () => {
  const server = await openTestServer();
  // The page does not wait for sizes that are still being measured.
  await expect.poll(() => opened(server)).toMatch(/Photos 0 files, 0 byte/);
  const text = await opened(server);
  expect(text).toContain(`Node ${process.version}`);
  expect(text).toContain(`Database schema ${listMigrationNames().at(-1)}`);
  expect(text).toMatch(/Database \d+(\.\d)? MB, plus /);
  expect(text).toMatch(/free of \d+(\.\d)? [GT]B/);
});

test("without BACKUP_DIR no backup is made, and the page names the setting", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const { text } = await ada.get(PAGE);
  expect(extractText(text)).toContain("BACKUP_DIR");
  expect(text).not.toContain("Back up now");
  expect((await ada.post(PAGE, {})).status).toBe(303);
  await opened(server);
  expect(await server.db.selectFrom("backups").selectAll().execute()).toEqual([]);
});

test("“Back up now” makes a restorable backup and is logged", async () => {
  const server = await openBackedUp();
  const ada = await server.as("ada");
  const { status, location } = await ada.post(PAGE, {});
  expect({ status, location }).toEqual({ status: 303, location: PAGE });
  const text = await opened(server);
  expect(text).toMatch(/Verified .* UTC .*\.zip .* [kM]B, in \d+ second/);

  const made = readdirSync(server.backupDir).find((name) => !server.before.includes(name)) ?? "";
  expect(
    await server.db.selectFrom("audit").select(["actor_name", "act", "subject"]).execute(),
  ).toEqual([{ actor_name: "Ada", act: "backup.make", subject: made }]);
  const { db } = await restoreNew(path.join(server.backupDir, made));
  expect(await db.selectFrom("users").select("id").execute()).toHaveLength(
    Object.keys(CAST).length,
  );
});

test.each<Who>(["alice", "nobody"])(
  "%s can neither see the page nor start a backup",
  async (who) => {
    const server = await openBackedUp();
    const client = await server.as(who);
    for (const answer of [await client.get(PAGE), await client.post(PAGE, {})]) {
      expect(answer.location).toMatch(who === "nobody" ? /^\/login/ : /^\/home$/);
    }
    await opened(server);
    expect(readdirSync(server.backupDir)).toEqual(server.before);
  },
);

test("a server with an old backup makes a new one at startup and keeps the configured number", async () => {
  const backupDir = emptyFolder();
  const old = ["popote-2026-01-01T00-00-00-000Z.zip", "popote-2026-01-02T00-00-00-000Z.zip"];
  const others = ["popote-of-before-the-move.zip", "holiday.zip"];
  for (const name of [...old, ...others]) writeFileSync(path.join(backupDir, name), "x");
  const server = await openTestServer({ backupDir, backupKeep: 2 });
  await expect
    .poll(() => server.db.selectFrom("backups").select("error").execute())
    .toEqual([{ error: null }]);
  await expect.poll(() => readdirSync(backupDir).length).toBe(4);
  const left = readdirSync(backupDir);
  expect(left).toEqual(expect.arrayContaining([...others, old[1]]));
  expect(left).not.toContain(old[0]);
  expect(await server.db.selectFrom("audit").selectAll().execute()).toEqual([]);
  expect(await opened(server)).toMatch(/The next one is due on/);
});

test("while a scheduled backup runs the page shows it, and no second one starts", async () => {
  const { db, dataDir } = openTestDatabase();
  const value = randomBytes(BALLAST_BYTES).toString("hex");
  await db.insertInto("versions").values({ name: "ballast", value }).execute();
  const server = await openTestServer({ dataDir, backupDir: emptyFolder() });
  const ada = await server.as("ada");
  const isShown = async () => (await ada.get(PAGE)).text.includes("<progress");
  await expect.poll(isShown, { interval: 1 }).toBe(true);
  await ada.post(PAGE, {});
  await opened(server);
  expect(await server.db.selectFrom("backups").select("error").execute()).toEqual([
    { error: null },
  ]);
});

test("a server with a recent backup makes none at startup", async () => {
  const server = await openBackedUp();
  await opened(server);
  expect(readdirSync(server.backupDir)).toEqual(server.before);
  expect(await server.db.selectFrom("backups").selectAll().execute()).toEqual([]);
});

test("a failed backup deletes none, is shown with its reason, and is retried after an hour", async () => {
  const server = await openBackedUp();
  rmSync(server.backupDir, { recursive: true });
  writeFileSync(server.backupDir, "a file where the folder should be");
  const ada = await server.as("ada");
  await ada.post(PAGE, {});
  await expect
    .poll(() => server.db.selectFrom("backups").select("error").execute())
    .toHaveLength(1);
  const { started_at } = await server.db
    .selectFrom("backups")
    .select("started_at")
    .executeTakeFirstOrThrow();
  expect(takeComplaints()).toMatchObject([{ level: "error", msg: "backup failed" }]);
  const text = await opened(server);
  expect(text).toMatch(/Failed .* a part of the path is not a folder/);
  const due = /due on ([^.]*?) UTC/.exec(text)?.[1] ?? "";
  expect(Math.abs(Date.parse(`${due} UTC`) - started_at - 3_600_000)).toBeLessThan(60_000);
});

test("stopping the server aborts a running backup and removes its files", async () => {
  const backupDir = emptyFolder();
  const { db, dataDir, files } = openTestDatabase();
  const config = {
    ...readConfig({ DATA_DIR: dataDir, BACKUP_DIR: backupDir }),
    ...(await locateDatabase(dataDir)),
  };
  const backups = openBackups(db, files, config);
  await backups.start("COMMAND_LINE");
  expect(await backups.running()).toBeDefined();
  await backups.stop();
  expect(readdirSync(backupDir)).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith("snapshot-"))).toEqual([]);
  expect(await db.selectFrom("backups").selectAll().execute()).toEqual([]);
});
