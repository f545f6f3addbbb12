import { describe, expect, test } from "vitest";
import type { FollowIntent, FollowState } from "#domain/account/follow";
import { CAST, type CastName, EVERYBODY } from "../../../../tests/support/cast";
import { findFollow, hideAccount, setFollow } from "../../../../tests/support/follows";
import { extractText } from "../../../../tests/support/page";
import { findSnackbar, takeRefusal } from "../../../../tests/support/refusals";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const listFollows = ({ db }: TestServer) =>
  db.selectFrom("follows").selectAll().orderBy("follower_id").orderBy("followed_id").execute();

async function press(server: TestServer, who: CastName, intent: string, about: number | string) {
  const client = await server.as(who);
  return client.post("/user/follow", { intent, user: String(about), from: "/user/list" });
}

/** Charlie follows and unfollows Alice, who answers. */
const RULES: [FollowIntent, FollowState | null, string | null, FollowState | null][] = [
  ["follow", null, null, "PENDING"],
  ["follow", "PENDING", "User already followed", "PENDING"],
  ["follow", "ACCEPTED", "User already followed", "ACCEPTED"],
  ["unfollow", null, "You are not following this user", null],
  ["unfollow", "PENDING", null, null],
  ["unfollow", "ACCEPTED", null, null],
  ["accept", null, "No follow request", null],
  ["accept", "PENDING", null, "ACCEPTED"],
  ["accept", "ACCEPTED", "No follow request", "ACCEPTED"],
  ["decline", null, "No follow request", null],
  ["decline", "PENDING", null, null],
  ["decline", "ACCEPTED", "No follow request", "ACCEPTED"],
  ["remove", null, "No follow request", null],
  ["remove", "PENDING", "No follow request", "PENDING"],
  ["remove", "ACCEPTED", null, null],
];

test.each(RULES)(
  "%s on a follow that is %s gives the error %s and leaves it %s",
  async (intent, before, refusal, after) => {
    const server = await openTestServer();
    await setFollow(server.db, "charlie", "alice", before);
    const [who, about] =
      intent === "follow" || intent === "unfollow"
        ? (["charlie", "alice"] as const)
        : (["alice", "charlie"] as const);
    const client = await server.as(who);
    const form = { intent, user: String(CAST[about].id), from: "/user/list" };
    const referer = { Referer: `${server.origin}/user/list?search=a` };
    const answer = await client.post("/user/follow", form, referer);
    const to = refusal ? "/user/list?search=a" : "/user/list";
    expect([answer.status, answer.location]).toEqual([303, to]);
    const { text } = await client.get(to);
    const told = refusal ? { role: "alert", says: refusal } : { role: "status" };
    expect(findSnackbar(text)).toMatchObject(told);
    // The error page still shows that the user is signed in.
    expect(text).toContain('class="top-bar"');
    expect(await findFollow(server.db, "charlie", "alice")).toBe(after);
    expect(await findFollow(server.db, "bob", "alice")).toBe("ACCEPTED");
  },
);

test("a user with automatic acceptance is followed at once", async () => {
  const server = await openTestServer();
  await server.db
    .updateTable("users")
    .set({ auto_accepts_follows: 1 })
    .where("id", "=", CAST.alice.id)
    .execute();
  await press(server, "charlie", "follow", CAST.alice.id);
  expect(await findFollow(server.db, "charlie", "alice")).toBe("ACCEPTED");
  const page = await (await server.as("charlie")).get("/user/list?show=following");
  expect(extractText(page.text)).toContain("Alice");
});

test("turning automatic acceptance on accepts pending requests", async () => {
  const server = await openTestServer();
  await setFollow(server.db, "charlie", "alice", "PENDING");
  await setFollow(server.db, "charlie", "bob", "PENDING");
  const alice = await server.as("alice");
  await alice.post("/user/edit", { username: "Alice", isPublic: "on" });
  expect(await findFollow(server.db, "charlie", "alice")).toBe("PENDING");
  await alice.post("/user/edit", { username: "Alice", isPublic: "on", autoAcceptsFollows: "on" });
  expect(await findFollow(server.db, "charlie", "alice")).toBe("ACCEPTED");
  expect(await findFollow(server.db, "charlie", "bob")).toBe("PENDING");
});

test("a private profile shows the pending request and does not offer another", async () => {
  const server = await openTestServer();
  await hideAccount(server.db, "alice");
  const charlie = await server.as("charlie");
  const says = async () => extractText((await charlie.get("/user/view?user=1")).text);
  expect(await says()).toContain("Follow Alice to see more.");
  await press(server, "charlie", "follow", CAST.alice.id);
  expect(await says()).toContain("Request sent.");
  expect(await says()).not.toContain("Follow Alice to see more.");
});

