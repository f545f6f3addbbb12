import { expect, test } from "vitest";
import { leaveCookbook } from "#server/features/cookbooks/members";
import { addTypedLines } from "#server/features/shopping/commands";
import { applyKeptTicks, type KeptTick } from "#server/features/shopping/kept-ticks";
import { newSecret } from "#server/platform/secrets";
import { CAST } from "../../../../tests/support/cast";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Visitor = Awaited<ReturnType<TestServer["as"]>>;

/** The list of a cookbook that Alice and Dana share; returns what Alice kept of its first line. */
async function openList() {
  const server = await openTestServer();
  const { db } = server;
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  const form = { cookbook, formKey: newSecret(), locale: "en" as const };
  await addTypedLines(db, CAST.alice, form, ["milk", "flour"]);
  const entries = await db.selectFrom("shopping_entries").select("id").orderBy("id").execute();
  const [milk = 0, flour = 0] = entries.map(({ id }) => id);
  const kept = { by: CAST.alice.id, cookbook, isTicked: true, ids: [milk], ago: 5 * MINUTE };
  const listTicked = async () => {
    const ticked = db.selectFrom("shopping_entries").select("id").where("ticked_at", "!=", 0);
    return (await ticked.orderBy("id").execute()).map(({ id }) => id);
  };
  return { server, db, cookbook, milk, flour, kept, listTicked, alice: await server.as("alice") };
}

const send = (visitor: Visitor, ticks: unknown) =>
  visitor.post("/shopping/ticks", { ticks: JSON.stringify(ticks) });

async function listRefused(visitor: Visitor, ticks: KeptTick[]): Promise<number[]> {
  const { status, text } = await send(visitor, ticks);
  expect(status).toBe(200);
  return JSON.parse(text).refused;
}

test("kept ticks are applied in order, and sending them again changes nothing", async () => {
  const { alice, db, kept, milk, flour, listTicked } = await openList();
  const ticks = [
    { ...kept, ids: [flour], ago: 3 * MINUTE },
    { ...kept, ago: 2 * MINUTE },
    { ...kept, ids: [flour], isTicked: false, ago: MINUTE },
  ];
  expect(await listRefused(alice, ticks)).toEqual([]);
  expect(await listTicked()).toEqual([milk]);
  const rows = () => db.selectFrom("shopping_entries").select(["id", "ticked_at"]).execute();
  const before = await rows();
  expect(await listRefused(alice, ticks)).toEqual([]);
  expect(await rows()).toEqual(before);
});

test("a later press on another device wins", async () => {
  const { server, alice, cookbook, kept, milk, listTicked } = await openList();
  const list = `/shopping?cookbook=${cookbook}`;
  const dana = await server.as("dana");
  await dana.post(list, { tick: String(milk) });
  await dana.post(list, { untick: String(milk) });
  expect(await listRefused(alice, [kept])).toEqual([]);
  expect(await listTicked()).toEqual([]);
  await dana.post(list, { tick: String(milk) });
  expect(await listRefused(alice, [{ ...kept, isTicked: false }])).toEqual([]);
  expect(await listTicked()).toEqual([milk]);
  expect(await listRefused(alice, [{ ...kept, isTicked: false, ago: 0 }])).toEqual([]);
  expect(await listTicked()).toEqual([]);
});

test("a line ticked days ago stays in the basket for a day after it arrives", async () => {
  const { alice, db, kept } = await openList();
  await listRefused(alice, [{ ...kept, ago: 3 * DAY }]);
  const { ticked_at } = await db
    .selectFrom("shopping_entries")
    .select("ticked_at")
    .where("id", "=", kept.ids[0] ?? 0)
    .executeTakeFirstOrThrow();
  expect(Date.now() - (ticked_at ?? 0)).toBeLessThan(MINUTE);
});

test("a tick is refused if its line is gone, its member left or another account sends it; the others are applied", async () => {
  const { server, alice, db, cookbook, kept, milk, flour, listTicked } = await openList();
  await alice.post(`/shopping?cookbook=${cookbook}`, { remove: String(milk) });
  const others = [kept, { ...kept, by: CAST.dana.id }, { ...kept, cookbook: null }];
  const missing = { ...kept, cookbook: cookbook + 1 };
  const ticks = [...others, missing, { ...kept, ids: [milk, flour] }];
  expect(await listRefused(alice, ticks)).toEqual([0, 1, 2, 3]);
  expect(await listTicked()).toEqual([flour]);

  const untick = { ...kept, ids: [flour], isTicked: false, ago: 0 };
  const bys = (who: "charlie" | "dana") => [{ ...untick, by: CAST[who].id }];
  expect(await listRefused(await server.as("charlie"), bys("charlie"))).toEqual([0]);
  const dana = await server.as("dana");
  await leaveCookbook(db, CAST.dana, cookbook);
  expect(await listRefused(dana, bys("dana"))).toEqual([0]);
  expect((await send(await server.as("nobody"), [untick])).status).toBe(401);
  expect(await listTicked()).toEqual([flour]);
});

test("others get their turn while many kept ticks are applied", async () => {
  const { db, cookbook, kept } = await openList();
  const form = { cookbook, formKey: newSecret(), locale: "en" as const };
  await addTypedLines(db, CAST.alice, form, Array(400).fill("eggs"));
  const entries = await db.selectFrom("shopping_entries").select("id").execute();
  const ids = entries.map(({ id }) => id);
  const ticks = Array.from({ length: 100 }, (_, at) => ({ ...kept, ids, isTicked: at % 2 === 0 }));
  let turns = 0;
  let other = setImmediate(function turn() {
    turns += 1;
    other = setImmediate(turn);
  });
  await applyKeptTicks(db, CAST.alice, ticks);
  clearImmediate(other);
  expect(turns).toBeGreaterThan(5);
});

test("a malformed list of ticks is rejected", async () => {
  const { alice, kept, listTicked } = await openList();
  const wrong = [
    ...[null, {}, [{}], Array(101).fill(kept), [{ ...kept, ids: [] }]],
    ...[{ ago: -1 }, { ago: 8 * DAY }, { ids: ["1"] }, { ids: [-1] }, { ids: [1e300] }].map(
      (part) => [{ ...kept, ...part }],
    ),
  ];
  for (const ticks of wrong) expect((await send(alice, ticks)).status).toBe(400);
  expect((await alice.post("/shopping/ticks", { ticks: "[" })).status).toBe(400);
  expect((await alice.get("/shopping/ticks")).status).toBe(405);
  const foreign = { Origin: "https://example.org" };
  const sent = { ticks: JSON.stringify([kept]) };
  expect((await alice.post("/shopping/ticks", sent, foreign)).status).toBe(403);
  expect(await listTicked()).toEqual([]);
});

test("an account may send kept ticks 120 times in a quarter of an hour", async () => {
  const { alice } = await openList();
  for (let count = 0; count < 120; count++) await send(alice, []);
  expect((await send(alice, [])).status).toBe(429);
});
