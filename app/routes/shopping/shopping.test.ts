import { expect, test } from "vitest";
import { deleteOldEntries } from "#server/features/shopping/old-entries";
import { newSecret } from "#server/platform/secrets";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { recordQueries } from "../../../tests/support/own-queries";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const LIST = "/shopping";
const NEW = "/recipe/edit";
const HOUR = 3_600_000;

type Visitor = Awaited<ReturnType<TestServer["as"]>>;
type Recipe = Partial<Record<"title" | "ingredientsText" | "visibility" | "yield", string>>;

async function add(visitor: Visitor, lines: string, list = LIST) {
  const { after = "" } = extractFields((await visitor.get(list)).text);
  return visitor.post(list, { after, lines });
}

/** The lines of a list, in order: those to buy, then those in the basket. */
async function listLines(visitor: Visitor, list = LIST) {
  const page = (await visitor.get(list)).text;
  const buttons = page.matchAll(
    /<button[^>]*name="(tick|untick)" value="([\d,]+)"[^>]*>(.*?)<\/button>/gs,
  );
  return [...buttons].map(([, name, ids, words = ""]) => ({
    isTicked: name === "untick",
    ids: ids ?? "",
    words: extractText(words).trim(),
  }));
}

const listWords = async (visitor: Visitor, list = LIST) =>
  (await listLines(visitor, list)).map(({ words }) => words);

async function findIds(visitor: Visitor, word: string, list = LIST): Promise<string> {
  return (await listLines(visitor, list)).find(({ words }) => words.includes(word))?.ids ?? "";
}

async function write(visitor: Visitor, recipe: Recipe): Promise<void> {
  const blank = extractFields((await visitor.get(NEW)).text);
  const saved = await visitor.post(NEW, {
    ...blank,
    title: "Cake",
    visibility: "PUBLIC",
    ...recipe,
  });
  expect(saved.status).toBe(303);
}

/** Sends the form that lists recipes' lines, with these lines ticked, or all. */
async function addRecipes(visitor: Visitor, query: string, more: Record<string, string> = {}) {
  const page = (await visitor.get(`/shopping/add?${query}`)).text;
  const form = new FormData();
  const recipes = [...page.matchAll(/name="recipe" value="(\d+)"/g)].map(([, id = ""]) => id);
  const { recipe: _, ...fields } = extractFields(page);
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
  for (const id of recipes) form.append("recipe", id);
  if (!("line" in more))
    for (const [, line = ""] of page.matchAll(/name="line"[^>]* value="([\d.]+)"/g))
      form.append("line", line);
  return visitor.post(`/shopping/add?${query}`, form);
}

test("typed lines are put on the list by aisle, and equal foods add up", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  expect((await add(alice, "2 lemons, 1,5 kg carrots; kitchen paper")).status).toBe(303);
  await add(alice, "1 lemon");
  expect(await listWords(alice)).toEqual(["1,5 kg carrots", "3 lemons", "kitchen paper"]);
});

test("a recipe is added at its servings, without the lines that were unticked", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const ingredientsText = "200 g plain flour\n3 eggs, beaten\nsalt";
  await write(alice, { ingredientsText, yield: "4" });
  const page = extractText((await alice.get("/shopping/add?recipes=1&servings=8")).text);
  expect(page).toContain("400 g plain flour");
  await addRecipes(alice, "recipes=1&servings=8", { line: "1.1" });
  expect(await listWords(alice)).toEqual(["6 eggs"]);
  await addRecipes(alice, "recipes=1", { "amount-1": "2" });
  expect(await listWords(alice)).toEqual(["100 g plain flour", "7 1/2 eggs", "salt"]);
});

test("amounts of several recipes add up, each told with its recipe", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await write(alice, { title: "Cake", ingredientsText: "800 g plain flour\n2–3 onions" });
  await write(alice, { title: "Bread", ingredientsText: "700 g plain flour\n1 onion\nsalt" });
  expect((await addRecipes(alice, "recipes=1,2")).status).toBe(303);
  expect(await listWords(alice)).toEqual(["3–4 onions", "1.5 kg plain flour", "salt"]);
  const page = extractText((await alice.get(LIST)).text);
  expect(page).toContain("from 2 lines 2 800 g plain flour for Cake 700 g plain flour for Bread");
});

test("recipes that were ticked in the list, or all that it found, can be added", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const title of ["Cake", "Bread"]) await write(alice, { title, ingredientsText: "3 eggs" });
  await addRecipes(alice, "recipe=1&recipe=2");
  expect(await listWords(alice)).toEqual(["6 eggs"]);
  await addRecipes(alice, `all=${encodeURIComponent("source=user&sort=DATE&order=desc")}`);
  expect(await listWords(alice)).toEqual(["12 eggs"]);
});

test("two texts without an amount that are one in the reader's language are shown once", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await add(alice, "black pepper, freshly ground black pepper");
  expect(await listWords(alice)).toEqual(["black pepper + freshly ground black pepper"]);
  const french = (await alice.get(LIST, { "Accept-Language": "fr" })).text;
  expect(extractText(french)).toContain("poivre noir");
  expect(extractText(french)).not.toContain("poivre noir + poivre noir");
});

