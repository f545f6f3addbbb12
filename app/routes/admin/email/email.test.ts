import { expect, test, vi } from "vitest";
import {
  expectForAdministratorsOnly,
  secondAdministrator,
} from "../../../../tests/support/administrators";
import { listAuditEntries } from "../../../../tests/support/audit-log";
import type { Client } from "../../../../tests/support/client";
import { openInbox } from "../../../../tests/support/inbox";
import { findNextPage } from "../../../../tests/support/list-pages";
import { getEmail, LINK_SECRET, putEmail, putFailedEmail } from "../../../../tests/support/outbox";
import { extractText } from "../../../../tests/support/page";
import { openTestServer } from "../../../../tests/support/server";

const EMAILS = "/admin/mail";
const LISTS = ["waiting", "failed", "sent"].map((show) => `${EMAILS}?show=${show}`);

const retry = (client: Client, id: number) =>
  client.post(`${EMAILS}?show=failed`, { email: String(id), intent: "retry" });

const saysAfter = async (client: Client, path = EMAILS) =>
  extractText((await client.get(path)).text);

async function openWithInbox() {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  return { inbox, server, db: server.db, ada: await server.as("ada") };
}

test("only administrators can read the outbox and resend emails", async () => {
  const { server, db } = await openWithInbox();
  const email = String(await putFailedEmail(db, "passwordChanged", 30));
  for (const list of LISTS)
    await expectForAdministratorsOnly(server, list, [
      { email, intent: "retry" },
      { intent: "retryFailed" },
    ]);
});

test("each list shows its emails' subject, recipient, language and progress, but no secret", async () => {
  const { db, ada } = await openWithInbox();
  await putEmail(db, "verifyEmail", { tries: 2, last_error: "450 mailbox busy" });
  await putFailedEmail(db, "passwordChanged", 30);
  await putEmail(db, "emailChanged", { sent_at: 1, locale: "fr", recipient: "old@bob.example" });
  const pages = await Promise.all(LISTS.map(async (list) => (await ada.get(list)).text));
  const said = [
    ["To confirm an address", "alice@popote.example", "English", "2 attempts", "450 mailbox busy"],
    ["The password was changed", "30 attempts", "Given up", "connect ECONNREFUSED"],
    ["The address was changed", "old@bob.example", "French", "Sent Jan 1, 1970"],
  ];
  for (const [place, words] of said.entries())
    for (const [other, page] of pages.entries())
      expect({ words: words[0], isThere: extractText(page).includes(words[0] ?? "") }).toEqual({
        words: words[0],
        isThere: other === place,
      });
  for (const [place, words] of said.entries())
    for (const word of words) expect(extractText(pages[place] ?? "")).toContain(word);
  for (const page of pages) {
    expect(page).not.toContain(LINK_SECRET);
    expect(page).not.toMatch(/token/);
  }
  expect(pages[2]).not.toContain('value="retry"');
});

test("resending an email that was given up delivers it and is logged", async () => {
  const { inbox, db, ada } = await openWithInbox();
  const id = await putFailedEmail(db, "resetPassword", 5);
  const sent = await retry(ada, id);
  expect([sent.status, sent.location]).toEqual([303, `${EMAILS}?show=failed`]);
  const received = await inbox.next();
  expect(received.to).toEqual(["alice@popote.example"]);
  expect(received.text).toContain(LINK_SECRET);
  expect(await listAuditEntries(db)).toEqual([["Ada", "mail.retry", "Alice", {}]]);
  await vi.waitFor(async () => expect((await getEmail(db, id)).sent_at).not.toBeNull(), 10_000);
  expect(await getEmail(db, id)).toMatchObject({ failed_at: null, last_error: null });
  expect(await saysAfter(ada)).toContain("The email is being sent again.");
});

test("a permanently rejected email says so and can still be resent", async () => {
  const { db, ada } = await openWithInbox();
  const refused = { trouble: "REFUSED", last_error: "550 no such user" } as const;
  await putEmail(db, "passwordChanged", { ...refused, failed_at: 1, tries: 1 });
  const { text } = await ada.get(`${EMAILS}?show=failed`);
  for (const words of ["1 attempt", "Refused for good", "550 no such user"])
    expect(extractText(text)).toContain(words);
  expect(text).toContain('value="retry"');
  expect(extractText(text)).not.toContain("Email is not being sent");
});

test("when email is failing, the page says why, since when, and which setting to check", async () => {
  const { db, ada } = await openWithInbox();
  const troubled = { trouble: "LOGIN", troubled_at: Date.now(), troubled_since: 1 } as const;
  await putEmail(db, "passwordChanged", troubled);
  const says = await saysAfter(ada);
  for (const words of ["Email is not being sent", "Check SMTP_URL", "Since Jan 1, 1970"])
    expect(says).toContain(words);
});

