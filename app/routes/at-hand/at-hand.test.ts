import { expect, test } from "vitest";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { recordQueries } from "../../../tests/support/own-queries";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const HAND = "/at-hand";

type Visitor = Awaited<ReturnType<TestServer["as"]>>;

const add = (visitor: Visitor, names: string, kitchen = HAND) =>
  visitor.post(kitchen, { add: "foods", names });
const addStaples = (visitor: Visitor, names: string, kitchen = HAND) =>
  visitor.post(kitchen, { add: "staples", names });

/** What a page lists: "Leek", and "Salt (staple)". */
async function listFoods(visitor: Visitor, kitchen = HAND, language = "en"): Promise<string[]> {
  const page = (await visitor.get(kitchen, { "Accept-Language": language })).text;
  const rows = page.matchAll(
    /<li><span dir="auto">([^<]*)<\/span><button[^>]*name="(staple|unstaple)"/g,
  );
  return [...rows].map(([, name = "", act]) => (act === "unstaple" ? `${name} (staple)` : name));
}

async function findId(visitor: Visitor, food: string, kitchen = HAND): Promise<string> {
  const page = (await visitor.get(kitchen)).text;
  return (
    new RegExp(`name="remove" value="(\\d+)"[^>]*aria-label="Remove ${food}"`).exec(page)?.[1] ?? ""
  );
}

async function write(
  visitor: Visitor,
  title: string,
  ingredientsText: string,
  visibility = "PUBLIC",
): Promise<void> {
  const blank = extractFields((await visitor.get("/recipe/edit")).text);
  const recipe = { ...blank, title, ingredientsText, visibility };
  expect((await visitor.post("/recipe/edit", recipe)).status).toBe(303);
}

/** Each line of the page that puts recipes on a list: "[x] 3 eggs" or "[ ] salt at hand". */
const readLines = (page: string) =>
  [...page.matchAll(/<label class="shopping-choice">(<input[^>]*>)(.*?)<\/label>/gs)].map(
    ([, box = "", words = ""]) =>
      `[${box.includes('checked=""') ? "x" : " "}] ${extractText(words).trim()}`,
  );

test("names are kept as the catalogue's foods, each once, in both languages", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  expect((await add(alice, "2 leeks, leek\nPoireau; Quince jelly from Mum")).status).toBe(303);
  await add(alice, "LEEKS, quince JELLY from mum");
  expect(await listFoods(alice)).toEqual(["Leek", "Quince jelly from Mum"]);
  expect(await listFoods(alice, HAND, "fr")).toEqual(["Poireau", "Quince jelly from Mum"]);
  await addStaples(alice, "leeks, salt and pepper");
  expect(await listFoods(alice)).toEqual([
    "Quince jelly from Mum",
    "Black pepper (staple)",
    "Leek (staple)",
    "Salt (staple)",
  ]);
});

test("a food becomes a staple, and no longer one, and is removed", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await add(alice, "leeks, cream");
  const id = await findId(alice, "Leek");
  await alice.post(HAND, { staple: id });
  expect(await listFoods(alice)).toContain("Leek (staple)");
  await alice.post(HAND, { unstaple: id });
  expect(await listFoods(alice)).toContain("Leek");
  for (let times = 0; times < 2; times++) {
    const answer = await alice.post(HAND, { remove: id });
    expect(answer.location).toBe(HAND);
  }
  expect(await listFoods(alice)).not.toContain("Leek");
  for (const act of ["staple", "unstaple", "remove"])
    expect((await alice.post(HAND, { [act]: "x" })).status).toBe(400);
  expect((await alice.post(HAND, {})).status).toBe(400);
});

test("staples are suggested until there is one, and kept only when asked for", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const page = extractText((await alice.get(HAND)).text);
  expect(page).toContain("Most kitchens always have salt, black pepper, water");
  expect(await listFoods(alice)).toEqual([]);
  await alice.post(HAND, { suggested: "staples" });
  const kept = await listFoods(alice);
  expect(kept).toContain("Salt (staple)");
  expect((await alice.get(HAND)).text).not.toContain("Most kitchens");
  const rows = await server.db.selectFrom("foods_at_hand").select("ingredient_id as id").execute();
  expect(rows.filter(({ id }) => id === null)).toEqual([]);
  const bob = await server.as("bob");
  await bob.post(HAND, { suggested: "staples" }, { "Accept-Language": "fr" });
  expect(await listFoods(bob)).toEqual(kept);
});

