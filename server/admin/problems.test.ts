import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestDatabase } from "../../tests/support/database";
import { emptyFolder } from "../../tests/support/folders";
import { putEmail } from "../../tests/support/outbox";
import { extractText } from "../../tests/support/page";
import { openTestServer, type TestServer } from "../../tests/support/server";
import { takeComplaints } from "../../tests/support/watched-log";
import { scheduledName } from "../operations/backup/next-backup";
import { noteCheck } from "../platform/db/integrity-check";
import { listLoopHolds, watchEventLoop } from "../platform/event-loop-watchdog";
import type { Backups } from "./backups";
import { listProblems } from "./problems";

const NOTHING = "All clear.";
const HOUR_MS = 3_600_000;

async function openBackedUp(): Promise<TestServer & { backupDir: string }> {
  const backupDir = emptyFolder();
  writeFileSync(path.join(backupDir, scheduledName(Date.now())), "of a moment ago");
  const settings = {
    backupDir,
    smtpUrl: "smtp://mail.example.org",
    publicUrl: "http://recipes.example.org",
  };
  return { ...(await openTestServer(settings)), backupDir };
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
  return extractText((await ada.get(page)).text);
}

test("the overview does not say that all is well while the last backup failed", async () => {
  const server = await openBackedUp();
  expect(await said(server)).toContain(NOTHING);
  await noteBackup(server, "there is no room left on the disk");
  for (const page of ["/admin", "/admin/system"]) {
    expect(await said(server, page)).toContain(
      "The last backup failed: there is no room left on the disk It is retried",
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
  await putEmail(server.db, "verifyEmail", { created_at: Date.now() + 86_400_000 });
  const text = await said(server);
  expect(text).toContain("The clock is or was wrong");
  expect(text).not.toContain(NOTHING);
});

test("the overview does not say that all is well while emails cannot be sent", async () => {
  const server = await openTestServer();
  const now = Date.now();
  const refused = { trouble: "LOGIN", troubled_at: now, troubled_since: now } as const;
  for (const _letter of [1, 2]) await putEmail(server.db, "verifyEmail", refused);
  const text = await said(server);
  expect(text).toContain("2 emails cannot be sent. The mail server rejects the login");
  expect(text).not.toContain(NOTHING);
  await putEmail(server.db, "verifyEmail", { sent_at: now + 1 });
  expect(await said(server)).not.toContain("cannot leave");
});

const dueAt = (due: number, running?: Awaited<ReturnType<Backups["running"]>>): Backups => ({
  dir: "/backups",
  running: async () => running,
  nextDue: async () => due,
  start: async () => undefined,
});

test("a backup two hours overdue and not running is a problem; a pending first backup is not", async () => {
  const { db, dataDir } = openTestDatabase();
  const codes = async (backups: Backups) =>
    (await listProblems(db, { dataDir, backups })).map(({ code }) => code);
  const now = Date.now();
  expect(await codes(dueAt(now - 2.1 * HOUR_MS))).toEqual(["backupOverdue"]);
  expect(await codes(dueAt(now - 1.9 * HOUR_MS))).toEqual([]);
  const running = { stage: "database", done: 0, total: 0 } as const;
  expect(await codes(dueAt(now - 2.1 * HOUR_MS, running))).toEqual([]);
  expect(await codes(dueAt(0))).toEqual([]);
});

test("a failing check is reported and does not hide other problems", async () => {
  const { db } = openTestDatabase();
  await noteCheck(db, "WHOLE", ["Tree 4 page 12"]);
  const found = await listProblems(db, { dataDir: "/no/such/folder", backups: dueAt(0) });
  expect(found).toEqual([
    { code: "database", fault: "Tree 4 page 12" },
    { code: "unknown", reason: expect.stringContaining("/no/such/folder") },
  ]);
});

test("an event loop that Popote blocked is a problem for a day", async () => {
  const { db, dataDir } = openTestDatabase();
  const codes = async () => listProblems(db, { dataDir, backups: dueAt(0) });
  onTestFinished(watchEventLoop());
  expect(await codes()).toEqual([]);
  const before = process.cpuUsage();
  const computed = () => process.cpuUsage(before).user + process.cpuUsage(before).system;
  while (computed() < 900_000);
  await vi.waitUntil(() => listLoopHolds().length > 0, 10_000);
  expect(takeComplaints()).toMatchObject([{ msg: "the event loop was blocked" }]);
  expect(await codes()).toEqual([{ code: "loopHeld", times: 1 }]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * HOUR_MS });
  onTestFinished(() => void vi.useRealTimers());
  expect(await codes()).toEqual([]);
});
