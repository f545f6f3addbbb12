import { expect, test } from "vitest";
import { indexUser } from "#server/policies/full-text/indexing";
import { CAST } from "../../../../tests/support/cast";
import { addCooks, hideAccount, setFollow } from "../../../../tests/support/follows";
import { giveImage } from "../../../../tests/support/images";
import { recordQueries } from "../../../../tests/support/own-queries";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const namesIn = (html: string) =>
  [...html.matchAll(/class="person">.*?<a[^>]*>([^<]+)<\/a>/gs)].map(([, name]) => name);

async function namesFor(server: TestServer, query: string): Promise<(string | undefined)[]> {
  const { text, status } = await (await server.as("alice")).get(`/user/list${query}`);
  expect(status).toBe(200);
  return namesIn(text);
}

test("each list contains the right users, below those who wait for an answer", async () => {
  const server = await openTestServer();
  const { db } = server;
  await setFollow(db, "alice", "charlie", "ACCEPTED");
  await setFollow(db, "alice", "dana", "PENDING");
  await setFollow(db, "ada", "alice", "PENDING");
  await setFollow(db, "charlie", "dana", "ACCEPTED");
  await db.insertInto("blocks").values({ blocker_id: 1, blocked_id: 3, blocked_at: 1 }).execute();
  expect(await namesFor(server, "")).toEqual(["Ada", "Bob"]);
  expect(await namesFor(server, "?show=followers")).toEqual(["Ada", "Bob"]);
  expect((await namesFor(server, "?show=following")).sort()).toEqual(["Ada", "Charlie", "Dana"]);
  expect(await namesFor(server, "?show=requests")).toEqual(["Ada"]);
  expect(await namesFor(server, "?show=blocked")).toEqual(["Ada", "Charlie"]);
  expect(await namesFor(server, "?show=nonsense")).toEqual(["Ada", "Bob"]);
});

test("without a search the newest public accounts are listed, except the viewer and blocked users", async () => {
  const server = await openTestServer();
  const { db } = server;
  await hideAccount(db, "dana");
  await db.insertInto("blocks").values({ blocker_id: 1, blocked_id: 3, blocked_at: 1 }).execute();
  await db.updateTable("users").set({ verified_at: null }).where("id", "=", 2).execute();
  expect(await namesFor(server, "?show=find")).toEqual(["Ada"]);
});

test("a search finds a user by name, and a hidden account only for its followers", async () => {
  const server = await openTestServer();
  expect(await namesFor(server, "?show=find&search=dana")).toEqual(["Dana"]);
  expect(await namesFor(server, "?show=find&search=char")).toEqual(["Charlie"]);
  expect(await namesFor(server, "?show=find&search=alice")).toEqual([]);
  await hideAccount(server.db, "dana");
  expect(await namesFor(server, "?show=find&search=dana")).toEqual([]);
  await setFollow(server.db, "alice", "dana", "ACCEPTED");
  expect(await namesFor(server, "?show=find&search=dana")).toEqual(["Dana"]);
  for (const hostile of ["%", "'; drop table users;--", "x".repeat(5_000)])
    expect(await namesFor(server, `?show=find&search=${encodeURIComponent(hostile)}`)).toEqual([]);
});

test.each(["followers", "following", "requests", "blocked", "find"] as const)(
  "the list of %s is paged without duplicates and takes a fixed number of queries",
  async (show) => {
    const server = await openTestServer();
    const { db } = server;
    await db.deleteFrom("follows").execute();
    const ids = await addCooks(db, 60);
    const isFollower = show !== "following";
    for (const [index, id] of ids.entries()) {
      const pair = isFollower
        ? { follower_id: id, followed_id: 1 }
        : { follower_id: 1, followed_id: id };
      // Many share a time, so that the id decides.
      const time = 1 + Math.floor(index / 20);
      const accepted_at = show === "requests" ? null : time;
      if (show === "blocked")
        await db
          .insertInto("blocks")
          .values({ blocker_id: 1, blocked_id: id, blocked_at: 1 })
          .execute();
      else if (show !== "find")
        await db
          .insertInto("follows")
          .values({ ...pair, requested_at: time, accepted_at })
          .execute();
    }
    const alice = await server.as("alice");
    const names: (string | undefined)[] = [];
    const queries: number[] = [];
    let address: string | undefined = `/user/list?show=${show}`;
    while (address) {
      const page: string = address;
      let text = "";
      const asked = await recordQueries(server, async () => {
        ({ text } = await alice.get(page));
      });
      queries.push(asked.length);
      names.push(...namesIn(text));
      address = /href="(\/user\/list\?show=\w+&amp;cursor=[^"]+)"/
        .exec(text)?.[1]
        ?.replaceAll("&amp;", "&");
    }
    const cooks = names.filter((name) => name?.startsWith("cook-"));
    expect(cooks).toEqual(Array.from({ length: 60 }, (_, index) => `cook-${60 - index}.`));
    // Besides the list: their recipes, and whoever waits for an answer.
    const fixed = show === "requests" ? 4 : 5;
    expect(queries).toEqual([fixed, fixed, fixed]);
    expect((await alice.get(`/user/list?show=${show}&cursor=nonsense`)).status).toBe(400);
  },
);

test("a search for a common name returns only the first matches", async () => {
  const server = await openTestServer();
  const ids = await addCooks(server.db, 60);
  for (const id of ids) await indexUser(server.db, id);
  const alice = await server.as("alice");
  const { text } = await alice.get("/user/list?show=find&search=cook");
  expect(namesIn(text)).toHaveLength(24);
  expect(text).toContain(`name="user" value="${ids.at(-1)}"`);
  expect(CAST.alice.id).toBe(1);
});

test("a row shows the photos that the viewer may see, and when the cook last wrote", async () => {
  const server = await openTestServer();
  const { db } = server;
  await setFollow(db, "alice", "charlie", "ACCEPTED");
  const ids: number[] = [];
  for (const visibility of ["PUBLIC", "PROTECTED", "PRIVATE"] as const) {
    const id = await writeRecipe(db, "charlie", { visibility });
    await giveImage(server, "recipes", id);
    ids.push(id);
  }
  const { text } = await (await server.as("alice")).get("/user/list?show=following");
  const shown = ids.map((id) => text.includes(`/image/recipes-cards/${id}-v1.webp`));
  expect(shown).toEqual([true, true, false]);
  expect(extractText(text)).toMatch(/Charlie Last recipe on [A-Z][a-z]+ \d+, \d{4}/);
});

test("removing a follower and blocking stand behind a menu of their own", async () => {
  const server = await openTestServer();
  const { text } = await (await server.as("alice")).get("/user/list");
  const [menu = ""] = /<details class="more-menu">.*?<\/details>/s.exec(text) ?? [];
  expect(extractText(menu)).toMatch(/Remove follower Bob.*Block Bob/);
  const outside = extractText(text.replace(menu, ""));
  expect(outside).not.toMatch(/Remove follower|Block Bob/);
});
