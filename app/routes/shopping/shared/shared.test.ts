import { expect, test } from "vitest";
import { leaveCookbook, removeMember } from "#server/features/cookbooks/members";
import { unshareHousehold } from "#server/features/households/links";
import { addTypedLines } from "#server/features/shopping/commands";
import type { Db } from "#server/platform/db/open";
import { hashSecret, newSecret } from "#server/platform/secrets";
import { consumeAttempt } from "#server/policies/rate-limit";
import { CAST, type CastName } from "../../../../tests/support/cast";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { shareHouseholdByLink } from "../../../../tests/support/household-links";
import { recordQueries } from "../../../../tests/support/own-queries";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { loggedLines } from "../../../../tests/support/watched-log";

async function add(db: Db, who: CastName, cookbook: number | null, ...lines: string[]) {
  await addTypedLines(db, CAST[who], { cookbook, formKey: newSecret(), locale: "en" }, lines);
}

/** The list of "Sunday", which Alice and Dana share; Dana made an address of it. */
async function openShared() {
  const server = await openTestServer();
  const { db } = server;
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  await add(db, "alice", cookbook, "2 lemons", "1 lemon", "milk");
  const key = await shareHouseholdByLink(db, "dana", "LIST", cookbook);
  const plan = await shareHouseholdByLink(db, "dana", "PLAN", cookbook);
  const guest = await server.as("nobody");
  const address = `/shopping/shared?key=${key}`;
  return { server, db, cookbook, key, guest, address, calendar: `/plan/calendar.ics?key=${plan}` };
}

async function listLines(guest: Awaited<ReturnType<TestServer["as"]>>, address: string) {
  const { text } = await guest.get(address);
  const buttons = text.matchAll(
    /<button[^>]*name="(tick|untick|remove)" value="([\d,]+)"[^>]*>(.*?)<\/button>/gs,
  );
  return [...buttons].map(([, name = "", ids = "", words = ""]) => ({
    name,
    ids,
    words: extractText(words).trim(),
  }));
}

const press = (ids = "") => ({ tick: ids });

test("the secret address shows the lines of a list and ticks each once", async () => {
  const { db, guest, address } = await openShared();
  const [lemons, milk] = await listLines(guest, address);
  expect([lemons?.words, milk?.words]).toEqual(["3 lemons", "milk"]);
  for (let time = 0; time < 2; time++) {
    const answer = await guest.post(address, press(lemons?.ids));
    expect([answer.status, answer.location]).toEqual([303, address]);
  }
  const ticks = db.selectFrom("shopping_entries").select("ticked_at");
  const tickedAt = await ticks.where("ticked_at", "is not", null).execute();
  expect(tickedAt).toHaveLength(2);
  expect((await listLines(guest, address)).map(({ name }) => name)).toEqual(["tick", "untick"]);
  for (let time = 0; time < 2; time++) await guest.post(address, { untick: lemons?.ids ?? "" });
  expect((await listLines(guest, address)).map(({ name }) => name)).toEqual(["tick", "tick"]);
});

test("the page shows neither people nor recipes nor the cookbook, and changes nothing else", async () => {
  const { db, guest, address, cookbook } = await openShared();
  const recipe = await writeRecipe(db, "alice", { title: "Tart", visibility: "PUBLIC" });
  await db
    .updateTable("shopping_entries")
    .set({ recipe_id: recipe } as never)
    .execute();
  const page = await guest.get(address);
  const data = await guest.get(address.replace("shared?", "shared.data?"));
  for (const { text } of [page, data]) expect(text).not.toMatch(/Alice|Dana|Tart|Sunday/);
  expect(extractText(page.text)).not.toMatch(/Remove|Add|Aisles|Share/);
  const rows = async () =>
    JSON.stringify(await db.selectFrom("shopping_entries").selectAll().execute());
  const before = await rows();
  const [line] = await listLines(guest, address);
  const refused: Record<string, string>[] = [
    { remove: line?.ids ?? "" },
    { restore: "last" },
    { lines: "1 pear", after: "0" },
    { tick: "" },
    { tick: "x,y" },
  ];
  for (const fields of refused) expect((await guest.post(address, fields)).status).toBe(400);
  await add(db, "alice", null, "salt");
  const own = await db
    .selectFrom("shopping_entries")
    .select("id")
    .where("words", "=", "salt")
    .executeTakeFirstOrThrow();
  expect((await guest.post(address, { tick: String(own.id) })).status).toBe(303);
  const elsewhere = { Origin: "https://evil.example" };
  expect((await guest.post(address, press(line?.ids), elsewhere)).status).toBe(403);
  await db.deleteFrom("shopping_entries").where("id", "=", own.id).execute();
  expect(await rows()).toBe(before);
  expect((await guest.post(`/shopping?cookbook=${cookbook}`, press(line?.ids))).location).toBe(
    "/login",
  );
});

test("the address is hidden from search engines, other sites, caches and the log", async () => {
  const { guest, address, key } = await openShared();
  const { headers, text } = await guest.get(address);
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Referrer-Policy")).toBe("same-origin");
  expect(headers.get("Cache-Control")).toMatch(/private|no-store/);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  const logged = loggedLines().map((line) => JSON.stringify(line));
  expect(logged.some((line) => line.includes("/shopping/shared"))).toBe(true);
  expect(logged.filter((line) => line.includes(key))).toEqual([]);
});

