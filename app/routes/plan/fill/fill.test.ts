import { expect, test, vi } from "vitest";
import { findDay, findWeek, listDays } from "#domain/time/weeks";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { extractFields, extractText } from "../../../../tests/support/page";
import { listPlan, plan } from "../../../../tests/support/plan-visits";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const WEEK = "/plan?week=2099-W10";
const [MONDAY = "", TUESDAY = ""] = listDays("2099-W10");

type Visitor = Awaited<ReturnType<TestServer["as"]>>;

const ALL = { meal: "Dinner", servings: "", from: "all", category: "", tag: "", maxTime: "" };

async function fill(visitor: Visitor, fields: Record<string, string> = {}, of = "week=2099-W10") {
  const { formKey = "" } = extractFields((await visitor.get("/plan/fill?week=2099-W10")).text);
  return visitor.post(`/plan/fill?${of}`, { formKey, ...ALL, ...fields });
}

/** What a week holds, whatever its order. */
async function listEntries(visitor: Visitor, address = WEEK): Promise<string[]> {
  return Object.values(await listPlan(visitor, address)).flat();
}

async function writeDishes(server: TestServer, count: number): Promise<string[]> {
  const titles = Array.from({ length: count }, (_, at) => `Dish ${String.fromCharCode(65 + at)}`);
  for (const title of titles)
    await writeRecipe(server.db, "alice", { title, yield: 4, category: "MAIN_DISH" });
  return titles;
}

test("each day without a dinner gets another recipe, and the other days stay", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const dishes = await writeDishes(server, 6);
  await plan(alice, { day: MONDAY, words: "Pizza", meal: "dinner" });
  await plan(alice, { day: TUESDAY, words: "Bread", meal: "Lunch" });
  expect((await fill(alice, { servings: "3" })).location).toBe(WEEK);
  const week = await listPlan(alice, WEEK);
  expect(week[MONDAY]).toEqual(["dinner Pizza"]);
  const entries = Object.values(week).flat().sort();
  const filled = dishes.map((title) => `Dinner ${title} for 3`);
  expect(entries).toEqual([...filled, "Lunch Bread", "dinner Pizza"].sort());
  expect((await alice.get(WEEK)).text).toContain("6 entries were added.");
});

test("too few recipes fill as many days as there are, and this is told", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await writeDishes(server, 2);
  await fill(alice);
  const page = extractText((await alice.get(WEEK)).text);
  expect(page).toContain("2 days were filled. There were too few recipes for the others.");
  expect((await listEntries(alice)).sort()).toEqual(["Dinner Dish A for 4", "Dinner Dish B for 4"]);
  const refused = await fill(alice, { tag: "quick" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("No recipe matches");
  expect(refused.text).toContain('value="quick"');
});

test("last week's recipes come only if there are too few others", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const dishes = await writeDishes(server, 9);
  for (const recipe of ["1", "2"]) await plan(alice, { day: "2099-02-26", recipe });
  await fill(alice);
  const fresh = dishes.slice(2).map((title) => `Dinner ${title} for 4`);
  expect((await listEntries(alice)).sort()).toEqual(fresh);
  await fill(alice, { meal: "Lunch" });
  const lunches = (await listEntries(alice)).filter((entry) => entry.startsWith("Lunch"));
  expect(lunches.sort()).toEqual(["Lunch Dish A for 4", "Lunch Dish B for 4"]);
});

test("the filter chooses from whom, which kind, which tag and how long", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const pie = { title: "Pie", category: "DESERT" as const, tags: ["sweet"], cookingMinutes: 60 };
  await writeRecipe(server.db, "alice", pie);
  const theirs = await writeRecipe(server.db, "bob", { title: "Soup", visibility: "PUBLIC" });
  await server.db
    .insertInto("likes")
    .values({ user_id: 1, recipe_id: theirs, liked_at: 1 })
    .execute();
  const titles = async (fields: Record<string, string>) => {
    await fill(alice, fields);
    const entries = await listEntries(alice);
    await server.db.deleteFrom("plan_entries").execute();
    return entries.sort();
  };
  expect(await titles({ meal: "", from: "user" })).toEqual(["Pie"]);
  expect(await titles({ meal: "", from: "likedBy" })).toEqual(["Soup"]);
  expect(await titles({ meal: "", category: "DESERT" })).toEqual(["Pie"]);
  expect(await titles({ meal: "", tag: "Sweet" })).toEqual(["Pie"]);
  expect(await titles({ meal: "", maxTime: "30" })).toEqual([]);
  expect(await titles({ meal: "", from: "followedBy" })).toEqual([]);
});