test("only the followed user can answer a request, not even an administrator", async () => {
  const server = await openTestServer();
  await setFollow(server.db, "charlie", "alice", "PENDING");
  const before = await listFollows(server);
  for (const who of EVERYBODY.filter((each) => each !== "alice")) {
    for (const intent of ["accept", "decline", "remove"]) {
      const client = await server.as(who);
      const form = { intent, user: String(CAST.charlie.id) };
      const { status, location } = await client.post("/user/follow", form);
      expect({ who, intent, status }).toEqual({ who, intent, status: 303 });
      const code = who === "charlie" ? "request.onYourself" : "follow.noRequest";
      if (who === "nobody") expect(location).toBe("/login");
      else expect(await takeRefusal(server.db, client)).toBe(code);
    }
  }
  expect(await listFollows(server)).toEqual(before);
});

describe("nothing changes", () => {
  const INTENTS = ["follow", "unfollow", "accept", "decline", "remove", "block", "unblock"];

  test.each(INTENTS)(
    "after %s on oneself, an unknown user or an unverified user",
    async (intent) => {
      const server = await openTestServer();
      const { db } = server;
      await db
        .updateTable("users")
        .set({ verified_at: null })
        .where("id", "=", CAST.dana.id)
        .execute();
      const before = await listFollows(server);
      const alice = await server.as("alice");
      const own = await alice.post("/user/follow", { intent, user: String(CAST.alice.id) });
      expect([own.status, await takeRefusal(db, alice)]).toEqual([303, "request.onYourself"]);
      for (const about of [CAST.dana.id, 999, "", "0", "-1", "1e3", "1 or 1", "9".repeat(400)]) {
        const answer = await press(server, "alice", intent, about);
        expect({ about, status: answer.status }).toEqual({ about, status: 404 });
        expect(extractText(answer.text)).toContain("User not found");
      }
      expect(await listFollows(server)).toEqual(before);
      expect(await db.selectFrom("blocks").selectAll().execute()).toEqual([]);
    },
  );

  test("after an unknown intent", async () => {
    const server = await openTestServer();
    for (const intent of ["", "toString", "__proto__", "Follow"]) {
      const { status } = await press(server, "charlie", intent, CAST.alice.id);
      expect({ intent, status }).toEqual({ intent, status: 400 });
    }
  });

  test("after a cross-site request, and redirects stay on this site", async () => {
    const server = await openTestServer();
    const charlie = await server.as("charlie");
    const form = { intent: "follow", user: "1", from: "//evil.example/" };
    const forged = await charlie.post("/user/follow", form, { Origin: "https://evil.example" });
    expect(forged.status).toBe(403);
    expect(await findFollow(server.db, "charlie", "alice")).toBe(null);
    expect((await charlie.post("/user/follow", form)).location).toBe("/user/view?user=1");
  });
});

test("after an error the redirect goes home, never to another site", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { intent: "follow", user: String(CAST.alice.id) };
  const { host } = new URL(server.origin);
  for (const referer of [
    undefined,
    "https://evil.example/home",
    `${server.origin}//evil.example`,
    `${server.origin}/.//evil.example`,
    `http://${host}@evil.example/`,
    "nonsense",
  ]) {
    const answer = await alice.post("/user/follow", form, referer ? { Referer: referer } : {});
    expect({ referer, to: answer.location }).toEqual({ referer, to: "/home" });
  }
  expect(findSnackbar((await alice.get("/home")).text)).toEqual({
    role: "alert",
    says: "This action cannot be performed on yourself",
  });
  expect(findSnackbar((await alice.get("/home")).text)).toBe(undefined);
});

test("ten concurrent follow requests create one", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const form = { intent: "follow", user: "1", from: "/user/list" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => charlie.post("/user/follow", form)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(await findFollow(server.db, "charlie", "alice")).toBe("PENDING");
});

test("a visitor who follows a user logs in and returns to the profile", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const page = await nobody.get("/user/view?user=1");
  expect(page.text).toContain('href="/user/follow?user=1"');
  expect((await nobody.get("/user/follow?user=1")).location).toBe("/login");
  const credentials = { email: "charlie@popote.example", password: "correct horse" };
  const back = (await nobody.post("/login", credentials)).location;
  expect(back).toBe("/user/follow?user=1");
  expect((await nobody.get(back ?? "")).location).toBe("/user/view?user=1");
});
