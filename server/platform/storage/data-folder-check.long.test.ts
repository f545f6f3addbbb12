import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { emptyFolder } from "../../../tests/support/folders";
import { plainUser, revokeAccess } from "../../../tests/support/plain-user";
import { HAS_OTHER_DISKS, startOnOtherDisk } from "../../../tests/support/read-only-disk";
import { ONLY_STARTING, runToEnd } from "../../../tests/support/spawn-popote";
import { lockDataDir } from "../db/sqlite/lock";

async function leftFolder(): Promise<string> {
  const { db, dataDir } = openTestDatabase();
  await db.destroy();
  lockDataDir(dataDir).release();
  for (const folder of ["images/users", "images/recipes", "imports", "mail"]) {
    mkdirSync(path.join(dataDir, folder), { recursive: true });
  }
  return dataDir;
}

test.each(["popote.lock", "popote.sqlite", "images", "images/recipes", "imports", "mail"])(
  "Popote does not start when %s is not writable, and says so",
  async (name) => {
    const dataDir = await leftFolder();
    const user = plainUser(dataDir);
    const place = path.join(dataDir, name);
    revokeAccess(place);
    const { code, stdout, stderr } = await runToEnd([], dataDir, {}, user);
    expect({ code, stdout }).toEqual({ code: 2, stdout: ONLY_STARTING });
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(place);
    expect(stderr).toContain("sudo chown -R");
  },
);

test.each(["popote.lock", "popote.sqlite"])(
  "Popote does not start when it owns %s without write permission, and says so",
  async (name) => {
    const dataDir = await leftFolder();
    const user = plainUser(dataDir);
    chmodSync(path.join(dataDir, name), 0o444);
    const { code, stderr } = await runToEnd([], dataDir, {}, user);
    expect(code).toBe(2);
    expect(stderr).toContain(`cannot read and write ${path.join(dataDir, name)}`);
  },
);

test("a backup folder that is not writable is reported before anything is served", async () => {
  const dataDir = await leftFolder();
  const backupDir = path.join(emptyFolder(), "backups");
  writeFileSync(backupDir, "a file where the folder should be");
  const { code, stderr } = await runToEnd([], dataDir, { BACKUP_DIR: backupDir });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `BACKUP_DIR: ${backupDir} is not a folder.\n`,
  });
});

test.each(["popote.sqlite", "popote.lock"])("a folder in place of %s is reported", async (name) => {
  const dataDir = await leftFolder();
  rmSync(path.join(dataDir, name));
  mkdirSync(path.join(dataDir, name));
  const { code, stderr } = await runToEnd([], dataDir);
  expect(code).toBe(2);
  expect(stderr).toBe(`${path.join(dataDir, name)} is not a file: move it away.\n`);
});

test("a lock file that SQLite cannot lock is refused", async () => {
  const dataDir = await leftFolder();
  writeFileSync(path.join(dataDir, "popote.lock"), "not what SQLite writes ".repeat(100));
  expect(() => lockDataDir(dataDir)).toThrow(/is no lock of Popote: remove it/);
});

test("a read-only lock file stops both a server and a restore", async () => {
  const dataDir = await leftFolder();
  const user = plainUser(dataDir);
  revokeAccess(path.join(dataDir, "popote.lock"));
  const file = path.join(emptyFolder(), "popote.zip");
  const { code, stderr } = await runToEnd(["restore", file, "--replace"], dataDir, {}, user);
  expect(code).toBe(1);
  expect(stderr).toMatch(/cannot lock its data folder: .*popote\.lock cannot be written/);
});

test("a database of another program is refused and left unchanged", async () => {
  const dataDir = emptyFolder();
  const file = path.join(dataDir, "popote.sqlite");
  const sqlite = new Sqlite(file);
  sqlite.exec("CREATE TABLE recipes (id INTEGER)");
  sqlite.close();
  const before = readFileSync(file);
  const { code, stderr } = await runToEnd([], dataDir);
  expect(code).toBe(2);
  expect(stderr).toBe(
    `${file} is a database of another program. Move it away, or set DATA_DIR to another folder.\n`,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a file that is not a database is reported as damaged, with the command to repair it", async () => {
  const dataDir = emptyFolder();
  writeFileSync(path.join(dataDir, "popote.sqlite"), "Dear Popote, ".repeat(1000));
  const { code, stderr } = await runToEnd([], dataDir);
  expect(code).toBe(2);
  expect(stderr).toMatch(/is damaged \(SQLITE_NOTADB\).*npm run restore/);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test.runIf(HAS_OTHER_DISKS)("a read-only disk is reported as read-only, not full", async () => {
  const dataDir = await leftFolder();
  const readOnly = 'mount --bind "$1" "$1"; mount -o remount,bind,ro "$1"';
  const { code, stdout, stderr } = startOnOtherDisk(dataDir, readOnly);
  expect({ code, stdout }).toEqual({ code: 2, stdout: ONLY_STARTING });
  expect(stderr).toMatch(new RegExp(`^The disk of ${dataDir} is read-only\\. .*\n$`));
});

test.runIf(HAS_OTHER_DISKS).each([0, 4096, 65_536])(
  "Popote reports a lack of space with %d bytes free on the disk",
  async (free) => {
    const dataDir = await leftFolder();
    const away = emptyFolder();
    const full = `cp -a "$1"/. ${away}; mount -t tmpfs -o size=32m,huge=never tmpfs "$1"; cp -a ${away}/. "$1";
      dd if=/dev/zero of="$1/rest" bs=4096 2>/dev/null || true; truncate -s -${free} "$1/rest"`;
    const { code, stdout, stderr } = startOnOtherDisk(dataDir, full);
    expect({ code, stdout }).toEqual({ code: 2, stdout: ONLY_STARTING });
    expect(stderr).toMatch(new RegExp(`^There is no room left on the disk of ${dataDir}\\. .*\n$`));
  },
);

test("the startup check leaves no files", async () => {
  const dataDir = await leftFolder();
  const before = readdirSync(dataDir, { recursive: true }).sort();
  const lock = lockDataDir(dataDir);
  expect((await runToEnd([], dataDir)).stderr).toMatch(/^Popote already runs/);
  lock.release();
  expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(before);
});