test("an address is made, replaced and revoked; each member has their own", async () => {
  const { server, db, cookbook, guest, address } = await openShared();
  const dana = await server.as("dana");
  const share = `/shopping/share?cookbook=${cookbook}`;
  const readKey = async () => /key=([\w-]{43})/.exec((await dana.get(share)).text)?.[1];
  const first = await readKey();
  expect(address).toContain(first);
  await dana.post(share, { intent: "share" });
  expect(await readKey()).toBe(first);
  expect((await dana.post(share, { intent: "replace" })).status).toBe(303);
  const second = await readKey();
  expect(second).not.toBe(first);
  expect((await guest.get(address)).status).toBe(404);
  const replaced = `/shopping/shared?key=${second}`;
  expect((await guest.get(replaced)).status).toBe(200);
  expect((await guest.get(`/plan/calendar.ics?key=${second}`)).status).toBe(404);
  const alice = await server.as("alice");
  expect((await alice.get(share)).text).not.toContain(second);
  await alice.post(share, { intent: "unshare" });
  expect((await guest.get(replaced)).status).toBe(200);
  expect((await dana.post(share, { intent: "unshare" })).status).toBe(303);
  expect((await guest.get(replaced)).status).toBe(404);
  expect((await guest.post(replaced, { tick: "1" })).status).toBe(404);
  expect((await dana.post(share, { intent: "whatever" })).status).toBe(400);
  expect(await db.selectFrom("household_links").select("kind").execute()).toEqual([
    { kind: "PLAN" },
  ]);
});

test("two forms at once make one address", async () => {
  const { server, db } = await openShared();
  const bob = await server.as("bob");
  await Promise.all([1, 2].map(() => bob.post("/plan/share", { intent: "share" })));
  const made = db.selectFrom("household_links").select("secret").where("shared_by", "=", 2);
  expect(await made.execute()).toHaveLength(1);
});

test.each<[why: string, end: (db: Db, cookbook: number) => Promise<unknown>]>([
  ["leaves", (db, cookbook) => leaveCookbook(db, CAST.dana, cookbook)],
  ["is removed", (db, cookbook) => removeMember(db, CAST.alice, cookbook, CAST.dana.id)],
  [
    "is suspended",
    (db) =>
      db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", CAST.dana.id).execute(),
  ],
  ["is deleted", (db) => db.deleteFrom("users").where("id", "=", CAST.dana.id).execute()],
  ["deletes the link", (db, cookbook) => unshareHousehold(db, CAST.dana, { cookbook }, "LIST")],
  [
    "loses the cookbook",
    (db, cookbook) => db.deleteFrom("cookbooks").where("id", "=", cookbook).execute(),
  ],
])("an address ends at once when its maker %s", async (why, end) => {
  const { server, db, cookbook, guest, address, calendar } = await openShared();
  const kept = `/shopping/shared?key=${await shareHouseholdByLink(db, "alice", "LIST", cookbook)}`;
  await end(db, cookbook);
  expect((await guest.get(address)).status).toBe(404);
  expect((await guest.post(address, { tick: "1" })).status).toBe(404);
  expect((await guest.get(calendar)).status).toBe(why === "deletes the link" ? 200 : 404);
  expect((await guest.get(kept)).status).toBe(why === "loses the cookbook" ? 404 : 200);
  if (why !== "leaves") return;
  await db
    .insertInto("cookbook_members")
    .values({ cookbook_id: cookbook, user_id: 4, is_administrator: 0, joined_at: 1 })
    .execute();
  expect((await server.as("nobody").then((next) => next.get(address))).status).toBe(404);
});

test("the database refuses an address of a cookbook by somebody else", async () => {
  const { db, cookbook } = await openShared();
  const link = { secret: "x".repeat(43), kind: "LIST" as const, shared_by: CAST.bob.id };
  await expect(
    db
      .insertInto("household_links")
      .values({ ...link, cookbook_id: cookbook, shared_at: 1 })
      .execute(),
  ).rejects.toThrow();
});

test("whom its maker blocked reads nothing by it while signed in", async () => {
  const { server, db, address, calendar } = await openShared();
  await db
    .insertInto("blocks")
    .values({ blocker_id: CAST.dana.id, blocked_id: CAST.charlie.id, blocked_at: 1 })
    .execute();
  const charlie = await server.as("charlie");
  expect((await charlie.get(address)).status).toBe(404);
  expect((await charlie.get(calendar)).status).toBe(404);
});

test("ticks by one address are limited, with a wait that is told", async () => {
  const { db, key, guest, address } = await openShared();
  const [line] = await listLines(guest, address);
  await consumeAttempt(db, [`list ${hashSecret(key)}`], 1_200, 60, 1_200);
  const refused = await guest.post(address, press(line?.ids));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await guest.get(address)).status).toBe(200);
});

test("a shared list costs the same queries, however long it is", async () => {
  const { server, db, cookbook, guest, address } = await openShared();
  const count = async () => (await recordQueries(server, () => guest.get(address))).length;
  const few = await count();
  await add(db, "alice", cookbook, "1 leek", "2 pears", "salt", "flour", "butter");
  expect(await count()).toBe(few);
});
