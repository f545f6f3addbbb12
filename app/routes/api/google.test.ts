import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { CAST, PASSWORD } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { openTestDatabase } from "../../../tests/support/database";
import { extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";

const SETTINGS = { google: { clientId: "popote", clientSecret: "secret" } };

const outside = setupServer(http.all("http://127.0.0.1*", () => undefined));
beforeAll(() =>
  outside.listen({
    onUnhandledRequest: ({ url }, print) => url.includes("127.0.0.1") || print.error(),
  }),
);
afterAll(() => outside.close());

/** Mocks Google's response. */
function googleSays(profile: Record<string, unknown>, status = 200): void {
  outside.use(
    http.post("https://oauth2.googleapis.com/token", () =>
      HttpResponse.json({
        access_token: "t",
        token_type: "Bearer",
        expires_in: 60,
        scope: "",
        id_token: "",
      }),
    ),
    http.get("https://www.googleapis.com/oauth2/v3/userinfo", () =>
      HttpResponse.json(profile, { status }),
    ),
  );
  onTestFinished(() => outside.resetHandlers());
}

async function throughGoogle(client: Client, tamper = (state: string) => state) {
  const away = await client.get("/api/v1/auth/login-oauth-google");
  const to = new URL(away.location ?? "");
  expect(to.origin).toBe("https://accounts.google.com");
  const back = new URL(to.searchParams.get("redirect_uri") ?? "");
  const state = tamper(to.searchParams.get("state") ?? "");
  return client.get(`${back.pathname}?code=c&state=${encodeURIComponent(state)}`);
}

/** Confirms the password, which linking requires before the redirect to Google. */
async function proveFor(client: Client): Promise<void> {
  const proved = await client.post("/user/settings", { intent: "linkGoogle", password: PASSWORD });
  expect(proved.status).toBe(303);
}

const NEWCOMER = { sub: "g-new", email: "Gina@Gmail.example", email_verified: true, name: "Gina" };

test("a new user from Google picks a username and is verified at once", async () => {
  const server = await openTestServer(SETTINGS);
  googleSays(NEWCOMER);
  const visitor = await server.as("nobody");
  await visitor.get("/recipe/list?sort=NAME");
  expect((await throughGoogle(visitor)).location).toBe("/signup/google");
  expect((await visitor.post("/signup/google", { username: "ALICE" })).status).toBe(409);
  const done = await visitor.post("/signup/google", { username: "Gina" });
  expect([done.status, done.location]).toEqual([303, "/recipe/list?sort=NAME"]);
  expect(
    await server.db
      .selectFrom("users")
      .selectAll()
      .where("username", "=", "Gina")
      .executeTakeFirst(),
  ).toMatchObject({
    email: "gina@gmail.example",
    google_id: "g-new",
    verified_at: expect.any(Number),
    password_hash: null,
    role: "USER",
  });
  const again = await server.as("nobody");
  expect((await throughGoogle(again)).location).toBe("/home");
});

test("an account without a password is told to use Google", async () => {
  const server = await openTestServer(SETTINGS);
  await server.db
    .updateTable("users")
    .set({ password_hash: null })
    .where("id", "=", CAST.alice.id)
    .execute();
  const visitor = await server.as("nobody");
  const answer = await visitor.post("/login", {
    email: "alice@popote.example",
    password: PASSWORD,
  });
  expect(answer.status).toBe(403);
  expect(extractText(answer.text)).toContain("Please use Google OAuth to login instead");
});

test("a verified account with the same address is linked, an unverified one is not", async () => {
  const server = await openTestServer(SETTINGS);
  googleSays({ ...NEWCOMER, sub: "g-alice", email: "alice@popote.example" });
  await server.db
    .updateTable("users")
    .set({ verified_at: null })
    .where("id", "=", CAST.alice.id)
    .execute();
  const visitor = await server.as("nobody");
  const refused = await throughGoogle(visitor);
  expect(refused.location).toBe("/login?because=auth.emailAlreadyLinked");
  expect(extractText((await visitor.get(refused.location ?? "")).text)).toContain(
    "Email already linked to an account",
  );
  await server.db
    .updateTable("users")
    .set({ verified_at: 1 })
    .where("id", "=", CAST.alice.id)
    .execute();
  expect((await throughGoogle(await server.as("nobody"))).location).toBe("/home");
  const { google_id } = await server.db
    .selectFrom("users")
    .select("google_id")
    .where("id", "=", CAST.alice.id)
    .executeTakeFirstOrThrow();
  expect(google_id).toBe("g-alice");
});

test.each([
  [
    "an address that Google has not verified",
    { ...NEWCOMER, email_verified: false },
    200,
    "auth.mailMissing",
  ],
  ["no address", { sub: "g", email_verified: true }, 200, "auth.mailMissing"],
  ["no identity", { error: "nope" }, 401, "auth.invalidToken"],
])("a Google profile with %s creates no session", async (_what, profile, status, code) => {
  const server = await openTestServer(SETTINGS);
  googleSays(profile, status);
  const visitor = await server.as("nobody");
  expect((await throughGoogle(visitor)).location).toBe(`/login?because=${code}`);
  expect((await visitor.get("/home")).location).toBe("/login");
});

test("a response with a wrong or used state creates no session", async () => {
  const server = await openTestServer(SETTINGS);
  googleSays({ ...NEWCOMER, sub: "g-alice", email: "alice@popote.example" });
  const visitor = await server.as("nobody");
  expect((await throughGoogle(visitor, () => "forged")).location).toBe(
    "/login?because=auth.invalidToken",
  );
  const stranger = await server.as("nobody");
  const stolen = await stranger.get("/api/v1/auth/login-oauth-google/callback?code=c&state=s");
  expect(stolen.location).toBe("/login?because=auth.invalidToken");
});

test("a user who cancels at Google is told so, and nothing is created or linked", async () => {
  const server = await openTestServer(SETTINGS);
  const back = "/api/v1/auth/login-oauth-google/callback?error=access_denied&state=s";
  const visitor = await server.as("nobody");
  const stopped = await visitor.get(back);
  expect(stopped.location).toBe("/login?because=auth.cancelled");
  expect(extractText((await visitor.get("/login?because=auth.cancelled")).text)).toContain(
    "You stopped at Google: nothing was changed.",
  );
  const alice = await server.as("alice");
  expect((await alice.get(back)).location).toBe("/user/settings");
  expect(extractText((await alice.get("/user/settings")).text)).toContain("You stopped at Google");
});

test("Google is linked and unlinked in the settings, but stays if it is the only login", async () => {
  const server = await openTestServer(SETTINGS);
  googleSays({ ...NEWCOMER, sub: "g-alice", email: "other@gmail.example" });
  const alice = await server.as("alice");
  await proveFor(alice);
  const proved = extractText((await alice.get("/user/settings")).text);
  expect(proved).toContain("Continue to Google");
  expect((await throughGoogle(alice)).location).toBe("/user/settings");
  expect(extractText((await alice.get("/user/settings")).text)).toContain(
    "Your Google account is linked.",
  );
  const bob = await server.as("bob");
  await proveFor(bob);
  expect((await throughGoogle(bob)).location).toBe("/user/settings");
  expect(extractText((await bob.get("/user/settings")).text)).toContain(
    "Email already linked to an account",
  );
  await server.db
    .updateTable("users")
    .set({ password_hash: null })
    .where("id", "=", CAST.alice.id)
    .execute();
  expect((await alice.post("/user/settings", { intent: "unlinkGoogle" })).status).toBe(403);
  await server.db
    .updateTable("users")
    .set({ password_hash: "x" })
    .where("id", "=", CAST.alice.id)
    .execute();
  expect((await alice.post("/user/settings", { intent: "unlinkGoogle" })).status).toBe(303);
  const linked = await server.db
    .selectFrom("users")
    .select("id")
    .where("google_id", "is not", null)
    .execute();
  expect(linked).toEqual([]);
});

test("with registration closed Google creates no account, but logs in and links", async () => {
  const server = await openTestServer({ ...SETTINGS, registration: "closed" });
  googleSays(NEWCOMER);
  const visitor = await server.as("nobody");
  const back = await throughGoogle(visitor);
  expect(back.location).toBe("/login?because=auth.registrationClosed");
  const page = extractText((await visitor.get(back.location ?? "")).text);
  expect(page).toContain("This site is not accepting new accounts");
  expect((await visitor.post("/signup/google", { username: "Gina" })).location).toContain("/login");
  googleSays({ ...NEWCOMER, sub: "g-alice", email: "alice@popote.example" });
  expect((await throughGoogle(visitor)).location).toBe("/home");
});

test("a Google signup begun before registration closed creates no account", async () => {
  const { dataDir } = openTestDatabase();
  const opened = await openTestServer({ ...SETTINGS, dataDir });
  googleSays(NEWCOMER);
  const early = await opened.as("nobody");
  expect((await throughGoogle(early)).location).toBe("/signup/google");
  await opened.stop();
  const server = await openTestServer({ ...SETTINGS, dataDir, registration: "closed" });
  const visitor = await server.as("nobody");
  visitor.cookies.set("session", early.cookies.get("session") ?? "");
  const refused = await visitor.post("/signup/google", { username: "Gina" });
  expect(refused.status).toBe(403);
  expect(extractText(refused.text)).toContain("This site is not accepting new accounts");
});

test("without Google settings there is no button, and its URL is not found", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  expect((await visitor.get("/login")).text).not.toContain("login-oauth-google");
  expect((await visitor.get("/api/v1/auth/login-oauth-google")).status).toBe(404);
});
