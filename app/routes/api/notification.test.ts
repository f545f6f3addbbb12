import { expect, test } from "vitest";
import { CAST, EVERYBODY } from "../../../tests/support/cast";
import { addCooks, setFollow } from "../../../tests/support/follows";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const CALL = "/api/v1/notification";

async function askAll({ db }: TestServer, ids: number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await db
      .insertInto("follows")
      .values({ follower_id: id, followed_id: 1, requested_at: index, accepted_at: null })
      .execute();
}

test("the call lists only the users waiting for the caller's answer", async () => {
  const server = await openTestServer();
  await setFollow(server.db, "charlie", "alice", "PENDING");
  await server.db.updateTable("users").set({ image_version: 4 }).where("id", "=", 3).execute();
  for (const who of EVERYBODY) {
    const { status, text, headers } = await (await server.as(who)).get(CALL);
    if (who === "nobody") {
      expect([status, JSON.parse(text).error.code]).toEqual([401, "auth.sessionNotFound"]);
      continue;
    }
    const charlie = { id: CAST.charlie.id, username: "Charlie", version: 4 };
    expect({ who, said: JSON.parse(text) }).toEqual({
      who,
      said: { usersPending: who === "alice" ? [charlie] : [] },
    });
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
});

test("the twenty newest requests are listed", async () => {
  const server = await openTestServer();
  const ids = await addCooks(server.db, 30);
  await askAll(server, ids);
  const { text } = await (await server.as("alice")).get(CALL);
  const named = JSON.parse(text).usersPending.map(({ id }: { id: number }) => id);
  expect(named).toEqual(ids.toReversed().slice(0, 20));
});

test("every page shows the bell with a dot, and both answers beside each name", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const quiet = (await alice.get("/home")).text;
  expect(quiet).toContain("No requests.");
  expect(quiet).not.toContain('class="dot"');
  await setFollow(server.db, "charlie", "alice", "PENDING");
  await setFollow(server.db, "dana", "alice", "PENDING");
  for (const path of ["/home", "/user/settings", "/user/list", "/search?search=x"]) {
    const { text } = await alice.get(path);
    const bell =
      /<button[^>]*class="icon-button bell".*?<div id="notifications".*?<\/ul>/s.exec(text)?.[0] ??
      "";
    expect(bell).toMatch(/class="dot"><span class="visually-hidden"> (<!-- -->)?2 follow requests/);
    for (const name of ["Charlie", "Dana"]) expect(bell).toContain(`${name}</a>`);
    expect(bell.match(/value="accept"/g)).toHaveLength(2);
    expect(bell.match(/value="decline"/g)).toHaveLength(2);
    expect(bell).toContain(`name="from" value="${path}"`);
  }
  expect((await (await server.as("bob")).get("/home")).text).not.toContain("Charlie");
});
