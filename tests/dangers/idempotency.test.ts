import { expect, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { serializeOutcome } from "#server/http/forms/stored-outcome";
import type { Db } from "#server/platform/db/open";
import { hashSecret, newSecret } from "#server/platform/secrets";
import {
  findOutcome,
  outcomeName,
  rememberOutcome,
  type Sender,
} from "#server/policies/idempotency/outcomes";
import { CAST, PASSWORD } from "../support/cast";
import { createClient } from "../support/client";
import { openTestDatabase } from "../support/database";
import { findFollow } from "../support/follows";
import { writeRecipe } from "../support/recipes";
import { openTestServer } from "../support/server";

const KEY = "A".repeat(32);
const UNDER_KEY = { "Idempotency-Key": KEY };
const MINIMAL = { ...UNDER_KEY, Prefer: "return=minimal" };
const from = (address: string) => ({ "X-Forwarded-For": address });
const behindProxy = { trustedProxies: 1 };

async function listOutcomes(db: Db) {
  return db.selectFrom("idempotency_outcomes").selectAll().execute();
}

async function sumBytes(db: Db, owner?: string): Promise<number> {
  const rows = await listOutcomes(db);
  const theirs = rows.filter((row) => !owner || row.owner === owner);
  return theirs.reduce((sum, { bytes }) => sum + bytes, 0);
}

test.each(["192.0.2.7", "192.0.2.9"])(
  "the idempotency key of a sign-in gives a client at %s no session",
  async (address) => {
    const server = await openTestServer(behindProxy);
    const charlie = await server.as("nobody", from("192.0.2.7"));
    const login = { email: "charlie@popote.example", password: PASSWORD };
    for (const headers of [UNDER_KEY, MINIMAL]) {
      expect((await charlie.post("/login", login, headers)).status).toBe(303);
      expect(charlie.cookies.get("session")).toBeTruthy();
      const thief = await server.as("nobody", from(address));
      for (const form of [{ email: "a" }, { sending: KEY }] as Record<string, string>[]) {
        for (const each of [UNDER_KEY, {}]) {
          const { text } = await thief.post("/login", form, each);
          expect([text.includes("Charlie"), thief.cookies.get("session")]).toEqual([
            false,
            undefined,
          ]);
        }
      }
    }
    expect(await listOutcomes(server.db)).toEqual([]);
  },
);

test("a response that opens or ends a session is never remembered", async () => {
  const server = await openTestServer();
  for (const [who, path, form] of [
    ["alice", "/logout", { sent: "yes" }],
    ["bob", "/user/delete", { password: PASSWORD }],
  ] as const) {
    const client = await server.as(who);
    expect((await client.post(path, form, UNDER_KEY)).status).toBe(303);
  }
  expect(await listOutcomes(server.db)).toEqual([]);
});

test.each([
  ["session=s", false],
  ["__Host-session=s", false],
  ["device-1=s", false],
  ["__Host-device-1=s", false],
  ["oauthState=s", false],
  ["locale=fr", true],
  ["draft-new=s", false],
])("a response that sets the cookie %s may be remembered: %s", (cookie, isRemembered) => {
  const answer = new Response(null, { status: 303, headers: { "Set-Cookie": cookie } });
  expect(serializeOutcome({ value: answer }) !== undefined).toBe(isRemembered);
});

test("the outcome of a form is not remembered when its session ended meanwhile", async () => {
  const { db } = openTestDatabase();
  const bob = await createSender(db, CAST.bob.id);
  await db.deleteFrom("sessions").execute();
  const name = nameFor(bob);
  expect(await rememberOutcome(db, bob, name, { ...BODY, text: "{}" })).toBe(false);
  expect(await listOutcomes(db)).toEqual([]);
});

test("the key gives another user or a visitor nothing the sender typed", async () => {
  const server = await openTestServer(behindProxy);
  const alice = await server.as("alice", from("192.0.2.7"));
  const typed = { title: "", description: "Alicesecretdraft", visibility: "PUBLIC" };
  const refused = await alice.post("/recipe/edit", typed, UNDER_KEY);
  expect([refused.status, refused.text.includes("Alicesecretdraft")]).toEqual([400, true]);
  const others = [
    await server.as("charlie", from("192.0.2.8")),
    await server.as("charlie", from("192.0.2.7")),
    await server.as("alice", from("192.0.2.7")),
    await server.as("nobody", from("192.0.2.7")),
  ];
  for (const other of others) {
    for (const path of ["/recipe/edit", "/recipe/edit.data"]) {
      for (const form of [{ title: "" }, { sending: KEY }] as Record<string, string>[]) {
        const { text } = await other.post(path, form, UNDER_KEY);
        expect({ path, has: text.includes("Alicesecretdraft") }).toEqual({ path, has: false });
        expect((await other.post(path, { sending: KEY })).text).not.toContain("Alicesecretdraft");
      }
    }
  }
  expect((await alice.post("/recipe/edit", { sending: KEY })).text).toContain("Alicesecretdraft");
});

test("the same key at another URL is a separate request", async () => {
  const server = await openTestServer();
  const recipes = [];
  for (const _recipe of [1, 2])
    recipes.push(await writeRecipe(server.db, "alice", { visibility: "PUBLIC" }));
  const bob = await server.as("bob");
  for (const id of recipes) {
    const answer = await bob.post(`/recipe/like?id=${id}`, { liked: "yes" }, UNDER_KEY);
    expect(answer).toMatchObject({ status: 303, location: `/recipe/view?id=${id}` });
  }
  expect(await server.db.selectFrom("likes").selectAll().execute()).toHaveLength(2);
});

test("the same key with another method does not replay the first response", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const form = { user: String(CAST.alice.id), intent: "follow" };
  expect((await charlie.post("/user/follow", form, UNDER_KEY)).status).toBe(303);
  const put = await fetch(`${server.origin}/user/follow`, {
    method: "PUT",
    body: new URLSearchParams(form),
    headers: {
      ...UNDER_KEY,
      Cookie: `session=${charlie.cookies.get("session")}`,
      Origin: server.origin,
    },
    redirect: "manual",
  });
  expect(put.status).toBe(405);
});