test("too many or too long names are told, and nothing typed is lost", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const refuse = async (names: string, status: number, words: string) => {
    const answer = await add(alice, names);
    expect(answer.status).toBe(status);
    expect(extractText(answer.text)).toContain(words);
    expect(extractFields(answer.text).names).toBe(names);
  };
  const listNames = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => `thing${first + at}x`).join(", ");
  await refuse(listNames(0, 101), 400, "Add at most 100 names at once.");
  await refuse(`leeks, ${"x".repeat(51)}`, 400, "A name has at most 50 characters.");
  for (const first of [0, 100, 200, 300, 400])
    expect((await add(alice, listNames(first, 100))).status).toBe(303);
  await refuse("leeks", 409, "at most 500 foods are at hand");
  expect((await add(alice, "thing7x")).status).toBe(303);
  expect(await listFoods(alice)).toHaveLength(500);
});

test("a cookbook's kitchen belongs to its members, and nobody changes another one", async () => {
  const server = await openTestServer();
  const [alice, dana, bob] = [
    await server.as("alice"),
    await server.as("dana"),
    await server.as("bob"),
  ];
  const cookbook = await makeCookbook(server.db, "alice", { members: ["dana"] });
  const kitchen = `${HAND}?cookbook=${cookbook}`;
  expect((await add(alice, "leeks", kitchen)).location).toBe(kitchen);
  await addStaples(dana, "salt", kitchen);
  expect(await listFoods(dana, kitchen)).toEqual(["Leek", "Salt (staple)"]);
  expect(await listFoods(alice)).toEqual([]);
  const id = await findId(alice, "Leek", kitchen);
  for (const act of ["staple", "unstaple", "remove"])
    expect((await bob.post(HAND, { [act]: id })).status).toBe(303);
  expect(await listFoods(alice, kitchen)).toEqual(["Leek", "Salt (staple)"]);
  await server.db.deleteFrom("cookbook_members").where("user_id", "=", 4).execute();
  expect((await dana.get(kitchen)).status).toBe(403);
  expect((await dana.post(kitchen, { remove: id })).status).toBe(403);
  expect((await dana.get(`/search?hand=1&cookbook=${cookbook}`)).status).toBe(403);
  expect(await listFoods(alice, kitchen)).toEqual(["Leek", "Salt (staple)"]);
});

test("a suspended cook reaches no kitchen", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await add(alice, "leeks");
  await server.db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", 1).execute();
  expect((await alice.get(HAND)).location).toContain("/login");
  await add(alice, "cream");
  expect(await server.db.selectFrom("foods_at_hand").select("id").execute()).toHaveLength(1);
});

test("lines whose foods are all at hand start unticked, and can be ticked again", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await write(
    alice,
    "Soup",
    "3 leeks\nsalt and pepper\n20 cl quince jelly\n100 g salted butter\n2 eggs",
  );
  const address = "/shopping/add?recipes=1";
  const listTicks = async () => readLines((await alice.get(address)).text);
  await addStaples(alice, "salt");
  await add(alice, "leeks, quince jelly, butter");
  expect(await listTicks()).toEqual([
    "[ ] 3 leeks at hand",
    "[x] salt and pepper",
    "[ ] 20 cl quince jelly at hand",
    "[ ] 100 g salted butter at hand",
    "[x] 2 eggs",
  ]);
  await addStaples(alice, "pepper");
  expect((await listTicks())[1]).toBe("[ ] salt and pepper at hand");
  const french = (await alice.get(address, { "Accept-Language": "fr" })).text;
  expect(readLines(french)[0]).toBe("[ ] 3 leeks sous la main");
  const fields = extractFields(french);
  const sent = { ...fields, line: "1.0" };
  expect((await alice.post(address, sent)).status).toBe(303);
  expect(extractText((await alice.get("/shopping")).text)).toContain("3 leeks");
});

test("another household's kitchen can be left out, and what was typed stays", async () => {
  const server = await openTestServer();
  const [alice, charlie] = [await server.as("alice"), await server.as("charlie")];
  const cookbook = String(await makeCookbook(server.db, "alice"));
  await write(alice, "Soup", "3 leeks\n2 eggs\n1 lemon");
  await add(alice, "leeks");
  await add(alice, "eggs", `${HAND}?cookbook=${cookbook}`);
  const address = "/shopping/add?recipes=1";
  const form = new FormData();
  for (const [name, value] of Object.entries(extractFields((await alice.get(address)).text)))
    form.set(name, value);
  for (const [name, value] of Object.entries({ "amount-1": "2", cookbook, show: "kept" }))
    form.set(name, value);
  for (const line of ["1.1"]) form.append("line", line);
  const page = (await alice.post(address, form)).text;
  expect(readLines(page)).toEqual(["[x] 3 leeks", "[ ] 2 eggs at hand", "[ ] 1 lemon"]);
  expect(extractFields(page)).toMatchObject({ "amount-1": "2", cookbook });
  expect((await charlie.post(address, form)).status).toBe(403);
});

