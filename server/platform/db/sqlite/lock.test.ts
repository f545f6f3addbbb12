import { once } from "node:events";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/support/database";
import { ONLY_STARTING, runToEnd, startServer } from "../../../../tests/support/spawn-popote";
import { DataDirInUse, lockDataDir } from "./lock";

test("a data folder has one lock holder at a time", () => {
  const { dataDir } = openTestDatabase();
  const first = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
  first.release();
  lockDataDir(dataDir).release();
});

test("a second server on a data folder is refused, and starts once the first is killed", async () => {
  const { dataDir } = openTestDatabase();
  const first = await startServer(dataDir);

  const second = await runToEnd([], dataDir);
  expect(second).toEqual({
    code: 2,
    stdout: ONLY_STARTING,
    stderr: `Popote already runs on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
  });

  first.kill("SIGKILL");
  await once(first, "exit");
  await startServer(dataDir);
});

test("a database of a newer Popote is refused and left unchanged", async () => {
  const { dataDir } = openTestDatabase();
  const sqlite = new Sqlite(`${dataDir}/popote.sqlite`);
  sqlite.exec("INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')");
  sqlite.close();

  const { code, stderr } = await runToEnd([], dataDir);
  expect(code).toBe(2);
  expect(stderr).toContain("was written by a newer version of Popote");
});