test("the same key with another body is refused without running or replaying anything", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const follow = (user: number) =>
    charlie.post("/user/follow", { user: String(user), intent: "follow" }, UNDER_KEY);
  expect((await follow(CAST.alice.id)).status).toBe(303);
  const other = await follow(CAST.bob.id);
  expect([other.status, other.text.includes("was already used for something else")]).toEqual([
    422,
    true,
  ]);
  expect(await findFollow(server.db, "charlie", "bob")).toBe(null);
  expect((await follow(CAST.alice.id)).status).toBe(303);
});

test("the same key of another user does not block a request", async () => {
  const server = await openTestServer();
  for (const who of ["charlie", "dana"] as const) {
    const client = await server.as(who);
    const form = { user: String(CAST.bob.id), intent: "follow" };
    expect((await client.post("/user/follow", form, UNDER_KEY)).status).toBe(303);
    expect(await findFollow(server.db, who, "bob")).toBe("PENDING");
  }
});

test("forms of two megabytes store no more than their sender's quota", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const long = Object.fromEntries(
    Array.from({ length: 20 }, (_, field) => [`field${field}`, "é".repeat(48_000)]),
  );
  for (let sent = 0; sent < 20; sent += 1) {
    const form = sent < 6 ? { ...long, email: "a" } : { email: "a".repeat(15_000) };
    const headers = { "Idempotency-Key": newSecret() };
    expect((await nobody.post("/signup", form, headers)).status).toBe(400);
  }
  const all = await sumBytes(server.db);
  expect(all).toBeGreaterThan(20_000);
  expect(all).toBeLessThanOrEqual(100_000);
});

test("a user has at most a megabyte of outcomes, counted in bytes", async () => {
  const { db } = openTestDatabase();
  const bob = await createSender(db, CAST.bob.id);
  const remember = (text: string) =>
    rememberOutcome(db, bob, outcomeName(bob, "POST", "/", newSecret()), { ...BODY, text });
  expect(await remember("é".repeat(100_001))).toBe(false);
  for (let sent = 0; sent < 30; sent += 1) expect(await remember("é".repeat(50_000))).toBe(true);
  expect(await listOutcomes(db)).toHaveLength(9);
  expect(await sumBytes(db)).toBe(9 * 101_000);
});

