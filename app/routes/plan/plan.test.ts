import { expect, test } from "vitest";
import { deleteRemovedPlanEntries } from "#server/features/plan/old-entries";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { recordQueries } from "../../../tests/support/own-queries";
import { extractFields, extractText } from "../../../tests/support/page";
import { listPlan, plan } from "../../../tests/support/plan-visits";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const WEEK = "/plan?week=2026-W48";

async function findEntry(server: TestServer, words: string): Promise<string> {
  const { id } = await server.db
    .selectFrom("plan_entries")
    .select("id")
    .where("words", "=", words)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

const stew = { title: "Stew", yield: 4, visibility: "PUBLIC" as const };

test("a week shows recipes for so many and words, at their meals", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const id = String(await writeRecipe(server.db, "alice", stew));
  const day = "2026-11-28";
  const saved = await plan(alice, { day, recipe: id, servings: "6", meal: "Dinner" });
  expect(saved.location).toBe("/plan?week=2026-W48#2026-11-28");
  await plan(alice, { day, words: "Pizza out", meal: "" });
  await plan(alice, { day: "2026-11-29", recipe: id });
  expect(await listPlan(alice, WEEK)).toEqual({
    "2026-11-28": ["Dinner Stew for 6", "Pizza out"],
    "2026-11-29": ["Stew for 4"],
  });
  expect(await listPlan(alice, "/plan?week=2026-W49")).toEqual({});
});

test("a form that arrives twice plans once", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { formKey = "" } = extractFields((await alice.get("/plan/add")).text);
  const fields = { formKey, day: "2026-11-28", words: "Pizza" };
  for (let times = 0; times < 2; times++) await alice.post("/plan/add", fields);
  expect(await listPlan(alice, WEEK)).toEqual({ "2026-11-28": ["Pizza"] });
});

test("a wrong day or number is told, and nothing typed is lost", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const refused = await plan(alice, { day: "2026-02-30", words: "Pizza", meal: "Lunch" });
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("Please check the day, and servings from 1 to 999.");
  expect(refused.text).toContain('value="Pizza"');
  expect(refused.text).toContain('value="Lunch"');
  expect((await plan(alice, { day: "2026-11-28", recipe: "1", servings: "0" })).status).toBe(400);
  expect((await plan(alice, { day: "2026-11-28", words: "" })).status).toBe(400);
});

test("an entry moves, is copied, goes and comes back for ten minutes", async () => {
  const server = await openTestServer();
  const { db } = server;
  const alice = await server.as("alice");
  await plan(alice, { day: "2026-11-28", words: "Pizza" });
  const entry = await findEntry(server, "Pizza");
  const { formKey = "" } = extractFields((await alice.get(WEEK)).text);
  const moved = { intent: "move", entry, day: "2026-12-01", meal: "Lunch" };
  expect((await alice.post(WEEK, moved)).location).toBe("/plan?week=2026-W49#2026-12-01");
  const copied = { intent: "copy", entry, day: "2026-11-27", meal: "", formKey };
  for (let times = 0; times < 2; times++) await alice.post(WEEK, copied);
  expect(await listPlan(alice, WEEK)).toEqual({ "2026-11-27": ["Pizza"] });
  expect(await listPlan(alice, "/plan?week=2026-W49")).toEqual({ "2026-12-01": ["Lunch Pizza"] });

  await alice.post(WEEK, { intent: "remove", entry });
  expect(await listPlan(alice, "/plan?week=2026-W49")).toEqual({});
  expect(extractText((await alice.get(WEEK)).text)).toContain("An entry was removed. Bring back");
  await alice.post(WEEK, { intent: "restore", entry });
  expect(await listPlan(alice, "/plan?week=2026-W49")).toEqual({ "2026-12-01": ["Lunch Pizza"] });
  await alice.post(WEEK, { intent: "remove", entry });
  const before = Date.now() - 11 * 60_000;
  await db
    .updateTable("plan_entries")
    .set({ removed_at: before })
    .where("removed_at", "is not", null)
    .execute();
  expect((await alice.post(WEEK, { intent: "restore", entry })).status).toBe(404);
  expect(await deleteRemovedPlanEntries(db, new AbortController().signal)).toBe(1);
});

