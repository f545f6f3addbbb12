import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { DeliveryErrorKind } from "#domain/email/email-delivery";
import { openTestDatabase } from "../../../tests/support/database";
import { answering, openInbox } from "../../../tests/support/inbox";
import { getEmail, putEmail } from "../../../tests/support/outbox";
import { takeComplaints } from "../../../tests/support/watched-log";
import { readConfig } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { startDelivery } from "./delivery";
import { classifyFailure } from "./failure";
import { findEmailTrouble } from "./trouble";

const DUE = { next_try_at: 0 };
const HOUR_MS = 3_600_000;

async function tryInVain({ db, dataDir }: { db: Db; dataDir: string }, smtpUrl: string) {
  const id = await putEmail(db, "passwordChanged", DUE);
  const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: smtpUrl });
  const delivery = startDelivery(db, config, () => "http://localhost:3000");
  onTestFinished(() => delivery.stop());
  await vi.waitFor(async () => expect((await getEmail(db, id)).trouble).not.toBeNull(), {
    timeout: 10_000,
  });
  await delivery.stop();
  expect(takeComplaints()).toHaveLength(1);
  return getEmail(db, id);
}

const refusing = (responseCode: number) => answering({ "alice@popote.example": responseCode });

test("an email to a rejected recipient (550) is not retried and counts as failed", async () => {
  const opened = openTestDatabase();
  const email = await tryInVain(opened, (await openInbox(refusing(550))).url);
  expect(email).toMatchObject({ tries: 1, trouble: "REFUSED", sent_at: null });
  expect(email.failed_at).not.toBeNull();
  expect(email.last_error).toContain("550");
  expect(await findEmailTrouble(opened.db)).toBeUndefined();
});

test("an email to a deferred recipient (450) is retried, and reported once that lasts an hour", async () => {
  const opened = openTestDatabase();
  const email = await tryInVain(opened, (await openInbox(refusing(450))).url);
  expect(email).toMatchObject({ tries: 1, trouble: "LATER", failed_at: null });
  expect(email.next_try_at).toBeGreaterThan(Date.now());
  expect(await findEmailTrouble(opened.db)).toBeUndefined();
  const since = Date.now() - HOUR_MS;
  await opened.db.updateTable("outbox").set({ troubled_since: since }).execute();
  expect(await findEmailTrouble(opened.db)).toEqual({ kind: "LATER", since, waiting: 1 });
});

const wantingPassword = () =>
  openInbox({
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, done) => done(new Error("no such user")),
  });
const notFromYou: SMTPServerOptions = {
  onMailFrom: (_from, _session, done) =>
    done(Object.assign(new Error("not you"), { responseCode: 553 })),
};
const withPassword = (url: string) => url.replace("//", "//popote:wrong@");

const SERVERS: [DeliveryErrorKind, string, () => Promise<string>][] = [
  ["LOGIN", "refuses the password", async () => withPassword((await wantingPassword()).url)],
  ["LOGIN", "requires a password that is not set", async () => (await wantingPassword()).url],
  ["CONNECTION", "is unreachable", async () => "smtp://127.0.0.1:1"],
  ["NAME", "has an unknown host name", async () => "smtp://mail.invalid"],
  ["TLS", "does not speak TLS", async () => (await openInbox()).url.replace(":", "s:")],
  ["SENDER", "rejects the sender", async () => (await openInbox(notFromYou)).url],
];

test.each(SERVERS)(
  "%s: a mail server that %s is a problem for all emails",
  async (kind, _what, open) => {
    const opened = openTestDatabase();
    const before = Date.now();
    const email = await tryInVain(opened, await open());
    expect(email).toMatchObject({ trouble: kind, failed_at: null });
    const trouble = await findEmailTrouble(opened.db);
    expect(trouble).toMatchObject({ kind, waiting: 1 });
    expect(trouble?.since).toBeGreaterThanOrEqual(before);
  },
);

test("email trouble starts with the first failed attempt and ends with the first email sent", async () => {
  const { db } = openTestDatabase();
  const since = Date.now() - HOUR_MS;
  const failing = { trouble: "LOGIN", troubled_at: since + 2, troubled_since: since } as const;
  await putEmail(db, "emailChanged", failing);
  await putEmail(db, "emailChanged", { ...failing, failed_at: since + 2 });
  expect(await findEmailTrouble(db)).toEqual({ kind: "LOGIN", since, waiting: 1 });
  await putEmail(db, "emailChanged", { sent_at: since + 1 });
  expect(await findEmailTrouble(db)).toEqual({ kind: "LOGIN", since: since + 1, waiting: 1 });
  await putEmail(db, "emailChanged", { sent_at: since + 3 });
  expect(await findEmailTrouble(db)).toBeUndefined();
});

test("any invalid certificate is classified as TLS", () => {
  for (const originalCode of ["DEPTH_ZERO_SELF_SIGNED_CERT", "ERR_TLS_CERT_ALTNAME_INVALID"])
    expect(classifyFailure({ code: "ESOCKET", originalCode })).toBe("TLS");
});
