import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../../tests/support/folders";
import { putLetter } from "../../tests/support/letters";
import { textOf } from "../../tests/support/page";
import { openTestServer, type TestServer } from "../../tests/support/server";
import { scheduledName } from "../backup/due";
import { noteCheck } from "../db/damage";

const NOTHING = "Nothing waits for you.";

async function openBackedUp(): Promise<TestServer & { backupDir: string }> {
  const backupDir = emptyFolder();
  writeFileSync(path.join(backupDir, scheduledName(Date.now())), "of a moment ago");
  return { ...(await openTestServer({ backupDir })), backupDir };
}

const noteBackup = (
  { db, backupDir }: Awaited<ReturnType<typeof openBackedUp>>,
  error: string | null,
) =>
  db
    .insertInto("backups")
    .values({
      started_at: Date.now(),
      finished_at: Date.now(),
      file: path.join(backupDir, "popote.zip"),
      bytes: 1,
      error,
      verified_at: error === null ? Date.now() : null,
    })
    .execute();

async function said(server: TestServer, page = "/admin"): Promise<string> {
  const ada = await server.as("ada");
  return textOf((await ada.get(page)).text);
}

test("the overview does not say that all is well while the last backup failed", async () => {
  const server = await openBackedUp();
  expect(await said(server)).toContain(NOTHING);
  await noteBackup(server, "there is no room left on the disk");
  for (const page of ["/admin", "/admin/system"]) {
    expect(await said(server, page)).toContain(
      "The last backup failed: there is no room left on the disk It is tried again",
    );
  }
  expect(await said(server)).not.toContain(NOTHING);
  await noteBackup(server, null);
  expect(await said(server)).toContain(NOTHING);
});

test("the overview does not say that all is well while the database is damaged", async () => {
  const server = await openTestServer();
  await noteCheck(server.db, "WHOLE", ["Tree 4 page 12: btreeInitPage() returns error code 11"]);
  const text = await said(server);
  expect(text).toContain("The database is damaged: Tree 4 page 12");
  expect(text).toContain("npm run restore");
  expect(text).not.toContain(NOTHING);
});

test("the overview does not say that all is well while a clock was ahead", async () => {
  const server = await openTestServer();
  await putLetter(server.db, "verifyEmail", { created_at: Date.now() + 86_400_000 });
  const text = await said(server);
  expect(text).toContain("The clock is or was wrong");
  expect(text).not.toContain(NOTHING);
});
