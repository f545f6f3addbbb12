import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CAST, PASSWORD } from "../support/cast";
import type { Client } from "../support/client";
import { openInbox } from "../support/inbox";
import { extractFields, extractText } from "../support/page";
import { openTestServer, type TestServer } from "../support/server";

const ALICE = "alice@popote.example";
const THIEF = "thief@evil.example";
const NEW = { password: "un nouveau mot", passwordAgain: "un nouveau mot" };
const GOOGLE = { google: { clientId: "popote", clientSecret: "secret" } };

const outside = setupServer(
  http.all("http://127.0.0.1*", () => undefined),
  http.post("https://oauth2.googleapis.com/token", () =>
    HttpResponse.json({ access_token: "t", token_type: "Bearer", expires_in: 60, id_token: "" }),
  ),
  http.get("https://www.googleapis.com/oauth2/v3/userinfo", () =>
    HttpResponse.json({ sub: "g-thief", email: THIEF, email_verified: true }),
  ),
);
beforeAll(() => outside.listen({ onUnhandledRequest: "bypass" }));
afterAll(() => outside.close());

test("a session alone can neither change the address nor link a Google account", async () => {
  const server = await openTestServer(GOOGLE);
  const borrowed = await server.as("alice");
  const without = await askForAddress(borrowed, {});
  const guessed = await askForAddress(borrowed, { password: "guess" });
  expect([without.status, guessed.status]).toEqual([400, 400]);
  expect(guessed.text).toContain('href="#email-password"');
  expect(extractText(guessed.text)).toContain("Wrong password");
  expect(extractFields(guessed.text).email).toBe(THIEF);
  expect(guessed.text).not.toContain("guess");
  expect((await borrowed.get("/api/v1/auth/login-oauth-google")).location).toBe("/user/settings");
  const proof = await borrowed.post("/user/settings", { intent: "linkGoogle", password: "guess" });
  expect(proof.status).toBe(400);
  expect(await sentKinds(server)).toEqual([]);
  expect(await getAlice(server)).toMatchObject({ email: ALICE, google_id: null });
});

test("a session alone cannot delete an account, even with an emailed link or code", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const borrowed = await server.as("alice");
  for (const intent of ["mail", "emailCode"]) await borrowed.post("/user/delete", { intent });
  const { text } = await inbox.next();
  const code = /\w{5}-\w{5}/.exec(text)?.[0] ?? "";
  const token = new URL(/http\S+/.exec(text)?.[0] ?? "").searchParams.get("token") ?? "";
  const attempts: Record<string, string>[] = [
    { intent: "link", token },
    { code },
    { password: code },
  ];
  for (const attempt of attempts)
    expect((await borrowed.post("/user/delete", attempt)).status).toBe(400);
  expect(await getAlice(server)).toMatchObject({ email: ALICE });
});

test("Google's response links nothing when the password is too old or was entered under a wrong clock", async () => {
  const server = await openTestServer(GOOGLE);
  for (const until of [Date.now() - 1, Date.now() + 86_400_000]) {
    const alice = await server.as("alice");
    await alice.post("/user/settings", { intent: "linkGoogle", password: PASSWORD });
    const away = await alice.get("/api/v1/auth/login-oauth-google");
    const state = new URL(away.location ?? "").searchParams.get("state") ?? "";
    const sessions = await server.db
      .selectFrom("sessions")
      .select(["token_hash", "data"])
      .execute();
    for (const { token_hash, data } of sessions)
      await server.db
        .updateTable("sessions")
        .set({ data: JSON.stringify({ ...JSON.parse(data), mayLinkUntil: until }) })
        .where("token_hash", "=", token_hash)
        .execute();
    const back = await alice.get(callback(state));
    expect(back.location).toBe("/user/settings");
    expect(extractText((await alice.get("/user/settings")).text)).toContain("enter your password");
    expect(await getAlice(server)).toMatchObject({ google_id: null });
  }
});

