import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { CAST, PASSWORD } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { openInbox } from "../../../tests/support/inbox";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

const NEWCOMER = {
  username: "Émile",
  email: "Emile@Popote.example",
  password: "pain perdu",
  passwordAgain: "pain perdu",
};

const ALICE = { email: "alice@popote.example", password: PASSWORD };

test("a new user signs up, receives one email, verifies once and logs in", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({
    smtpUrl: inbox.url,
    publicUrl: "https://recipes.example.org",
  });
  const visitor = await server.as("nobody", {
    Origin: "https://recipes.example.org",
    "Accept-Language": "fr-FR",
  });
  const signed = await visitor.post("/signup", NEWCOMER, { Origin: "https://recipes.example.org" });
  expect([signed.status, signed.location]).toEqual([303, "/verification-email-sent"]);

  const login = { email: " emile@popote.EXAMPLE ", password: "pain perdu" };
  const origin = { Origin: "https://recipes.example.org" };
  const early = await visitor.post("/login", login, origin);
  expect(early.status).toBe(403);
  expect(extractText(early.text)).toContain("Votre compte n’est pas encore vérifié");

  const again = await visitor.post(
    "/login",
    { email: "emile@popote.example", intent: "resend" },
    origin,
  );
  expect([again.status, again.location]).toEqual([303, "/verification-email-sent"]);
  const unanswered = await inbox.next();
  const email = await inbox.next();
  expect(unanswered.text).not.toBe(email.text);
  expect(email.to).toEqual(["emile@popote.example"]);
  expect(email.subject).toBe("Confirmez votre adresse pour Popote");
  const link = new URL(/https:\S+/.exec(email.text)?.[0] ?? "");
  expect(link.origin).toBe("https://recipes.example.org");

  const opened = await visitor.get(link.pathname + link.search);
  expect(opened.status).toBe(200);
  const user = () =>
    server.db
      .selectFrom("users")
      .select(["verified_at", "role"])
      .where("username", "=", "Émile")
      .executeTakeFirst();
  expect(await user()).toMatchObject({ verified_at: null, role: "USER" });
  const { token = "" } = extractFields(opened.text);
  const confirmed = await visitor.post("/user/verify", { token }, origin);
  expect([confirmed.status, confirmed.location]).toEqual([303, "/login"]);
  expect(await user()).toMatchObject({ verified_at: expect.any(Number) });
  expect((await visitor.post("/user/verify", { token }, origin)).status).toBe(400);
  const used = await visitor.get(link.pathname + link.search);
  expect(used.status).toBe(400);
  expect(extractText(used.text)).toContain("Ce lien n’est plus valable");

  const inside = await visitor.post("/login", login, origin);
  expect([inside.status, inside.location]).toEqual([303, "/home"]);
  expect(inside.headers.getSetCookie().join()).toMatch(
    /session=[\w-]{43};.*HttpOnly; Secure; SameSite=Lax/,
  );
  expect(extractText((await visitor.get("/home")).text)).toContain("Bienvenue Émile");
});

test("the first account of an empty database is an administrator, the second is not", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-empty-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await openTestServer({ dataDir });
  const { db } = openTestDatabase(dataDir);
  const visitor = await server.as("nobody");
  await Promise.all(
    ["first", "second", "third"].map((username) =>
      visitor.post("/signup", { ...NEWCOMER, username, email: `${username}@popote.example` }),
    ),
  );
  const roles = await db.selectFrom("users").select("role").orderBy("id").execute();
  expect(roles.map(({ role }) => role)).toEqual(["ADMIN", "USER", "USER"]);
});