test("a form that arrives twice adds its lines once", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { after = "" } = extractFields((await alice.get(LIST)).text);
  for (const lines of ["2 lemons", "2 lemons", "1 pear"]) await alice.post(LIST, { after, lines });
  expect(await listWords(alice)).toEqual(["2 lemons", "1 pear"]);
  await add(alice, "2 lemons");
  expect(await listWords(alice)).toEqual(["4 lemons", "1 pear"]);
});

test("a recipe that was changed meanwhile is shown again, and nothing is added", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await write(alice, { ingredientsText: "200 g plain flour" });
  const answer = await addRecipes(alice, "recipes=1", { "version-1": "99" });
  expect(answer.status).toBe(303);
  expect(await listWords(alice)).toEqual([]);
});

test("a number of servings that is none is told, and the ticks stay", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await write(alice, { ingredientsText: "200 g plain flour\n3 eggs", yield: "4" });
  const answer = await addRecipes(alice, "recipes=1", { "amount-1": "many", line: "1.1" });
  expect(answer.status).toBe(400);
  expect(extractText(answer.text)).toContain("Servings are a number from 1 to 999.");
  expect(answer.text).toContain('value="many"');
  expect(answer.text.match(/name="line"[^>]*checked=""/g)).toHaveLength(1);
});

test("a line is ticked once, sinks into the basket, and comes back", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await add(alice, "2 lemons, milk");
  const ids = await findIds(alice, "lemons");
  for (let times = 0; times < 2; times++) await alice.post(LIST, { tick: ids });
  expect(await listLines(alice)).toMatchObject([
    { words: "milk", isTicked: false },
    { words: "2 lemons", isTicked: true },
  ]);
  await add(alice, "1 lemon");
  expect(await listWords(alice)).toEqual(["1 lemon", "milk", "2 lemons"]);
  await alice.post(LIST, { untick: ids });
  expect(await listWords(alice)).toEqual(["3 lemons", "milk"]);
});

test("a ticked line is forgotten after a day", async () => {
  const server = await openTestServer();
  const { db } = server;
  const alice = await server.as("alice");
  await add(alice, "2 lemons, milk");
  await alice.post(LIST, { tick: await findIds(alice, "lemons") });
  const { signal } = new AbortController();
  const age = (hours: number) =>
    db
      .updateTable("shopping_entries")
      .set((eb) => ({ ticked_at: eb("ticked_at", "-", hours * HOUR) }))
      .execute();
  await age(23);
  expect(await deleteOldEntries(db, signal)).toBe(0);
  await age(2);
  expect(await deleteOldEntries(db, signal)).toBe(1);
  expect(await listWords(alice)).toEqual(["milk"]);
});

test("a removed line can be brought back for ten minutes", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await add(alice, "2 lemons, milk");
  await alice.post(LIST, { remove: await findIds(alice, "milk") });
  const page = extractText((await alice.get(LIST)).text);
  expect(page).toContain("1 line was removed. Bring back");
  expect(await listWords(alice)).toEqual(["2 lemons"]);
  await alice.post(LIST, { restore: "last" });
  expect(await listWords(alice)).toEqual(["2 lemons", "milk"]);
  await alice.post(LIST, { remove: await findIds(alice, "milk") });
  const { db } = server;
  const before = Date.now() - 11 * 60_000;
  await db
    .updateTable("shopping_entries")
    .set({ removed_at: before })
    .where("removed_at", "is not", null)
    .execute();
  await alice.post(LIST, { restore: "last" });
  expect(await listWords(alice)).toEqual(["2 lemons"]);
  expect(await deleteOldEntries(db, new AbortController().signal)).toBe(1);
});

test("a list holds 500 lines, and what did not fit stays typed", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const many = Array.from({ length: 500 }, (_, at) => `thing ${at}x`).join("\n");
  expect((await add(alice, many)).status).toBe(303);
  const refused = await add(alice, "one more");
  expect(refused.status).toBe(409);
  expect(extractText(refused.text)).toContain("it holds at most 500 lines");
  expect(refused.text).toContain('value="one more"');
  await write(alice, { ingredientsText: "200 g plain flour\n3 eggs", yield: "4" });
  const full = await addRecipes(alice, "recipes=1", { "amount-1": "6", line: "1.1" });
  expect(full.status).toBe(409);
  expect(extractText(full.text)).toContain("it holds at most 500 lines");
  expect(extractFields(full.text)["amount-1"]).toBe("6");
  expect(full.text.match(/name="line"[^>]*checked=""/g)).toHaveLength(1);
  const long = await add(alice, "x".repeat(251));
  expect(long.status).toBe(400);
  expect(extractText(long.text)).toContain("A line has at most 250 characters.");
});