test("1,700 small forms of other users evict nobody's outcome", async () => {
  const { db } = openTestDatabase();
  const [alice, bob] = [await createSender(db, CAST.alice.id), await createSender(db, CAST.bob.id)];
  const visitor: Sender = { address: "192.0.2.1" };
  const [mine, theirs] = [nameFor(alice), nameFor(visitor)];
  await rememberOutcome(db, alice, mine, { ...BODY, text: '"mine"' });
  await rememberOutcome(db, visitor, theirs, { ...BODY, text: '"theirs"' });
  for (let sent = 0; sent < 1_700; sent += 1) {
    const sender = sent % 2 ? bob : { address: `198.51.100.${sent % 256}` };
    await rememberOutcome(db, sender, nameFor(sender), { ...BODY, text: "{}" });
  }
  expect((await findOutcome(db, mine))?.text).toBe('"mine"');
  expect((await findOutcome(db, theirs))?.text).toBe('"theirs"');
});

test.each([
  ["visitors", "people", (index: number) => `address 2001:db8::${index}`],
  ["people", "visitors", (index: number) => `user ${index + 1_000}`],
] as const)(
  "any number of %s fill only their own share, leave that of %s alone and evict nobody",
  async (kind, _others, ownerOf) => {
    const { db } = openTestDatabase();
    const secret = await openSession(db, { userId: CAST.bob.id, userAgent: "test" });
    const name = (index: number) => index.toString(16).padStart(64, "0");
    const size = kind === "people" ? 200_000 : 20_000;
    const text = "x".repeat(size);
    const soon = Date.now() + 60_000;
    const rows = Array.from({ length: kind === "people" ? 330 : 780 }, (_, index) => ({
      name: name(index),
      owner: ownerOf(index),
      session_hash: kind === "people" ? hashSecret(secret) : null,
      body_digest: BODY.bodyDigest,
      outcome: text,
      bytes: size + 1_000,
      expires_at: soon,
    }));
    for (let at = 0; at < rows.length; at += 50)
      await db
        .insertInto("idempotency_outcomes")
        .values(rows.slice(at, at + 50))
        .execute();
    const late: Sender = { address: "192.0.2.1" };
    const alice = await createSender(db, CAST.alice.id);
    const outcome = { ...BODY, text: "{}" };
    const isRoom = {
      visitors: await rememberOutcome(db, late, nameFor(late), outcome),
      people: await rememberOutcome(db, alice, nameFor(alice), outcome),
    };
    expect(isRoom).toEqual({ visitors: kind !== "visitors", people: kind !== "people" });
    expect(await findOutcome(db, name(0))).toEqual({ ...BODY, text });
  },
);

test("an outcome survives a restart between the request and its repetition", async () => {
  const first = await openTestServer();
  const charlie = await first.as("charlie");
  const form = { user: String(CAST.alice.id), intent: "follow", from: "/home" };
  expect((await charlie.post("/user/follow", form, MINIMAL)).status).toBe(303);
  await first.stop();
  const second = await openTestServer({ dataDir: first.dataDir });
  const again = createClient(second.origin, charlie.cookies.get("session"));
  for (const sent of [
    await again.post("/user/follow", { sending: KEY }),
    await again.post("/user/follow", form, UNDER_KEY),
  ]) {
    expect(sent).toMatchObject({ status: 303, location: "/home" });
  }
  const flash = await second.db.selectFrom("sessions").select("data").execute();
  expect(flash.map(({ data }) => data).join()).toContain("flash:follow.requested");
});

test("an outcome is deleted after ten minutes and when its session ends", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const refused = { title: "", description: "Alicesecretdraft" };
  await alice.post("/recipe/edit", refused, UNDER_KEY);
  const end = (expires_at: number) =>
    server.db.updateTable("idempotency_outcomes").set({ expires_at }).execute();
  const asked = async () => (await alice.post("/recipe/edit", { sending: KEY })).status;
  expect(await asked()).toBe(400);
  for (const wrong of [Date.now() - 1, Date.now() + 86_400_000]) {
    await end(wrong);
    expect(await asked()).toBe(303);
  }
  expect(await listOutcomes(server.db)).toHaveLength(1);
  expect((await alice.post("/logout", { sent: "yes" })).status).toBe(303);
  expect(await listOutcomes(server.db)).toEqual([]);
});

const BODY = { bodyDigest: "0".repeat(64) };

function nameFor(sender: Sender): string {
  return outcomeName(sender, "POST", "/locale", newSecret());
}

async function createSender(db: Db, userId: number): Promise<Sender> {
  const secret = await openSession(db, { userId, userAgent: "test" });
  return { userId, sessionHash: hashSecret(secret) };
}
