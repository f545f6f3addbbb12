import { describe, expect, test } from "vitest";
import { removeAccount } from "#server/features/accounts/account-deletion";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { CAST, type CastName } from "../../../tests/support/cast";
import { addMember, makeCookbook } from "../../../tests/support/cookbooks";
import { setFollow } from "../../../tests/support/follows";
import { extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const titlesIn = async ({ db }: TestServer, cookbook: number) => {
  const rows = await db
    .selectFrom("cookbook_recipes as held")
    .innerJoin("recipes", "recipes.id", "held.recipe_id")
    .select("recipes.title")
    .where("held.cookbook_id", "=", cookbook)
    .orderBy("recipes.title")
    .execute();
  return rows.map(({ title }) => title);
};

const readDashboard = async (server: TestServer, who: CastName) =>
  extractText((await (await server.as(who)).get("/dashboard")).text);

// Alice administers; Dana and Bob are members. Dana added her own recipes, Charlie's (she follows
// Charlie, Bob does not) and one of Alice's.
async function openShared() {
  const server = await openTestServer();
  const { db } = server;
  const cookbook = await makeCookbook(db, "alice", { name: "Family", members: ["dana", "bob"] });
  await setFollow(db, "dana", "charlie", "ACCEPTED");
  await setFollow(db, "dana", "alice", "ACCEPTED");
  await setFollow(db, "bob", "charlie", null);
  await setFollow(db, "bob", "alice", null);
  const add = async (author: CastName, title: string, visibility: "PUBLIC" | "PROTECTED") => {
    const id = await writeRecipe(db, author, { title, visibility });
    await addRecipeToCookbook(db, CAST.dana, cookbook, id);
    return id;
  };
  const ids = {
    own: await add("dana", "Dana’s pie", "PROTECTED"),
    open: await add("dana", "Dana’s bread", "PUBLIC"),
    strange: await add("charlie", "Charlie’s tart", "PROTECTED"),
    strangeOpen: await add("charlie", "Charlie’s soup", "PUBLIC"),
    member: await add("alice", "Alice’s stew", "PROTECTED"),
  };
  const secret = await writeRecipe(db, "dana", { title: "Dana’s secret" });
  await addRecipeToCookbook(db, CAST.dana, cookbook, secret);
  return { server, cookbook, ids: { ...ids, secret } };
}

const STAYS = ["Alice’s stew", "Charlie’s soup", "Dana’s bread"];

describe("a departing member takes along the recipes that others cannot see by themselves", () => {
  test("after removal by an administrator, which both sides are told of", async () => {
    const { server, cookbook, ids } = await openShared();
    const alice = await server.as("alice");
    const done = await alice.post(`/cookbook/edit?cookbook=${cookbook}`, {
      intent: "removeMember",
      member: String(CAST.dana.id),
    });
    expect(await titlesIn(server, cookbook)).toEqual(STAYS);
    const told = extractText((await alice.get(done.location ?? "")).text);
    expect(told).toContain("Dana is no longer a member of this cookbook.");
    expect(told).toContain("2 recipes left with them: Dana’s pie, Charlie’s tart.");
    const bob = await server.as("bob");
    for (const id of [ids.own, ids.strange])
      expect((await bob.get(`/recipe/view?id=${id}`)).status).toBe(403);

    const danas = await readDashboard(server, "dana");
    expect(danas).toContain("You are no longer a member of “Family”.");
    expect(danas).toContain("2 recipes left with you: Dana’s pie, Charlie’s tart.");
    const alices = await readDashboard(server, "alice");
    expect(alices).toContain("Dana is no longer a member of “Family”.");
    expect(alices).toContain("2 recipes left with them: Dana’s pie, Charlie’s tart.");
    expect(alices).not.toContain("secret");
    expect(await readDashboard(server, "bob")).not.toContain("Family");
  });

  test("after leaving", async () => {
    const { server, cookbook } = await openShared();
    const dana = await server.as("dana");
    const left = await dana.post(`/cookbook/view?cookbook=${cookbook}`, { intent: "leave" });
    expect(await titlesIn(server, cookbook)).toEqual(STAYS);
    const told = extractText((await dana.get(left.location ?? "")).text);
    expect(told).toContain("You left “Family”.");
    expect(told).toContain("2 recipes left with you: Dana’s pie, Charlie’s tart.");
    expect(await readDashboard(server, "alice")).toContain("Dana left “Family”.");
    expect(await readDashboard(server, "dana")).not.toContain("“Family”");
  });

  test("after deleting the account, without storing titles", async () => {
    const { server, cookbook } = await openShared();
    await server.db.transaction().execute((trx) => removeAccount(trx, CAST.dana.id));
    expect(await titlesIn(server, cookbook)).toEqual(["Alice’s stew", "Charlie’s soup"]);
    const alices = await readDashboard(server, "alice");
    expect(alices).toContain("A member of “Family” deleted their account.");
    expect(alices).not.toMatch(/Dana|tart/);
  });
});

test("a recipe that a remaining member can see by themselves stays until they leave too", async () => {
  const { server, cookbook } = await openShared();
  await setFollow(server.db, "bob", "charlie", "ACCEPTED");
  await (await server.as("dana")).post(`/cookbook/view?cookbook=${cookbook}`, { intent: "leave" });
  expect(await titlesIn(server, cookbook)).toContain("Charlie’s tart");
  await (await server.as("bob")).post(`/cookbook/view?cookbook=${cookbook}`, { intent: "leave" });
  expect(await titlesIn(server, cookbook)).toEqual(STAYS);
});

test("a recipe that another member added stays when others leave", async () => {
  const { server, cookbook } = await openShared();
  await addMember(server.db, cookbook, "ada");
  await (await server.as("ada")).post(`/cookbook/view?cookbook=${cookbook}`, { intent: "leave" });
  expect(await titlesIn(server, cookbook)).toHaveLength(6);
});

test("blocking a member removes the blocker's recipes that they added to others' cookbooks, without notice", async () => {
  const { server, cookbook } = await openShared();
  const charlie = await server.as("charlie");
  await charlie.post("/user/follow", { intent: "block", user: String(CAST.dana.id) });
  expect(await titlesIn(server, cookbook)).toEqual([
    "Alice’s stew",
    "Charlie’s soup",
    "Dana’s bread",
    "Dana’s pie",
    "Dana’s secret",
  ]);
  expect(await readDashboard(server, "dana")).not.toContain("tart");
});

test("a departure names no recipe of an author who has blocked users", async () => {
  const { server, cookbook } = await openShared();
  const blocks = { blocker_id: CAST.dana.id, blocked_id: CAST.alice.id, blocked_at: 1 };
  await server.db.insertInto("blocks").values(blocks).execute();
  await (await server.as("dana")).post(`/cookbook/view?cookbook=${cookbook}`, { intent: "leave" });
  expect(await readDashboard(server, "alice")).not.toContain("pie");
});

test("a member who was added again is not told of the removal", async () => {
  const { server, cookbook } = await openShared();
  const alice = await server.as("alice");
  await alice.post(`/cookbook/edit?cookbook=${cookbook}`, {
    intent: "removeMember",
    member: String(CAST.dana.id),
  });
  await addMember(server.db, cookbook, "dana");
  expect(await readDashboard(server, "dana")).not.toContain("no longer a member");
});
