import { expect, test } from "vitest";
import { MAX_KNOWN_DEVICES } from "#server/features/accounts/known-devices";
import { consumeAttempt, forgetOldAttempts } from "#server/policies/rate-limit";
import { CAST, PASSWORD } from "../support/cast";
import type { Client } from "../support/client";
import { openTestDatabase } from "../support/database";
import { openInbox } from "../support/inbox";
import { extractText } from "../support/page";
import { openTestServer, type TestServer } from "../support/server";

const ALICE = "alice@popote.example";
const RIGHT = { email: ALICE, password: PASSWORD };
const NEW = { password: "un nouveau mot", passwordAgain: "un nouveau mot" };

const from = (address: string) => ({ "X-Forwarded-For": address });
const guessFrom = (client: Client, address: string) =>
  client.post("/login", { email: ALICE, password: "guess" }, from(address));

test("wrong passwords from elsewhere do not lock out a known device", async () => {
  const server = await openTestServer({ trustedProxies: 1 });
  const owner = await knownBrowser(server);
  await guessFromEverywhere(server, 12);
  expect((await owner.post("/login", RIGHT, from("192.0.2.7"))).status).toBe(303);
  const known = await server.db.selectFrom("known_devices").selectAll().execute();
  expect(known).toHaveLength(1);
  const cookie = owner.cookies.get(`device-${CAST.alice.id}`) ?? "";
  expect(cookie).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(known)).not.toContain(cookie);
});

test("a known device gets no extra guesses, and another account's device cookie is worthless", async () => {
  const server = await openTestServer({ trustedProxies: 1 });
  const known = await knownBrowser(server);
  await known.post("/logout", {});
  const statuses = [];
  for (let attempt = 1; attempt <= 11; attempt++)
    statuses.push((await guessFrom(known, `192.0.2.${attempt}`)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);

  await guessFromEverywhere(server, 12);
  const charlie = await server.as("nobody");
  const charlies = await charlie.post("/login", { ...RIGHT, email: "charlie@popote.example" });
  expect(charlies.status).toBe(303);
  const cookie = charlie.cookies.get(`device-${CAST.charlie.id}`) ?? "";
  await charlie.post("/logout", {});
  charlie.cookies.set(`device-${CAST.alice.id}`, cookie);
  expect((await charlie.post("/login", RIGHT, from("203.0.113.9"))).status).toBe(429);
});

test("past its limit an account accepts one attempt a minute from strangers, and the right password logs in", async () => {
  const server = await openTestServer({ trustedProxies: 1 });
  await guessFromEverywhere(server, 10);
  const stranger = await server.as("nobody");
  expect((await guessFrom(stranger, "198.51.100.1")).status).toBe(400);
  const refused = await stranger.post("/login", RIGHT, from("198.51.100.2"));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  const slowly = server.db.updateTable("attempts").where("subject", "=", `login slowly ${ALICE}`);
  await slowly.set({ window_ends_at: Date.now() - 1 }).execute();
  expect((await stranger.post("/login", RIGHT, from("198.51.100.3"))).status).toBe(303);
});

test("the right password logs in from a new device while strangers keep guessing", async () => {
  const server = await openTestServer({ trustedProxies: 1 });
  await guessFromEverywhere(server, 12);
  const [owner, stranger] = [await server.as("nobody"), await server.as("nobody")];
  const statuses: number[] = [];
  while (statuses.at(-1) !== 303 && statuses.length < 9) {
    // Guesses between two of the owner's attempts, from one network with changing addresses.
    for (let guess = 0; guess < 20; guess++)
      await guessFrom(stranger, `198.51.100.${(statuses.length * 20 + guess) % 250}`);
    statuses.push((await owner.post("/login", RIGHT, from("192.0.2.7"))).status);
  }
  expect(statuses).toEqual([429, 303]);
});

test("past its limit an account accepts few guesses a minute, from any number of networks", async () => {
  const server = await openTestServer({ trustedProxies: 1 });
  await guessFromEverywhere(server, 12);
  const stranger = await server.as("nobody");
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++)
    for (let network = 0; network < 30; network++)
      statuses.push((await guessFrom(stranger, `10.0.${network}.1`)).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
});

test("the owner gets one email a day about wrong passwords; an unknown address gets none", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url, trustedProxies: 1 });
  await guessFromEverywhere(server, 25);
  expect((await inbox.next()).subject).toBe("Someone is trying passwords on your Popote account");
  const stranger = await server.as("nobody");
  for (let attempt = 1; attempt <= 13; attempt++)
    await stranger.post(
      "/login",
      { email: "no@popote.example", password: "guess" },
      from(`203.0.113.${attempt}`),
    );
  const emails = await server.db.selectFrom("outbox").select(["kind", "recipient"]).execute();
  expect(emails).toEqual([{ kind: "manyAttempts", recipient: ALICE }]);
});

test("a password reset lifts the limit, and its device stays known while strangers keep guessing", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url, trustedProxies: 1 });
  await guessFromEverywhere(server, 12);
  await inbox.next();
  const owner = await server.as("nobody");
  await owner.post("/password/reset/", { email: ALICE }, from("192.0.2.7"));
  const link = new URL(/http\S+/.exec((await inbox.next()).text)?.[0] ?? "");
  await owner.post(link.pathname + link.search, NEW, from("192.0.2.7"));
  const elsewhere = await server.as("nobody");
  const login = { email: ALICE, password: NEW.password };
  expect((await elsewhere.post("/login", login, from("192.0.2.8"))).status).toBe(303);
  await guessFromEverywhere(server, 12);
  expect((await owner.post("/login", login, from("192.0.2.7"))).status).toBe(303);
});