test("the old address is told of a requested change in its language and can stop it signed out", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  await setAlice(server, { locale: "fr" });
  const thief = await server.as("alice");
  const elsewhere = await server.as("alice");
  await askForAddress(thief, { password: PASSWORD });
  const emails = [await inbox.next(), await inbox.next()];
  const toThief = emails.find(({ to }) => to.includes(THIEF));
  const toAlice = emails.find(({ to }) => to.includes(ALICE));
  expect(toAlice?.subject).toBe("Votre adresse Popote va changer");
  expect(toAlice?.text).toContain(THIEF);

  const visitor = await server.as("nobody");
  const stop = linkIn(toAlice?.text);
  const opened = await visitor.get(stop);
  expect(opened.status).toBe(200);
  expect((await elsewhere.get("/home")).status).toBe(200);
  const { token = "" } = extractFields(opened.text);
  const stopped = await visitor.post("/user/email/stop", { token });
  expect([stopped.status, stopped.location]).toEqual([303, "/password/reset/"]);
  expect((await visitor.post("/user/email/stop", { token })).status).toBe(400);

  for (const client of [thief, elsewhere])
    expect((await client.get("/home")).location).toBe("/login");
  expect((await confirm(visitor, toThief?.text)).status).toBe(400);
  expect(await getAlice(server)).toMatchObject({ email: ALICE });
});

test.each([
  ["changing the password", changePassword],
  ["logging out everywhere", logOutEverywhere],
])("%s invalidates every link sent by email before", async (_, remedy) => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const alice = await server.as("alice");
  await askForAddress(await server.as("alice"), { password: PASSWORD });
  const toThief = [await inbox.next(), await inbox.next()].find(({ to }) => to.includes(THIEF));
  const visitor = await server.as("nobody");
  await visitor.post("/password/reset/", { email: ALICE });
  const reset = linkIn((await inbox.next()).text);
  expect((await remedy(alice)).status).toBe(303);
  expect(await server.db.selectFrom("tokens").select("kind").execute()).toEqual([]);
  expect((await confirm(visitor, toThief?.text)).status).toBe(400);
  expect((await visitor.post(reset, NEW)).status).toBe(400);
});

test("a reset link sent to the old address is invalid once the address has changed", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  const alice = await server.as("alice");
  const visitor = await server.as("nobody");
  await visitor.post("/password/reset/", { email: ALICE });
  const reset = linkIn((await inbox.next()).text);
  await askForAddress(alice, { password: PASSWORD }, "new@popote.example");
  const emails = [await inbox.next(), await inbox.next()];
  const toNew = emails.find(({ to }) => to.includes("new@popote.example"));
  expect((await confirm(visitor, toNew?.text)).status).toBe(303);
  expect((await visitor.post(reset, NEW)).status).toBe(400);
  expect(await server.db.selectFrom("tokens").select("kind").execute()).toEqual([]);
});

test("choosing a new password cancels the pending change of address", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  await askForAddress(await server.as("alice"), { password: PASSWORD });
  const toThief = [await inbox.next(), await inbox.next()].find(({ to }) => to.includes(THIEF));
  const visitor = await server.as("nobody");
  await visitor.post("/password/reset/", { email: ALICE });
  expect((await visitor.post(linkIn((await inbox.next()).text), NEW)).status).toBe(303);
  expect((await confirm(visitor, toThief?.text)).status).toBe(400);
});

test("without a password the address changes with an emailed code: one use, a short life, no guessing", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url });
  await setAlice(server, { password_hash: null, google_id: "g-alice" });
  const alice = await server.as("alice");
  const asked = await alice.post("/user/settings", {
    intent: "emailCode",
    email: "new@popote.example",
  });
  expect([asked.status, extractFields(asked.text).email]).toEqual([200, "new@popote.example"]);
  const email = await inbox.next();
  expect(email.to).toEqual([ALICE]);
  const code = /\w{5}-\w{5}/.exec(email.text)?.[0] ?? "";
  expect(JSON.stringify(await server.db.selectFrom("tokens").selectAll().execute())).not.toContain(
    code,
  );

  const wrong = await askForAddress(alice, { code: "00000-00000" });
  expect([wrong.status, extractText(wrong.text).includes("Wrong code")]).toEqual([400, true]);
  expect((await askForAddress(alice, { code }, "bob@popote.example")).status).toBe(409);
  const others = await askForAddress(await server.as("charlie"), { code, password: code });
  expect(others.status).toBe(400);
  await expireTokens(server, Date.now() - 1);
  expect((await askForAddress(alice, { code })).status).toBe(400);
  await expireTokens(server, Date.now() + 60_000);
  const typed = code.replace("-", " ").toLowerCase();
  expect((await askForAddress(alice, { code: typed }, "new@popote.example")).status).toBe(303);
  expect((await askForAddress(alice, { code }, "newer@popote.example")).status).toBe(400);
});