test.each([
  [{ username: "ab" }, "username", "At least 3 characters."],
  [{ username: "a b" }, "username", "Letters, digits"],
  [{ username: "ALICE" }, "username", "Username already used"],
  [{ email: "nowhere" }, "email", "Enter an address"],
  [{ email: "ALICE@popote.example" }, "email", "Mail already used"],
  [{ password: "short", passwordAgain: "short" }, "password", "At least 8 characters."],
  [{ passwordAgain: "pain grillé" }, "passwordAgain", "Passwords do not match."],
  [{ username: "" }, "username", "Required."],
  [{ username: "Rооt" }, "username", "Letters of one alphabet only"],
  [{ username: "Cy\u3164d" }, "username", "Letters, digits"],
  [{ username: "AdMin" }, "username", "This name is reserved."],
  [{ email: "nowhere", passwordAgain: "pain grillé" }, "passwordAgain", "Passwords do not match."],
])("a signup with %j is rejected at %s and creates no account", async (change, field, words) => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const answer = await visitor.post("/signup", { ...NEWCOMER, ...change });
  expect([400, 409]).toContain(answer.status);
  expect(answer.text).toContain(`href="#signup-${field}"`);
  expect(extractText(answer.text)).toContain(words);
  expect(answer.text).not.toContain("pain perdu");
  const { length } = await server.db.selectFrom("users").select("id").execute();
  expect(length).toBe(Object.keys(CAST).length);
  expect(await server.db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

test("an existing reserved username can be kept, but not changed to another one", async () => {
  const server = await openTestServer();
  const named = (username: string) =>
    server.db.updateTable("users").set({ username }).where("id", "=", CAST.alice.id).execute();
  const alice = await server.as("alice");
  await named("Rооt");
  const kept = await alice.post("/user/edit", { username: "Rооt", isPublic: "on" });
  expect(kept.status).toBe(303);
  for (const username of ["rооt", "Аdmin", "admin"])
    expect([username, (await alice.post("/user/edit", { username })).status]).toEqual([
      username,
      400,
    ]);
});

test("an invalid verification link offers a new one without logging in", async () => {
  const server = await openTestServer();
  await server.db
    .updateTable("users")
    .set({ verified_at: null })
    .where("id", "=", CAST.alice.id)
    .execute();
  const visitor = await server.as("nobody");
  for (const [address, words] of [
    ["/user/verify", "Missing token"],
    ["/user/verify?token=nonsense", "Invalid token"],
  ] as const) {
    const { status, text } = await visitor.get(address);
    expect(status).toBe(400);
    expect(extractText(text)).toContain(words);
    expect(text).toContain("<title>Error: Confirm your address · Popote</title>");
    expect(extractFields(text)).toHaveProperty("email");
    const wrong = await visitor.post(address, { intent: "resend", email: "nowhere" });
    expect(wrong.status).toBe(400);
    expect(extractText(wrong.text)).toContain("Enter an address");
    expect(extractFields(wrong.text)).toMatchObject({ email: "nowhere" });
    const asked = await visitor.post(address, { intent: "resend", email: ALICE.email });
    expect([asked.status, asked.location]).toEqual([303, "/verification-email-sent"]);
  }
  const emails = await server.db.selectFrom("outbox").select(["kind", "recipient"]).execute();
  expect(emails).toEqual(Array(2).fill({ kind: "verifyEmail", recipient: "alice@popote.example" }));
});

test("logging out ends the session, but opening /logout does not", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const session = alice.cookies.get("session") ?? "";
  expect(extractText((await alice.get("/logout")).text)).toContain("Log out?");
  expect((await alice.get("/home")).status).toBe(200);
  const out = await alice.post("/logout", {});
  expect([out.status, out.location]).toEqual([303, "/logout"]);
  expect(extractText((await alice.get("/logout")).text)).toContain("Goodbye!");
  alice.cookies.set("session", session);
  expect((await alice.get("/home")).location).toBe("/login");
});

test("logging in replaces the session, and the database stores only hashes", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  visitor.cookies.set("session", "chosen-by-an-attacker");
  await visitor.post("/login", ALICE);
  const secret = visitor.cookies.get("session") ?? "";
  expect(secret).not.toBe("chosen-by-an-attacker");
  await visitor.post("/signup", NEWCOMER);
  const tables = await Promise.all([
    server.db.selectFrom("sessions").selectAll().execute(),
    server.db.selectFrom("tokens").selectAll().execute(),
    server.db.selectFrom("users").select("password_hash").execute(),
  ]);
  expect(tables[0]).toHaveLength(1);
  expect(tables[1]).toHaveLength(1);
  const stored = JSON.stringify(tables);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(PASSWORD);
  expect(stored).toContain("$argon2id$");
});

test("a session expires a year after its last use", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const hourAgo = Date.now() - 2 * 3_600_000;
  await server.db
    .updateTable("sessions")
    .set({ seen_at: hourAgo, expires_at: Date.now() + 60_000 })
    .execute();
  const page = await alice.get("/home");
  expect(page.headers.getSetCookie().join()).toContain("Max-Age=31536000");
  const { expires_at } = await server.db
    .selectFrom("sessions")
    .select("expires_at")
    .executeTakeFirstOrThrow();
  expect(expires_at).toBeGreaterThan(Date.now() + 364 * 86_400_000);
  await server.db
    .updateTable("sessions")
    .set({ expires_at: Date.now() - 1 })
    .execute();
  expect((await alice.get("/home")).location).toBe("/login");
});