test("a new password or logging out everywhere forgets the other known devices", async () => {
  const server = await openTestServer();
  const [stolen, owner] = [await knownBrowser(server), await knownBrowser(server)];
  const count = async () =>
    (await server.db.selectFrom("known_devices").select("user_id").execute()).length;
  expect(await count()).toBe(2);
  await owner.post("/user/settings", { intent: "logOutEverywhere" });
  expect(await count()).toBe(1);
  expect((await stolen.post("/login", { ...RIGHT, password: "guess" })).status).toBe(400);
  await owner.post("/password/update/", { current: PASSWORD, ...NEW });
  expect(await count()).toBe(1);
});

test("strangers' reset requests neither block a known device's email nor invalidate its link", async () => {
  const inbox = await openInbox();
  const server = await openTestServer({ smtpUrl: inbox.url, trustedProxies: 1 });
  const owner = await knownBrowser(server);
  const stranger = await server.as("nobody");
  const askFrom = (address: string) =>
    stranger.post("/password/reset/", { email: ALICE }, from(address));
  for (let attempt = 1; attempt <= 9; attempt++) {
    expect((await askFrom(`203.0.113.${attempt}`)).status).toBe(303);
    await inbox.next();
  }
  const asked = await owner.post("/password/reset/", { email: ALICE }, from("192.0.2.7"));
  expect(asked.status).toBe(303);
  const link = new URL(/http\S+/.exec((await inbox.next()).text)?.[0] ?? "");
  expect((await askFrom("203.0.113.10")).location).toBe("/password/reset/email");
  expect((await askFrom("203.0.113.11")).status).toBe(429);
  expect((await owner.post("/password/reset/", { email: ALICE }, from("192.0.2.7"))).status).toBe(
    303,
  );
  const newest = new URL(/http\S+/.exec((await inbox.next()).text)?.[0] ?? "");
  expect((await owner.post(link.pathname + link.search, NEW)).status).toBe(400);
  expect((await owner.post(newest.pathname + newest.search, NEW)).status).toBe(303);
});

test("strangers' wrong passwords do not stop a signed-in user from changing the password", async () => {
  const server = await openTestServer({ trustedProxies: 1 });
  const alice = await server.as("alice");
  await guessFromEverywhere(server, 12);
  const done = await alice.post(
    "/password/update/",
    { current: PASSWORD, ...NEW },
    from("192.0.2.7"),
  );
  expect(done.status).toBe(303);
});

test("a rate-limit window set by a wrong clock ends once the clock is right", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  for (let attempt = 0; attempt < 10; attempt++)
    await visitor.post("/login", { email: ALICE, password: "guess" });
  expect((await visitor.post("/login", RIGHT)).status).toBe(429);
  const inTwoYears = Date.now() + 730 * 86_400_000;
  await server.db.updateTable("attempts").set({ window_ends_at: inTwoYears }).execute();
  expect((await visitor.post("/login", RIGHT)).status).toBe(303);
  const after = await visitor.post("/login", { email: ALICE, password: "guess" });
  expect(extractText(after.text)).not.toContain("Too many attempts");
});

test("expired counters are deleted", async () => {
  const { db } = openTestDatabase();
  const now = Date.now();
  const row = (subject: string, window_ends_at: number) => ({ subject, count: 10, window_ends_at });
  await db
    .insertInto("attempts")
    .values([row("over", now - 1), row("of a wrong clock", now + 90_000_000)])
    .execute();
  await consumeAttempt(db, ["open"]);
  expect(await forgetOldAttempts(db, new AbortController().signal)).toBe(2);
  expect(await db.selectFrom("attempts").select("subject").execute()).toEqual([
    { subject: "open" },
  ]);
});

test("an account has a limited number of known devices; the least recently used is dropped", async () => {
  const server = await openTestServer();
  const now = Date.now();
  const rows = Array.from({ length: MAX_KNOWN_DEVICES }, (_, index) => ({
    token_hash: `of ${index}`,
    user_id: CAST.alice.id,
    created_at: now,
    seen_at: now - 1 - index,
  }));
  await server.db.insertInto("known_devices").values(rows).execute();
  await knownBrowser(server);
  const left = await server.db.selectFrom("known_devices").select("token_hash").execute();
  expect(left).toHaveLength(MAX_KNOWN_DEVICES);
  expect(left.map(({ token_hash }) => token_hash)).not.toContain(`of ${MAX_KNOWN_DEVICES - 1}`);
});

async function knownBrowser(server: TestServer): Promise<Client> {
  const client = await server.as("nobody");
  expect((await client.post("/login", RIGHT)).status).toBe(303);
  return client;
}

async function guessFromEverywhere(server: TestServer, times: number): Promise<void> {
  const stranger = await server.as("nobody");
  for (let attempt = 1; attempt <= times; attempt++) {
    const { status } = await guessFrom(stranger, `198.51.100.${100 + attempt}`);
    expect([attempt, [400, 429].includes(status)]).toEqual([attempt, true]);
  }
}
