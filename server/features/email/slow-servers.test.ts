import { expect, onTestFinished, test, vi } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { answering, openInbox, silentServer } from "../../../tests/support/inbox";
import { getEmail, putEmail } from "../../../tests/support/outbox";
import { takeComplaints } from "../../../tests/support/watched-log";
import { readConfig } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { claimNext } from "./claims";
import { startDelivery } from "./delivery";

const DUE = { next_try_at: 0 };

function deliver({ db, dataDir }: { db: Db; dataDir: string }, smtpUrl: string) {
  const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: smtpUrl });
  const delivery = startDelivery(db, config, () => "http://localhost:3000");
  onTestFinished(() => delivery.stop());
  return delivery;
}

const to = (recipient: string, row: object = {}) => ({ ...DUE, recipient, ...row });

test("recipients whose server never answers delay no other emails, however often they were tried", async () => {
  const opened = openTestDatabase();
  const silent = ["a@slow.example", "b@slow.example", "c@slow.example", "d@tarpit.example"];
  const inbox = await openInbox(
    answering(Object.fromEntries(silent.map((each) => [each, undefined]))),
  );
  for (const [at, recipient] of silent.entries())
    await putEmail(opened.db, "passwordChanged", to(recipient, { tries: at }));
  const stuck = await putEmail(opened.db, "emailChanged", to("a@slow.example"));
  const quick = ["nora@quick.example", "omar@quick.example", "pia@other.example"];
  for (const recipient of quick) await putEmail(opened.db, "passwordChanged", to(recipient));
  deliver(opened, inbox.url);
  const received = [await inbox.next(), await inbox.next(), await inbox.next()];
  expect(received.flatMap((email) => email.to).toSorted()).toEqual(quick);
  expect(await getEmail(opened.db, stuck)).toMatchObject({ tries: 0, claimed_at: null });
});

test("stopping does not wait for a mail server that never greets, and the email stays in the outbox", async () => {
  const opened = openTestDatabase();
  const id = await putEmail(opened.db, "passwordChanged", DUE);
  const silent = await silentServer();
  const delivery = deliver(opened, silent.url);
  await silent.called;
  await delivery.stop();
  const kept = { tries: 0, claimed_at: null, sent_at: null, failed_at: null, next_try_at: 0 };
  expect(await getEmail(opened.db, id)).toMatchObject(kept);
}, 10_000);

test("an email that is being sent is not claimed again by an administrator's retry", async () => {
  const opened = openTestDatabase();
  const inbox = await openInbox();
  deliver(opened, inbox.url);
  await vi.waitFor(async () => expect(await claims(opened.db)).toBe(0), 10_000);
  const onItsWay = await putEmail(opened.db, "emailChanged", { ...DUE, claimed_at: Date.now() });
  await putEmail(opened.db, "passwordChanged", DUE);
  expect((await inbox.next()).subject).toContain("password");
  expect(await getEmail(opened.db, onItsWay)).toMatchObject({ tries: 0 });
});

test("an attempt that a wrong clock scheduled two years ahead is due", async () => {
  const opened = openTestDatabase();
  const inbox = await openInbox();
  const years = 730 * 86_400_000;
  const next_try_at = Date.now() + years;
  await putEmail(opened.db, "passwordChanged", { next_try_at, hoursOld: -years / 3_600_000 });
  deliver(opened, inbox.url);
  expect((await inbox.next()).subject).toContain("password");
});

test("an email dated in the future is not retried for years", async () => {
  const opened = openTestDatabase();
  const inbox = await openInbox(answering({ "alice@popote.example": 450 }));
  const future = { ...DUE, tries: 40, hoursOld: -20_000 };
  const id = await putEmail(opened.db, "passwordChanged", future);
  deliver(opened, inbox.url);
  await vi.waitFor(async () => expect((await getEmail(opened.db, id)).failed_at).not.toBeNull(), {
    timeout: 10_000,
  });
  expect(takeComplaints()).toHaveLength(1);
});

test("a claimed email is not claimed again, unless the claim is old or from a wrong clock", async () => {
  const { db } = openTestDatabase();
  const id = await putEmail(db, "passwordChanged", DUE);
  const now = Date.now();
  for (const [claimed_at, isTaken] of [
    [now - 60_000, false],
    [now - 360_000, true],
    [now + 730 * 86_400_000, true],
  ] as const) {
    await db.updateTable("outbox").set({ claimed_at }).execute();
    expect({ claimed_at, id: (await claimNext(db, []))?.id }).toEqual({
      claimed_at,
      id: isTaken ? id : undefined,
    });
  }
});

async function claims(db: Db): Promise<number> {
  const rows = await db.selectFrom("outbox").select("id").where("claimed_at", "is not", null);
  return (await rows.execute()).length;
}
