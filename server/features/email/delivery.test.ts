import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { openInbox } from "../../../tests/support/inbox";
import { loggedLines, takeComplaints } from "../../../tests/support/watched-log";
import { readConfig } from "../../platform/config";
import { signUp } from "../accounts/commands";
import { type Delivery, startDelivery } from "./delivery";

const NEWCOMER = {
  username: "Nora",
  email: "nora@popote.example",
  password: "pain perdu",
  locale: "en" as const,
};

function deliver(db: Parameters<typeof signUp>[0], settings: Record<string, string>): Delivery {
  const delivery = startDelivery(db, readConfig(settings), () => "http://localhost:3000");
  onTestFinished(() => delivery.stop());
  return delivery;
}

test("without a mail server the email is a file in the data folder, and its link is in the log", async () => {
  const { db, dataDir } = openTestDatabase();
  await signUp(db, NEWCOMER, "test");
  deliver(db, { DATA_DIR: dataDir });
  const link = /^Email to nora@.*\n {2}http:\/\/localhost:3000\/user\/verify\?token=[\w-]{43}$/;
  await vi.waitFor(
    () => expect(loggedLines().map(({ msg }) => msg)).toEqual([expect.stringMatching(link)]),
    { timeout: 10_000 },
  );
  const [file = ""] = readdirSync(path.join(dataDir, "mail"));
  expect(readFileSync(path.join(dataDir, "mail", file), "utf8")).toContain(
    "Subject: Confirm your address",
  );
});

test("an email waits while the mail server is down, and arrives once when it is back", async () => {
  const { db, dataDir } = openTestDatabase();
  await signUp(db, NEWCOMER, "test");
  const down = deliver(db, { DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" });
  const email = () => db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  await vi.waitFor(async () => expect((await email()).last_error).toMatch(/ECONNREFUSED/), {
    timeout: 10_000,
  });
  await down.stop();
  const why = { level: "warn", msg: "email not accepted, retried later", code: "ESOCKET" };
  expect(takeComplaints()).toMatchObject([why]);
  expect(await email()).toMatchObject({ tries: 1, sent_at: null, failed_at: null });
  expect((await email()).next_try_at).toBeGreaterThan(Date.now());

  const inbox = await openInbox();
  await db.updateTable("outbox").set({ next_try_at: 0 }).execute();
  deliver(db, { DATA_DIR: dataDir, SMTP_URL: inbox.url });
  expect(await inbox.next()).toMatchObject({ to: ["nora@popote.example"] });
  await vi.waitFor(async () => expect((await email()).sent_at).not.toBeNull(), {
    timeout: 10_000,
  });
  expect(await email()).toMatchObject({ tries: 2, details: "{}" });
});

test("an email that cannot be delivered for a day is given up", async () => {
  const { db, dataDir } = openTestDatabase();
  await signUp(db, NEWCOMER, "test");
  const dayAgo = Date.now() - 24 * 3_600_000;
  await db
    .updateTable("outbox")
    .set({ created_at: dayAgo } as never)
    .execute();
  deliver(db, { DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" });
  const email = () => db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  await vi.waitFor(async () => expect((await email()).failed_at).not.toBeNull(), {
    timeout: 10_000,
  });
  expect(takeComplaints()).toMatchObject([{ level: "error", msg: "email given up after a day" }]);
});