test("a cookbook's list belongs to its members, and a recipe's title to who may see it", async () => {
  const server = await openTestServer();
  const { db } = server;
  const [alice, dana] = [await server.as("alice"), await server.as("dana")];
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  const list = `${LIST}?cookbook=${cookbook}`;
  await write(alice, { title: "Secret pie", ingredientsText: "3 eggs", visibility: "PRIVATE" });
  await addRecipes(alice, "recipes=1", { cookbook: String(cookbook) });
  await add(dana, "1 egg", list);
  expect(await listWords(alice, list)).toEqual(["4 eggs"]);
  expect(await listWords(dana, list)).toEqual(["4 eggs"]);
  expect((await alice.get(list)).text).toContain("Secret pie");
  expect((await dana.get(list)).text).not.toContain("Secret pie");
  expect(await listWords(dana)).toEqual([]);

  const charlie = await server.as("charlie");
  for (const act of ["tick", "untick", "remove", "restore"])
    expect((await charlie.post(list, { [act]: "1" })).status).toBe(403);
  expect((await charlie.get(list)).status).toBe(403);
  expect((await charlie.get("/shopping/aisles?cookbook=1")).status).toBe(403);
  await charlie.post(LIST, { tick: "1,2", remove: "1,2" });
  expect((await listLines(alice, list)).map(({ isTicked }) => isTicked)).toEqual([false]);

  await db.deleteFrom("cookbook_members").where("user_id", "=", 4).execute();
  expect((await dana.get(list)).status).toBe(403);
  expect((await dana.post(list, { tick: "1" })).status).toBe(403);
});

test("nobody adds a recipe that they may not see", async () => {
  const server = await openTestServer();
  const [alice, charlie] = [await server.as("alice"), await server.as("charlie")];
  await write(alice, { title: "Secret pie", ingredientsText: "3 eggs", visibility: "PRIVATE" });
  expect((await charlie.get("/shopping/add?recipes=1")).text).not.toContain("eggs");
  const forged = {
    formKey: newSecret(),
    recipe: "1",
    "version-1": "1",
    "amount-1": "1",
    line: "1.0",
  };
  expect((await charlie.post("/shopping/add", forged)).status).toBe(404);
});

test("aisles are named and ordered per list, and learn the order of ticks", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await add(alice, "2 carrots, milk, 1 kg plain flour");
  const listAisles = async () =>
    [...(await alice.get(LIST)).text.matchAll(/id="aisle-(\w+)"[^>]*>([^<]*)</g)].map(
      ([, aisle, name]) => `${aisle} ${name}`,
    );
  const usual = ["VEGETABLE Vegetables", "GRAIN Grains and legumes", "DAIRY Dairy and eggs"];
  expect(await listAisles()).toEqual(usual);
  const sendAisles = async (more: Record<string, string>) => {
    const page = (await alice.get("/shopping/aisles")).text;
    const form = new FormData();
    form.append("order", extractFields(page).order ?? "");
    for (const [name, value] of Object.entries(more)) form.append(name, value);
    return alice.post("/shopping/aisles", form);
  };
  expect((await sendAisles({ "name-DAIRY": "Cold room", up: "DAIRY" })).status).toBe(303);
  expect((await sendAisles({ "name-DAIRY": "Cold room", up: "DAIRY" })).status).toBe(303);
  expect((await sendAisles({ "name-DAIRY": "Cold room", up: "DAIRY" })).status).toBe(303);
  expect(await listAisles()).toEqual([
    "VEGETABLE Vegetables",
    "DAIRY Cold room",
    "GRAIN Grains and legumes",
  ]);
  const vegetables = await findIds(alice, "carrots");
  for (const word of ["milk", "flour", "carrots"])
    await alice.post(LIST, { tick: await findIds(alice, word) });
  for (let walk = 0; walk < 3; walk++) {
    await alice.post(LIST, { untick: vegetables });
    await alice.post(LIST, { tick: vegetables });
  }
  for (const word of ["milk", "flour", "carrots"])
    await alice.post(LIST, { untick: await findIds(alice, word) });
  expect((await listAisles()).at(-1)).toBe("VEGETABLE Vegetables");
});

test("entries follow a food that is merged into another one, and stay when it goes", async () => {
  const server = await openTestServer();
  const { db } = server;
  const alice = await server.as("alice");
  await add(alice, "2 lemons, 1 lime");
  const rows = await db.selectFrom("shopping_entries").select("ingredient_id as id").execute();
  const [lemon = 0, lime = 0] = rows.map(({ id }) => id ?? 0);
  const ada = await server.as("ada");
  const merged = await ada.post(`/admin/ingredient?ingredient=${lime}`, {
    intent: "merge",
    into: String(lemon),
  });
  expect(merged.status).toBe(303);
  const after = await db.selectFrom("shopping_entries").select("ingredient_id as id").execute();
  expect(after.map(({ id }) => id)).toEqual([lemon, lemon]);
});

test("a list costs the same queries, however long it is", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const count = async () => (await recordQueries(server, () => alice.get(LIST))).length;
  await add(alice, "2 lemons");
  const few = await count();
  await write(alice, { ingredientsText: "800 g plain flour\n3 eggs\nsalt" });
  await addRecipes(alice, "recipes=1");
  await add(alice, Array.from({ length: 50 }, (_, at) => `thing ${at}x`).join("\n"));
  expect(await count()).toBe(few);
});