test("an email waiting for its next attempt can be sent at once", async () => {
  const { inbox, db, ada } = await openWithInbox();
  const id = await putEmail(db, "verifyEmail", { tries: 8 });
  await retry(ada, id);
  expect((await inbox.next()).subject).toContain("Confirm your address");
});

test("an email with an expired link is not sent, and the page says why", async () => {
  const { db, ada } = await openWithInbox();
  const id = await putFailedEmail(db, "resetPassword", 25);
  const before = await getEmail(db, id);
  const { text } = await ada.get(`${EMAILS}?show=failed`);
  expect(extractText(text)).toContain("Its link has expired");
  expect(text).not.toContain('value="retry"');
  await retry(ada, id);
  expect(await saysAfter(ada)).toContain("The link in this email has expired");
  expect(await getEmail(db, id)).toEqual(before);
  expect(await listAuditEntries(db)).toEqual([]);
});

test("all emails that were given up are resent at once, except those with expired links", async () => {
  const { inbox, db, ada } = await openWithInbox();
  await putFailedEmail(db, "passwordChanged", 48);
  await putFailedEmail(db, "verifyEmail", 23);
  const over = await putFailedEmail(db, "verifyEmail", 24);
  const waiting = await putEmail(db, "deleteAccount");
  await ada.post(`${EMAILS}?show=failed`, { intent: "retryFailed" });
  const subjects = [(await inbox.next()).subject, (await inbox.next()).subject];
  expect(subjects.toSorted()).toEqual([
    "Confirm your address for Popote",
    "Your Popote password was changed",
  ]);
  expect(await listAuditEntries(db)).toEqual([["Ada", "mail.retry", "2", { count: 2 }]]);
  expect(await saysAfter(ada)).toContain("Emails being retried: 2.");
  expect(await getEmail(db, over)).toMatchObject({ sent_at: null, retried_at: null });
  expect(await getEmail(db, waiting)).toMatchObject({ sent_at: null, retried_at: null });
  await ada.post(`${EMAILS}?show=failed`, { intent: "retryFailed" });
  expect(await saysAfter(ada)).toContain("There are no emails left to retry.");
  expect(await listAuditEntries(db)).toHaveLength(1);
});

test("two administrators who resend an email at once send it once, and the second is told", async () => {
  const { inbox, server, db, ada } = await openWithInbox();
  const grace = await secondAdministrator(server);
  const id = await putFailedEmail(db, "passwordChanged", 30);
  const sent = await Promise.all([retry(ada, id), retry(grace, id)]);
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  await inbox.next();
  await vi.waitFor(async () => expect((await getEmail(db, id)).sent_at).not.toBeNull(), 10_000);
  const acts = (await listAuditEntries(db)).length;
  await retry(grace, id);
  expect(await saysAfter(grace)).toContain("The email has been sent in the meantime.");
  expect(await listAuditEntries(db)).toHaveLength(acts);
  const last = await putEmail(db, "emailChanged", { next_try_at: 0 });
  expect((await inbox.next()).subject).toBe("Your Popote address was changed");
  expect((await getEmail(db, last)).tries).toBe(1);
});

test("an unknown email is not found, and an unknown intent is rejected", async () => {
  const { db, ada } = await openWithInbox();
  const missing = await retry(ada, 99);
  expect(missing.status).toBe(404);
  expect(extractText(missing.text)).toContain("Mail not found");
  expect((await ada.post(EMAILS, { intent: "retry", email: "x" })).status).toBe(404);
  expect((await ada.post(EMAILS, { intent: "burn" })).status).toBe(400);
  expect((await ada.get(`${EMAILS}?cursor=nonsense`)).status).toBe(400);
  expect(await listAuditEntries(db)).toEqual([]);
});

test.each([
  ["waiting", "oldest", {}],
  ["failed", "newest", { failed_at: 1 }],
  ["sent", "newest", { sent_at: 1 }],
] as const)("the %s emails are paged, the %s first", async (show, first, row) => {
  const { db, ada } = await openWithInbox();
  const numbers = Array.from({ length: 30 }, (_, at) => at + 1);
  for (const number of numbers)
    await putEmail(db, "passwordChanged", { ...row, recipient: `reader${number}@a.example` });
  const firstPage = await ada.get(`${EMAILS}?show=${show}`);
  const secondPage = await ada.get(findNextPage(firstPage) ?? "");
  const listed = [firstPage, secondPage].flatMap(({ text }) =>
    [...extractText(text).matchAll(/reader(\d+)@a\.example ·/g)].map(([, number]) =>
      Number(number),
    ),
  );
  expect(listed).toEqual(first === "oldest" ? numbers : numbers.toReversed());
  expect(findNextPage(secondPage)).toBeUndefined();
});