test("a cookbook fills its plan, for its members, with what the one who fills it may see", async () => {
  const server = await openTestServer();
  const [alice, dana] = [await server.as("alice"), await server.as("dana")];
  const [secret, shared] = [
    await writeRecipe(server.db, "alice", { title: "Secret", visibility: "PRIVATE" }),
    await writeRecipe(server.db, "alice", { title: "Shared", visibility: "PROTECTED" }),
  ];
  await writeRecipe(server.db, "dana", { title: "Elsewhere" });
  const members = { members: ["dana" as const], recipes: [secret, shared] };
  const cookbook = String(await makeCookbook(server.db, "alice", members));
  const [of, week] = [`week=2099-W10&cookbook=${cookbook}`, `${WEEK}&cookbook=${cookbook}`];
  expect((await dana.get(`/plan/fill?${of}`)).text).toContain(`value="${cookbook}" selected`);
  await fill(dana, { from: cookbook }, of);
  expect(await listEntries(alice, week)).toEqual(["Dinner Shared"]);
  const bob = await server.as("bob");
  expect((await fill(bob, { from: cookbook })).status).toBe(403);
  expect((await fill(bob, {}, of)).status).toBe(403);
  await server.db.deleteFrom("cookbook_members").where("user_id", "=", 4).execute();
  expect((await fill(dana, { from: cookbook })).status).toBe(403);
  expect((await fill(dana, { from: "999" })).status).toBe(404);
});

test("recipes of blocked people never come", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const theirs = await writeRecipe(server.db, "bob", { title: "Soup", visibility: "PUBLIC" });
  await server.db
    .insertInto("likes")
    .values({ user_id: 1, recipe_id: theirs, liked_at: 1 })
    .execute();
  const block = { blocker_id: 2, blocked_id: 1, blocked_at: 1 };
  await server.db.insertInto("blocks").values(block).execute();
  expect((await fill(alice)).status).toBe(409);
});

test("days before today stay empty", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await writeDishes(server, 7);
  const refused = await fill(alice, {}, "week=2020-W10");
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("No day is left to fill");
  const today = findDay(Date.now(), "UTC");
  await fill(alice, {}, `week=${findWeek(today)}`);
  const days = Object.keys(await listPlan(alice, `/plan?week=${findWeek(today)}`));
  expect(days).toEqual(listDays(findWeek(today)).filter((day) => day >= today));
});

test("filling is undone at once, comes back at once, and a form sent twice fills once", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await writeDishes(server, 7);
  const address = "/plan/fill?week=2099-W10";
  const { formKey = "" } = extractFields((await alice.get(address)).text);
  for (let times = 0; times < 2; times++) await alice.post(address, { formKey, ...ALL });
  const before = await listPlan(alice, WEEK);
  expect(Object.keys(before)).toHaveLength(7);
  const { added = "" } = extractFields((await alice.get(WEEK)).text);
  await (await server.as("bob")).post(WEEK, { intent: "undo", added });
  expect(await listPlan(alice, WEEK)).toEqual(before);
  await alice.post(WEEK, { intent: "undo", added });
  expect(await listPlan(alice, WEEK)).toEqual({});
  const undone = (await alice.get(WEEK)).text;
  expect(undone).toContain("7 entries were removed.");
  const [, entry = ""] = /name="entry" value="(\d+)"/.exec(undone) ?? [];
  await alice.post(WEEK, { intent: "restore", entry });
  expect(await listPlan(alice, WEEK)).toEqual(before);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
  expect((await alice.get(WEEK)).text).not.toContain("7 entries were added.");
  await alice.post(WEEK, { intent: "undo", added });
  expect(await listPlan(alice, WEEK)).toEqual(before);
  vi.useRealTimers();
});

test.each([
  [{ servings: "many" }],
  [{ servings: "0" }],
  [{ maxTime: "soon" }],
  [{ category: "NOTHING" }],
  [{ from: "everybody" }],
  [{ from: "" }],
])("%o is refused, and nothing typed is lost", async (wrong) => {
  const server = await openTestServer();
  const alice = await server.as("alice", { "Accept-Language": "fr" });
  const refused = await fill(alice, { meal: "Souper", ...wrong });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('value="Souper"');
});
