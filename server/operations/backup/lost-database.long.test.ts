import { mkdirSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "../../../tests/support/backups";
import { openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import { writeImage } from "../../../tests/support/images";
import { ONLY_STARTING, runToEnd, startServer } from "../../../tests/support/spawn-popote";
import { readConfig } from "../../platform/config";
import { migrateToLatest } from "../../platform/db/migrate";
import { openDatabase } from "../../platform/db/sqlite/open";
import { countRows } from "../../platform/db/table-rows";
import { openFolderStore } from "../../platform/storage/folder-store";
import { makeBackup } from "./make";
import { scheduledName } from "./next-backup";
import { openBackups } from "./schedule";

async function livedIn(): Promise<{ dataDir: string; file: string }> {
  const { db, dataDir } = openTestDatabase();
  await db.destroy();
  writeImage(dataDir, "users", "1-v1");
  return { dataDir, file: path.join(dataDir, "popote.sqlite") };
}

const LOST: [string, (file: string) => void][] = [
  ["missing", (file) => rmSync(file)],
  ["empty, as a power cut leaves it", (file) => truncateSync(file, 0)],
];

test.each(LOST)("beside images, a database that is %s is refused as lost", async (_how, lose) => {
  const { dataDir, file } = await livedIn();
  lose(file);
  const { code, stdout, stderr } = await runToEnd([], dataDir);
  expect({ code, stdout }).toEqual({ code: 2, stdout: ONLY_STARTING });
  expect(stderr).toContain(`there are images in ${dataDir}/images`);
  expect(stderr).toContain("npm run restore -- FILE --replace");
  expect(stderr).toContain("npm run admin -- new");
});

test("a database without accounts beside images is refused as lost", async () => {
  const dataDir = emptyFolder();
  const db = openDatabase(dataDir);
  await migrateToLatest(db);
  await db.destroy();
  writeImage(dataDir, "recipes", "7-v2");
  expect((await runToEnd([], dataDir)).code).toBe(2);
});

test.each(["popote.sqlite-wal", "imports/a-file", "mail/1.eml"])(
  "a database is refused as lost when only %s is left",
  async (name) => {
    const dataDir = emptyFolder();
    const file = path.join(dataDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "what is left");
    const { code, stderr } = await runToEnd([], dataDir);
    expect(code).toBe(2);
    expect(stderr).toContain(name.startsWith("popote") ? file : path.dirname(file));
  },
);

test("Popote does not start empty beside a backup with accounts, and names the backup", async () => {
  const backupDir = emptyFolder();
  const backup = path.join(backupDir, scheduledName(Date.now()));
  renameSync(await backUp(openTestDatabase().dataDir), backup);
  const dataDir = emptyFolder();
  const refused = await runToEnd([], dataDir, { BACKUP_DIR: backupDir });
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain(`npm run restore -- ${backup} --replace`);

  const restored = await runToEnd(["restore", backup, "--replace"], dataDir);
  expect(restored).toMatchObject({ code: 0 });
  await startServer(dataDir);
});

test("Popote starts empty beside a backup without accounts", async () => {
  const empty = emptyFolder();
  const db = openDatabase(empty);
  await migrateToLatest(db);
  await db.destroy();
  const backupDir = emptyFolder();
  await makeBackup(
    { dataDir: empty, files: openFolderStore(empty) },
    path.join(backupDir, scheduledName(Date.now())),
    () => undefined,
  );
  expect((await runToEnd(["admin", "check"], empty, { BACKUP_DIR: backupDir })).code).toBe(0);
  await startServer(empty);
});

test("a Popote without accounts makes no scheduled backups, which would push out earlier ones", async () => {
  const [dataDir, backupDir] = [emptyFolder(), emptyFolder()];
  const asked: string[] = [];
  const db = openDatabase(dataDir, (query) => void asked.push(query));
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: backupDir });
  const backups = openBackups(db, openFolderStore(dataDir), config);
  const schedule = backups.schedule();
  const hasLooked = () => asked.some((query) => query.includes('from "users"'));
  await expect.poll(hasLooked).toBe(true);
  expect(await countRows(db, "users")).toBe(0);
  expect(await backups.running()).toBeUndefined();
  await schedule.stop();
  expect(readdirSync(backupDir)).toEqual([]);
});

test("the command to start empty keeps the earlier files", async () => {
  const { dataDir, file } = await livedIn();
  mkdirSync(path.join(dataDir, "mail"));
  writeFileSync(path.join(dataDir, "mail", "1.txt"), "Dear Alice");
  const refused = await runToEnd(["admin", "new"], dataDir);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("There are accounts");

  rmSync(file);
  const { code, stdout } = await runToEnd(["admin", "new"], dataDir);
  expect(code).toBe(0);
  const [, kept = ""] = /kept in (before-new-\S+)\./.exec(stdout) ?? [];
  expect(readdirSync(path.join(dataDir, kept))).toEqual(expect.arrayContaining(["images", "mail"]));
  await startServer(dataDir);
  const { db } = openTestDatabase(dataDir);
  expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("audit").select(["act", "subject"]).execute()).toEqual([
    { act: "database.new", subject: kept },
  ]);
});
