import { expect, test } from "vitest";
import { addDays } from "#domain/time/weeks";
import { extractFields, extractText } from "../../../../tests/support/page";
import { listPlan, plan } from "../../../../tests/support/plan-visits";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const WEEK = "/plan?week=2099-W10";
/** The Monday of that week. */
const MONDAY = "2099-03-02";
const SUNDAY = addDays(MONDAY, -1);

type Visitor = Awaited<ReturnType<TestServer["as"]>>;

const choose = (visitor: Visitor, weekStart: string) =>
  visitor.post("/user/settings", { intent: "weekStart", weekStart });

async function listShown(visitor: Visitor): Promise<string[]> {
  const page = (await visitor.get(WEEK)).text;
  return Array.from(page.matchAll(/<section id="([\d-]+)"/g), ([, day = ""]) => day);
}

const from = (day: string) => Array.from({ length: 7 }, (_, at) => addDays(day, at));

test("a week is shown from Monday on, or from the Sunday before by setting", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  expect(await listShown(alice)).toEqual(from(MONDAY));
  expect((await choose(alice, "sunday")).location).toBe("/user/settings");
  expect(await listShown(alice)).toEqual(from(SUNDAY));
  expect(await listShown(await server.as("bob"))).toEqual(from(MONDAY));
  const settings = (await alice.get("/user/settings")).text;
  expect(settings).toMatch(/value="sunday"[^>]*aria-pressed="true"/);
  await choose(alice, "monday");
  expect(await listShown(alice)).toEqual(from(MONDAY));
  expect((await choose(alice, "friday")).status).toBe(400);
});

test("with Sunday first, an entry leads to the page that shows its day", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await choose(alice, "sunday");
  const added = await plan(alice, { day: SUNDAY, words: "Roast" });
  expect(added.location).toBe(`${WEEK}#${SUNDAY}`);
  expect(await listPlan(alice, WEEK)).toEqual({ [SUNDAY]: ["Roast"] });
  const { entry = "" } = extractFields((await alice.get(WEEK)).text);
  const moved = await alice.post(WEEK, { intent: "move", entry, day: addDays(SUNDAY, 7) });
  expect(moved.location).toBe(`/plan?week=2099-W11#${addDays(SUNDAY, 7)}`);
});

test("with Sunday first, the seven days shown are repeated, filled and shopped for", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await choose(alice, "sunday");
  await plan(alice, { day: addDays(SUNDAY, -7), words: "Roast" });
  await plan(alice, { day: addDays(SUNDAY, -8), words: "Rice" });
  const { formKey = "" } = extractFields((await alice.get(WEEK)).text);
  await alice.post(WEEK, { intent: "repeat", formKey });
  expect(await listPlan(alice, WEEK)).toEqual({ [SUNDAY]: ["Roast"] });

  const blank = extractFields((await alice.get("/recipe/edit")).text);
  const recipe = { title: "Stew", ingredientsText: "200 g carrots", yield: "4" };
  await alice.post("/recipe/edit", { ...blank, ...recipe });
  const fill = { formKey: `${formKey}-`, meal: "Dinner", from: "user" };
  await alice.post("/plan/fill?week=2099-W10", fill);
  expect((await listPlan(alice, WEEK))[SUNDAY]).toEqual(["Roast", "Dinner Stew for 4"]);
  const shop = async () => extractText((await alice.get("/shopping/add?week=2099-W10")).text);
  expect(await shop()).toContain("200 g carrots");
  await choose(alice, "monday");
  expect(await shop()).not.toContain("carrots");
});