test("foods at hand reveal no line of a recipe that the viewer may not see", async () => {
  const server = await openTestServer();
  const [alice, charlie] = [await server.as("alice"), await server.as("charlie")];
  await write(alice, "Soup", "3 leeks", "PRIVATE");
  const ask = { recipe: "1", "version-1": "1", "amount-1": "1", show: "kept" };
  const told = async (visitor: Visitor) => {
    await add(visitor, "leeks");
    return (await visitor.post("/shopping/add.data?recipes=1", ask)).text.includes('"1.0"');
  };
  expect(await told(charlie)).toBe(false);
  expect(await told(alice)).toBe(true);
});

test("the catalogue's foods of ticked lines are put to hand", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await alice.post("/shopping", { after: "0", lines: "2 lemons, milk, kitchen paper, 1 lemon" });
  const rows = await server.db
    .selectFrom("shopping_entries")
    .select("id")
    .where("words", "<>", "milk")
    .execute();
  await alice.post("/shopping", { tick: rows.map(({ id }) => id).join() });
  expect((await alice.post("/shopping", { keep: "basket" })).location).toBe("/shopping");
  expect((await alice.get("/shopping")).text).toContain("1 food is at hand now.");
  expect(await listFoods(alice)).toEqual(["Lemon"]);
  await alice.post("/shopping", { keep: "basket" });
  expect((await alice.get("/shopping")).text).toContain("No new food");
});

test("foods at hand fill “What can I cook?”, and staples are never missing there", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await write(alice, "Soup", "3 leeks\n20 cl cream\nolive oil\nquince jelly\n2 eggs");
  await add(alice, "leeks, cream");
  await addStaples(alice, "olive oil, Quince Jelly");
  expect((await alice.get("/search")).text).toContain("Add 2 foods at hand");
  const filled = await alice.get("/search?hand=1");
  expect(filled.location).toMatch(/^\/search\?have=\d+&have=\d+$/);
  const page = (await alice.get(filled.location ?? "")).text;
  expect(extractText(page)).toMatch(/You have 4 of 5\.\s+Missing: Egg/);
  expect(page).not.toContain("foods at hand");
  const cookbook = await makeCookbook(server.db, "alice");
  await add(alice, "eggs", `${HAND}?cookbook=${cookbook}`);
  const shared = await alice.get(`/search?hand=1&cookbook=${cookbook}`);
  expect(shared.location).toMatch(/^\/search\?have=\d+&cookbook=\d+$/);
  expect(extractText((await alice.get(shared.location ?? "")).text)).toContain("You have 1 of 5.");
});

test("foods at hand follow an ingredient that is merged, and keep their name when one goes", async () => {
  const server = await openTestServer();
  const { db } = server;
  const [alice, bob, ada] = [
    await server.as("alice"),
    await server.as("bob"),
    await server.as("ada"),
  ];
  await add(alice, "lemon");
  await addStaples(alice, "lime");
  await add(bob, "lime");
  const find = async (name: string) =>
    (
      await db
        .selectFrom("ingredients")
        .select("id")
        .where("name_en", "=", name)
        .executeTakeFirstOrThrow()
    ).id;
  const into = String(await find("Lemon"));
  const merged = await ada.post(`/admin/ingredient?ingredient=${await find("Lime")}`, {
    intent: "merge",
    into,
  });
  expect(merged.status).toBe(303);
  expect(await listFoods(alice)).toEqual(["Lemon (staple)"]);
  expect(await listFoods(bob)).toEqual(["Lemon"]);
  await add(bob, "lemons");
  expect(await listFoods(bob)).toEqual(["Lemon"]);
  const gone = await ada.post(`/admin/ingredient?ingredient=${into}`, { intent: "delete" });
  expect(gone.status).toBe(303);
  expect(await listFoods(alice)).toEqual(["Lemon (staple)"]);
  expect(await listFoods(bob)).toEqual(["Lime"]);
  await addStaples(bob, "LIMES, limes");
  expect(await listFoods(bob)).toEqual(["Lime (staple)"]);
});

test("pages cost the same queries, however much is at hand", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await write(alice, "Soup", "3 leeks\n2 eggs");
  const count = async () => {
    const counts: number[] = [];
    for (const page of [HAND, "/shopping/add?recipes=1", "/search"])
      counts.push((await recordQueries(server, () => alice.get(page))).length);
    return counts;
  };
  await add(alice, "leeks");
  await addStaples(alice, "salt");
  const few = await count();
  await add(alice, "eggs, cream, carrots, beef, onions, garlic, quince jelly");
  await write(alice, "Stew", "3 carrots\nbeef");
  expect(await count()).toEqual(few);
});
