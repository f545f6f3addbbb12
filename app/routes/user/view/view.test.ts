import { describe, expect, test } from "vitest";
import { VISIBILITIES } from "#domain/recipe/recipe";
import { CAST, EVERYBODY, type Who } from "../../../../tests/support/cast";
import { hideAccount, setFollow } from "../../../../tests/support/follows";
import { recordQueries } from "../../../../tests/support/own-queries";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe, writeSharedRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const ALICE = "/user/view?user=1";

const READS: Record<Who, string[]> = {
  alice: ["PRIVATE", "PROTECTED", "PUBLIC"],
  ada: ["PUBLIC"],
  bob: ["PROTECTED", "PUBLIC"],
  dana: ["PROTECTED", "PUBLIC"],
  charlie: ["PUBLIC"],
  nobody: ["PUBLIC"],
};
const SEES_HIDDEN_ACCOUNT: Who[] = ["alice", "bob"];

async function writeOfEach(server: TestServer): Promise<void> {
  for (const visibility of VISIBILITIES) await writeSharedRecipe(server.db, visibility);
}

test("a public account is visible to everyone, with the recipes each may see", async () => {
  const server = await openTestServer();
  await writeOfEach(server);
  for (const who of EVERYBODY) {
    const page = await (await server.as(who)).get(ALICE);
    const text = extractText(page.text);
    const seen = VISIBILITIES.filter((each) => text.includes(`A ${each} recipe`)).sort();
    expect({ who, status: page.status, seen }).toEqual({ who, status: 200, seen: READS[who] });
    expect(text).toContain("1 follower following 0 people");
    expect(page.text).toContain("<title>Alice · Popote</title>");
  }
});

test("an account that is not public shows strangers only its name and image", async () => {
  const server = await openTestServer();
  await writeOfEach(server);
  await hideAccount(server.db, "alice");
  for (const who of EVERYBODY) {
    const page = await (await server.as(who)).get(ALICE);
    const text = extractText(page.text);
    const sees = SEES_HIDDEN_ACCOUNT.includes(who);
    expect({ who, status: page.status }).toEqual({ who, status: sees ? 200 : 403 });
    expect(text).toContain("Alice");
    expect(text.includes("A PUBLIC recipe")).toBe(sees);
    expect(text.includes("1 follower")).toBe(sees);
    expect(text.includes("This account is not public")).toBe(!sees);
    expect(page.text).toContain('class="avatar"');
    if (!sees) {
      const button = who === "nobody" ? 'href="/user/follow?user=1"' : 'value="follow"';
      expect(page.text).toContain(button);
    }
  }
});

describe("the buttons match the relation between two users", () => {
  const BUTTONS = ["follow", "unfollow", "accept", "decline", "remove", "block", "unblock"];

  test.each([
    ["strangers", null, null, ["follow", "block"]],
    ["a viewer whose request is pending", "PENDING", null, ["unfollow", "block"]],
    ["a follower", "ACCEPTED", null, ["unfollow", "block"]],
    ["a viewer with a pending request", null, "PENDING", ["follow", "accept", "decline", "block"]],
    ["a followed user", null, "ACCEPTED", ["follow", "remove", "block"]],
    ["two users who follow each other", "ACCEPTED", "ACCEPTED", ["unfollow", "remove", "block"]],
  ] as const)("%s", async (_rule, following, follower, buttons) => {
    const server = await openTestServer();
    await setFollow(server.db, "charlie", "dana", following);
    await setFollow(server.db, "dana", "charlie", follower);
    const { text } = await (await server.as("charlie")).get("/user/view?user=4");
    const main = text.replace(/^.*<main/s, "");
    const shown = BUTTONS.filter((intent) => main.includes(`value="${intent}"`));
    expect(shown).toEqual(buttons);
  });

  test("the user's own page has no follow buttons, and links to their people, cookbooks and profile", async () => {
    const server = await openTestServer();
    const alice = await server.as("alice");
    for (const address of [ALICE, "/user/view"]) {
      const { text } = await alice.get(address);
      expect(text).not.toContain('name="intent"');
      for (const link of ["/user/edit", "/user/list", "/cookbook/list?user=1"])
        expect(text).toContain(`href="${link}"`);
    }
  });
});

test("without a user in the URL a visitor is redirected to login", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  expect((await nobody.get("/user/view")).location).toBe("/login");
  expect(decodeURIComponent(nobody.cookies.get("redirectedFrom") ?? "")).toBe("/user/view");
});

test("an unknown or unverified user is 404", async () => {
  const server = await openTestServer();
  await server.db
    .updateTable("users")
    .set({ verified_at: null })
    .where("id", "=", CAST.dana.id)
    .execute();
  for (const who of ["charlie", "ada", "nobody"] as const) {
    const client = await server.as(who);
    for (const id of ["4", "999", "0", "abc", "", "1;drop table users"]) {
      const { status, text } = await client.get(`/user/view?user=${encodeURIComponent(id)}`);
      expect({ who, id, status }).toEqual({ who, id, status: 404 });
      expect(text).toContain("User not found");
    }
  }
});

test("recipes are paged without duplicates and take a fixed number of queries", async () => {
  const server = await openTestServer();
  const client = await server.as("charlie");
  const openCounted = async (address: string) => {
    let text = "";
    const queries = await recordQueries(server, async () => {
      const answer = await client.get(address);
      expect(answer.status).toBe(200);
      text = answer.text;
    });
    return { text, queries: queries.length };
  };
  const before = await openCounted(ALICE);
  for (let count = 1; count <= 30; count++)
    await writeRecipe(server.db, "alice", { title: `Dish ${count}.`, visibility: "PUBLIC" });
  const first = await openCounted(ALICE);
  const next = /href="(\/user\/view\?user=1&amp;cursor=[^"]+)"/.exec(first.text)?.[1] ?? "";
  const second = await openCounted(next.replaceAll("&amp;", "&"));
  const titles = [first, second].flatMap(({ text }) =>
    [...text.matchAll(/>(Dish \d+\.)</g)].map(([, title]) => title),
  );
  expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `Dish ${30 - index}.`));
  expect([before.queries, first.queries, second.queries]).toEqual([4, 4, 4]);
  expect((await client.get(`${ALICE}&cursor=nonsense`)).status).toBe(400);
});
