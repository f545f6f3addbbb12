import ICAL from "ical.js";
import { afterEach, expect, test } from "vitest";
import { addDays, findDay } from "#domain/time/weeks";
import { addToPlan } from "#server/features/plan/commands";
import type { Db } from "#server/platform/db/open";
import { newSecret } from "#server/platform/secrets";
import { CAST, type CastName } from "../../../../tests/support/cast";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { shareHouseholdByLink } from "../../../../tests/support/household-links";
import { recordQueries } from "../../../../tests/support/own-queries";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const today = findDay(Date.now(), "UTC");

interface Planned {
  day?: string;
  meal?: string;
  recipe?: number;
  servings?: number;
  words?: string;
  cookbook?: number;
}

async function plan(db: Db, who: CastName, entry: Planned): Promise<void> {
  const { day = today, meal = "", recipe, servings = null, words = "Pizza" } = entry;
  const form = { cookbook: entry.cookbook ?? null, formKey: newSecret() };
  const what = recipe === undefined ? { recipe: null, words } : { recipe, servings };
  await addToPlan(db, CAST[who], form, { day, meal, ...what });
}

/** Alice's plan, and what a calendar app reads of it. */
async function openPlan() {
  const server = await openTestServer();
  const key = await shareHouseholdByLink(server.db, "alice", "PLAN");
  const app = await server.as("nobody");
  const address = `/plan/calendar.ics?key=${key}`;
  const read = async () => parse((await app.get(address)).text);
  return { server, db: server.db, app, address, read };
}

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return { calendar, events };
}

const tellDay = ({ startDate }: ICAL.Event) => `${startDate}`;

test("a plan reaches a calendar app: recipes with their address, words, meals", async () => {
  const { server, db, read } = await openPlan();
  const recipe = await writeRecipe(db, "alice", { title: "Stew", yield: 4 });
  await plan(db, "alice", { recipe, servings: 6, meal: "Dinner" });
  await plan(db, "alice", { words: "Leftovers" });
  const { calendar, events } = await read();
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Plan");
  const [stew, leftovers] = events;
  const url = `${server.origin.replace("127.0.0.1", "localhost")}/recipe/view?id=${recipe}&servings=6`;
  expect(stew?.summary).toBe("Dinner: Stew");
  expect(stew?.description).toBe(`for 6\n${url}`);
  expect(stew?.component.getFirstPropertyValue("url")).toBe(url);
  expect(leftovers?.summary).toBe("Leftovers");
  expect(leftovers?.component.getFirstPropertyValue("url")).toBeNull();
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  expect((await read()).events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
});

test("a title comes back as it is, and no line has more than 75 bytes", async () => {
  const { db, app, address, read } = await openPlan();
  const titles = [
    'Salt, pepper; "oil" \\ vinegar: 1\\n2 \\, \\;',
    "{{meal}} $t(plan:title) &amp; <b>%41</b> BEGIN:VEVENT",
    `Crème ${"🍲👩‍🍳é".repeat(10)}`,
    `x${"é".repeat(99)}`,
  ];
  for (const title of titles)
    await plan(db, "alice", { recipe: await writeRecipe(db, "alice", { title }) });
  const long = `${"🍲, ".repeat(80)}end`;
  await plan(db, "alice", { words: long });
  await plan(db, "alice", { words: "one\ntwo\r\nEND:VCALENDAR\tthree" });
  await plan(db, "alice", { words: "bell\u0007\u0001 and \u007fescape\u001b" });
  const { events } = await read();
  expect(events.map(({ summary }) => summary)).toEqual([
    ...titles,
    long,
    "one\ntwo\nEND:VCALENDAR\tthree",
    "bell and escape",
  ]);
  const lines = (await app.get(address)).text.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test.each(["Pacific/Auckland", "Pacific/Honolulu", "UTC"])(
  "an entry stays on its day, from four weeks ago to a year ahead, on a server in %s",
  async (timeZone) => {
    process.env.TZ = timeZone;
    const { db, read } = await openPlan();
    const offsets = [-29, -28, -1, 0, 1, 2, 3, 4, 5, 6, 366, 367];
    for (const offset of offsets) await plan(db, "alice", { day: addDays(today, offset) });
    const { events } = await read();
    expect(events.map(tellDay)).toEqual(offsets.slice(1, -1).map((each) => addDays(today, each)));
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(events.every(({ duration }) => duration.toSeconds() === 86_400)).toBe(true);
  },
);

test("a shared plan shows what who shared it may see, in their language", async () => {
  const { db, app } = await openPlan();
  const cookbook = await makeCookbook(db, "alice", { name: "Sunday", members: ["dana"] });
  const recipe = await writeRecipe(db, "alice", { title: "Secret stew", visibility: "PRIVATE" });
  await plan(db, "alice", { cookbook, recipe, meal: "Midi" });
  await db.updateTable("users").set({ locale: "fr" }).where("id", "=", CAST.dana.id).execute();
  const readAs = async (who: CastName) => {
    const key = await shareHouseholdByLink(db, who, "PLAN", cookbook);
    return parse((await app.get(`/plan/calendar.ics?key=${key}`)).text);
  };
  expect((await readAs("alice")).events.map(({ summary }) => summary)).toEqual([
    "Midi: Secret stew",
  ]);
  const { calendar, events } = await readAs("dana");
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Planning de Sunday");
  expect(events.map(({ summary }) => summary)).toEqual([
    "Midi\u00a0: Une recette que vous ne pouvez pas voir",
  ]);
});

test("a calendar is asked for each time, and not sent again if it is the same", async () => {
  const { db, app, address } = await openPlan();
  await plan(db, "alice", {});
  const { headers } = await app.get(address);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("private, no-cache");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Referrer-Policy")).toBe("same-origin");
  const known = { "If-None-Match": headers.get("ETag") ?? "" };
  expect((await app.get(address, known)).status).toBe(304);
  await plan(db, "alice", { words: "Soup" });
  expect((await app.get(address, known)).status).toBe(200);
});

test("a calendar costs the same queries, however much it holds", async () => {
  const { server, db, app, address } = await openPlan();
  const count = async () => (await recordQueries(server, () => app.get(address))).length;
  await plan(db, "alice", { recipe: await writeRecipe(db, "alice") });
  const few = await count();
  for (const offset of [1, 2, 3, 4])
    await plan(db, "alice", {
      recipe: await writeRecipe(db, "alice"),
      day: addDays(today, offset),
    });
  expect(await count()).toBe(few);
});