test("codes allow ten tries in a quarter of an hour, however many codes were sent", async () => {
  const server = await openTestServer();
  await setAlice(server, { password_hash: null, google_id: "g-alice" });
  const alice = await server.as("alice");
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    await alice.post("/user/settings", { intent: "emailCode" });
    statuses.push((await askForAddress(alice, { code: "00000-00000" })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test("the settings list pending links and sessions; a user can end each, but none of another user", async () => {
  const server = await openTestServer();
  const [alice, elsewhere] = [await server.as("alice"), await server.as("alice")];
  const bob = await server.as("bob");
  await askForAddress(alice, { password: PASSWORD }, "new@popote.example");
  const page = await alice.get("/user/settings");
  expect(extractText(page.text)).toContain("To change your address sent to new@popote.example on");
  const [other = ""] = extractSessions(page.text);
  expect(extractSessions(page.text)).toHaveLength(1);

  await bob.post("/user/settings", { intent: "endSession", session: other });
  await bob.post("/user/settings", { intent: "endLink", link: "CHANGE_EMAIL" });
  expect((await elsewhere.get("/home")).status).toBe(200);
  const kinds = server.db.selectFrom("tokens").select("kind").orderBy("kind");
  expect(await kinds.execute()).toEqual([{ kind: "CHANGE_EMAIL" }, { kind: "STOP_EMAIL_CHANGE" }]);
  // The stop link cannot be revoked alone: the change must remain stoppable.
  const alone = await alice.post("/user/settings", {
    intent: "endLink",
    link: "STOP_EMAIL_CHANGE",
  });
  expect(alone.status).toBe(400);

  await alice.post("/user/settings", { intent: "endSession", session: other });
  expect((await elsewhere.get("/home")).location).toBe("/login");
  expect((await alice.get("/home")).status).toBe(200);
  await alice.post("/user/settings", { intent: "endLink", link: "CHANGE_EMAIL" });
  expect(await kinds.execute()).toEqual([]);
});

function askForAddress(client: Client, proof: Record<string, string>, email = THIEF) {
  return client.post("/user/settings", { intent: "email", email, ...proof });
}

async function confirm(client: Client, email: string | undefined) {
  const { searchParams } = new URL(linkIn(email), "http://popote.example");
  return client.post("/user/email", { token: searchParams.get("token") ?? "" });
}

function changePassword(client: Client) {
  return client.post("/password/update/", { current: PASSWORD, ...NEW });
}

function logOutEverywhere(client: Client) {
  return client.post("/user/settings", { intent: "logOutEverywhere" });
}

function linkIn(email = ""): string {
  const { pathname, search } = new URL(/http\S+/.exec(email)?.[0] ?? "");
  return pathname + search;
}

function callback(state: string): string {
  return `/api/v1/auth/login-oauth-google/callback?code=c&state=${encodeURIComponent(state)}`;
}

function extractSessions(page: string): string[] {
  const inputs = page.match(/<input[^>]*name="session"[^>]*>/g) ?? [];
  return inputs.map((input) => /value="([^"]*)"/.exec(input)?.[1] ?? "");
}

function getAlice({ db }: TestServer) {
  const row = db.selectFrom("users").select(["email", "google_id"]).where("id", "=", CAST.alice.id);
  return row.executeTakeFirstOrThrow();
}

async function setAlice(
  { db }: TestServer,
  values: { locale?: "fr"; password_hash?: null; google_id?: string },
): Promise<void> {
  await db.updateTable("users").set(values).where("id", "=", CAST.alice.id).execute();
}

async function sentKinds({ db }: TestServer): Promise<string[]> {
  return (await db.selectFrom("outbox").select("kind").execute()).map(({ kind }) => kind);
}

async function expireTokens({ db }: TestServer, at: number): Promise<void> {
  await db.updateTable("tokens").set({ expires_at: at }).execute();
}
