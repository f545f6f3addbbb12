import { expect, test } from "vitest";
import { CAST, PASSWORD } from "../../../tests/support/cast";
import { openInbox } from "../../../tests/support/inbox";
import { extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";

const ALICE = "alice@popote.example";
const NEW = { password: "un nouveau mot", passwordAgain: "un nouveau mot" };

const linkIn = (text: string) => {
  const link = new URL(/http\S+/.exec(text)?.[0] ?? "");
  return link.pathname + link.search;
};

test("a password is reset by a single-use link, which ends other sessions and sends an email", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const elsewhere = await server.as("alice");
  const visitor = await server.as("nobody");
  const asked = await visitor.post("/password/reset/", { email: ALICE });
  expect([asked.status, asked.location]).toEqual([303, "/password/reset/email"]);
  const first = linkIn((await inbox.next()).text);
  await visitor.post("/password/reset/", { email: ALICE });
  const second = linkIn((await inbox.next()).text);

  const old = await visitor.post(first, NEW);
  expect(old.status).toBe(400);
  expect(extractText(old.text)).toContain("Invalid token");
  const differ = await visitor.post(second, { ...NEW, passwordAgain: "autre chose" });
  expect(extractText(differ.text)).toContain("Passwords do not match.");
  const done = await visitor.post(second, NEW);
  expect([done.status, done.location]).toEqual([303, "/password/reset/success"]);
  expect((await inbox.next()).subject).toBe("Your Popote password was changed");
  expect((await visitor.post(second, NEW)).status).toBe(400);
  expect((await elsewhere.get("/home")).location).toBe("/login");
  expect((await visitor.post("/login", { email: ALICE, password: PASSWORD })).status).toBe(400);
  expect((await visitor.post("/login", { email: ALICE, ...NEW })).status).toBe(303);
});

test("requesting a reset gives the same response whether or not the address exists", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const answers = [];
  for (const email of [ALICE, "stranger@popote.example"]) {
    const { status, location, text } = await visitor.post("/password/reset/", { email });
    answers.push({ status, location, text });
  }
  expect(answers[0]).toEqual(answers[1]);
  const emails = await server.db.selectFrom("outbox").select("recipient").execute();
  expect(emails).toEqual([{ recipient: ALICE }]);
});

test("an expired link or a link for another purpose cannot reset a password", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const visitor = await server.as("nobody");
  await visitor.post("/password/reset/", { email: ALICE });
  const link = linkIn((await inbox.next()).text);
  await server.db.updateTable("tokens").set({ kind: "VERIFY_EMAIL" }).execute();
  expect((await visitor.post(link, NEW)).status).toBe(400);
  await server.db
    .updateTable("tokens")
    .set({ kind: "RESET_PASSWORD", expires_at: Date.now() - 1 })
    .execute();
  expect((await visitor.post(link, NEW)).status).toBe(400);
  const missing = await visitor.post("/password/reset/new", NEW);
  expect(extractText(missing.text)).toContain("Missing token");
});

test("a missing, used, expired or invented link says so and offers a new one", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const visitor = await server.as("nobody");
  const opened = async (link: string) => {
    const { status, text } = await visitor.get(link);
    const hasForm = text.includes('name="passwordAgain"');
    const leadsOn = text.includes('href="/password/reset/"');
    return {
      status,
      hasForm,
      leadsOn,
      title: /<title>(.*) ·/.exec(text)?.[1],
      said: extractText(text),
    };
  };
  const dead = {
    status: 400,
    hasForm: false,
    leadsOn: true,
    title: "Error: Your new password",
    said: expect.stringContaining("Invalid token"),
  };
  await visitor.post("/password/reset/", { email: ALICE });
  const link = linkIn((await inbox.next()).text);
  const alive = { status: 200, hasForm: true, leadsOn: false, title: "Your new password" };
  expect(await opened(link)).toMatchObject(alive);
  expect(await opened(link)).toMatchObject(alive);
  expect(await opened(`${link}x`)).toEqual(dead);
  expect(await opened("/password/reset/new?token=")).toEqual({
    ...dead,
    said: expect.stringContaining("Missing token"),
  });
  expect(
    (await visitor.get(link.replace("/new?", "/new.data?").replace("token=", "token=x"))).status,
  ).toBe(400);
  await server.db.updateTable("tokens").set({ kind: "VERIFY_EMAIL" }).execute();
  expect(await opened(link)).toEqual(dead);
  await server.db.updateTable("tokens").set({ kind: "RESET_PASSWORD" }).execute();
  expect((await visitor.post(link, NEW)).status).toBe(303);
  expect(await opened(link)).toEqual(dead);
});

test("changing the password happens inside the shell, which confirms it", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const path of ["/password/update/", "/password/update/success"]) {
    const { text } = await alice.get(path);
    expect(text).toContain("Account of Alice");
    expect(text).not.toContain(">Sign up<");
  }
});

test("changing the password needs the current one, keeps this session and ends the others", async () => {
  const server = await openTestServer();
  const [here, elsewhere] = [await server.as("alice"), await server.as("alice")];
  const wrong = await here.post("/password/update/", { current: "guess", ...NEW });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('href="#update-current"');
  expect(extractText(wrong.text)).toContain("Wrong password");
  const done = await here.post("/password/update/", { current: PASSWORD, ...NEW });
  expect([done.status, done.location]).toEqual([303, "/password/update/success"]);
  expect((await here.get("/home")).status).toBe(200);
  expect((await elsewhere.get("/home")).location).toBe("/login");
  const emails = await server.db.selectFrom("outbox").select(["kind", "recipient"]).execute();
  expect(emails).toEqual([{ kind: "passwordChanged", recipient: ALICE }]);
});

test("guessing the current password is rate limited across all forms, separately from logging in", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const change = { intent: "email", email: "new@popote.example" };
  for (let attempt = 0; attempt < 4; attempt++) {
    await alice.post("/password/update/", { current: "guess", ...NEW });
    await alice.post("/user/settings", { ...change, password: "guess" });
  }
  for (let attempt = 0; attempt < 2; attempt++) {
    await alice.post("/user/delete", { password: "guess" });
  }
  expect((await alice.post("/password/update/", { current: PASSWORD, ...NEW })).status).toBe(429);
  expect((await alice.post("/user/delete", { password: PASSWORD })).status).toBe(429);
  expect((await alice.post("/user/settings", { ...change, password: PASSWORD })).status).toBe(429);
  for (let attempt = 0; attempt < 10; attempt++)
    await alice.post("/login", { email: ALICE, password: "guess" });
  const basic = {
    Authorization: `Basic ${Buffer.from(`${ALICE}:${PASSWORD}`).toString("base64")}`,
  };
  expect((await alice.post("/api/v1/auth/login", {}, basic)).status).toBe(429);
  const { id } = await server.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", ALICE)
    .executeTakeFirstOrThrow();
  expect(id).toBe(CAST.alice.id);
});