test("a wrong number of servings is told, and the entry stays as it was", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const id = String(await writeRecipe(server.db, "alice", stew));
  await plan(alice, { day: "2026-11-28", recipe: id });
  const { id: entry } = await server.db
    .selectFrom("plan_entries")
    .select("id")
    .executeTakeFirstOrThrow();
  const moved = { intent: "move", entry: String(entry), day: "2026-11-27", servings: "many" };
  expect((await alice.post(WEEK, moved)).location).toBe(WEEK);
  const page = await alice.get(WEEK);
  expect(page.text).toContain("Please check the day, and servings from 1 to 999.");
  expect(await listPlan(alice, WEEK)).toEqual({ "2026-11-28": ["Stew for 4"] });
});

test("the week before is repeated, each entry once", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await plan(alice, { day: "2026-11-23", words: "Soup", meal: "Lunch" });
  await plan(alice, { day: "2026-11-29", words: "Roast" });
  const next = "/plan?week=2026-W49";
  const { formKey = "" } = extractFields((await alice.get(next)).text);
  for (let times = 0; times < 2; times++) await alice.post(next, { intent: "repeat", formKey });
  expect(await listPlan(alice, next)).toEqual({
    "2026-11-30": ["Lunch Soup"],
    "2026-12-06": ["Roast"],
  });
});

test("a day holds 20 entries, whatever way they come", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const day = "2026-11-28";
  for (let count = 0; count < 20; count++) await plan(alice, { day, words: `Dish ${count}` });
  const refused = await plan(alice, { day, words: "One more" });
  expect(refused.status).toBe(409);
  expect(extractText(refused.text)).toContain("A day holds at most 20 entries");
  expect(refused.text).toContain('value="One more"');
  await plan(alice, { day: "2026-11-27", words: "Another" });
  const entry = await findEntry(server, "Another");
  const { formKey = "" } = extractFields((await alice.get(WEEK)).text);
  for (const intent of ["move", "copy"]) await alice.post(WEEK, { intent, entry, day, formKey });
  const days = await listPlan(alice, WEEK);
  expect(days[day]).toHaveLength(20);
  expect(days["2026-11-27"]).toEqual(["Another"]);
});

test("a week goes onto the shopping list, with the servings of all its days", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const blank = extractFields((await alice.get("/recipe/edit")).text);
  const recipe = { title: "Stew", ingredientsText: "200 g carrots", yield: "4" };
  await alice.post("/recipe/edit", { ...blank, ...recipe });
  await plan(alice, { day: "2026-11-23", recipe: "1", servings: "6" });
  await plan(alice, { day: "2026-11-25", recipe: "1" });
  const page = extractText((await alice.get("/shopping/add?week=2026-W48")).text);
  expect(page).toContain("500 g carrots");
});

test("a shared plan hides the title of a recipe from who may not see it", async () => {
  const server = await openTestServer();
  const [alice, dana] = [await server.as("alice"), await server.as("dana")];
  const cookbook = String(await makeCookbook(server.db, "alice", { members: ["dana"] }));
  const secret = { title: "Secret stew", visibility: "PRIVATE" as const };
  const id = String(await writeRecipe(server.db, "alice", secret));
  expect((await plan(alice, { day: "2026-11-28", recipe: id, cookbook })).status).toBe(303);
  const shared = `${WEEK}&cookbook=${cookbook}`;
  expect(await listPlan(alice, shared)).toEqual({ "2026-11-28": ["Secret stew"] });
  expect(await listPlan(dana, shared)).toEqual({ "2026-11-28": ["A recipe that you cannot see"] });
  expect((await plan(dana, { day: "2026-11-28", recipe: id, cookbook })).status).toBe(403);
  await server.db.deleteFrom("cookbook_members").where("user_id", "=", 4).execute();
  expect((await dana.get(shared)).status).toBe(403);
});

test("a week costs the same queries, however much it holds", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const count = async () => (await recordQueries(server, () => alice.get(WEEK))).length;
  const planNew = async (day: string) => {
    const recipe = String(await writeRecipe(server.db, "alice", stew));
    await plan(alice, { day, recipe });
  };
  await planNew("2026-11-23");
  const few = await count();
  for (const day of ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-29"]) await planNew(day);
  expect(await count()).toBe(few);
});
