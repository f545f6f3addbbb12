import { expect, test } from "vitest";
import type { Db } from "#server/platform/db/open";
import type { Client } from "../../../../tests/support/client";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const NEW = "/recipe/edit";
const KEEP = { intent: "keepDraft" };

const openForm = async (client: Client, address: string) =>
  extractFields((await client.get(address)).text);

const write = async (
  client: Client,
  address: string,
  words: Record<string, string>,
): Promise<Record<string, string>> => ({ ...(await openForm(client, address)), ...words });

const titlesIn = async (db: Db) => {
  const rows = await db
    .selectFrom("recipe_drafts")
    .select("title")
    .where("form", "is not", null)
    .orderBy("title")
    .execute();
  return rows.map(({ title }) => title);
};

test("two tabs with one recipe have separate drafts, and saving one keeps the other", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Soup" });
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const one = await write(alice, address, { title: "From tab one" });
  const two = await write(alice, address, { title: "From tab two" });
  expect((await alice.post("/recipe/draft", one)).status).toBe(204);
  expect((await alice.post("/recipe/draft", two)).status).toBe(204);
  expect(await titlesIn(server.db)).toEqual(["From tab one", "From tab two"]);

  // Each URL shows its own text and lists the other draft.
  for (const [mine, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const page = await alice.get(`${address}&draft=${mine.draft}`);
    expect(extractFields(page.text).title).toBe(mine.title);
    expect(page.text).toContain(`href="/recipe/edit?id=${id}&amp;draft=${other.draft}"`);
    expect(extractText(page.text)).toContain(other.title);
    expect(extractText(page.text)).toContain("Differs in: Title");
    expect(page.text).toContain(`<td dir="auto">${mine.title}</td><td dir="auto">${other.title}`);
  }
  expect((await openForm(alice, address)).title).toBe("From tab two");

  expect((await alice.post(address, one)).status).toBe(303);
  expect(await titlesIn(server.db)).toEqual(["From tab two"]);
  expect((await alice.post(address, two)).status).toBe(409);
  const taken = await alice.post(address, { ...two, intent: "dropDraft" });
  expect([taken.status, taken.location]).toEqual([303, address]);
  expect((await openForm(alice, address)).title).toBe("From tab one");
});

test("a draft longer than any recipe is offered beside another", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Soup" });
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const [one, two] = [await openForm(alice, address), await openForm(alice, address)];
  const { "tips[0]": _, ...blank } = one;
  const odd = { ...blank, title: "Odd", method: "a\n".repeat(4_000) };
  expect((await alice.post("/recipe/draft", odd)).status).toBe(204);
  const long = { ...two, title: "Long", method: "b\n".repeat(4_000) };
  expect((await alice.post("/recipe/draft", long)).status).toBe(204);
  for (const { draft } of [one, two]) {
    const { status, text } = await alice.get(`${address}&draft=${draft}`);
    expect(status).toBe(200);
    expect(extractText(text)).toContain("Differs in: Title");
    expect(/<table>.*<\/table>/s.exec(text)?.[0].length).toBeLessThan(10_000);
  }
});

test("two forms that continue one draft get separate drafts, each at its own URL", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const first = await write(alice, NEW, { title: "Begun" });
  await alice.post("/recipe/draft", first);
  const address = `${NEW}?draft=${first.draft}`;
  const second = await write(alice, address, { title: "Elsewhere" });
  await alice.post("/recipe/draft", { ...first, title: "Here" });
  await alice.post("/recipe/draft", second);
  expect(await titlesIn(server.db)).toEqual(["Elsewhere", "Here"]);
  expect((await openForm(alice, address)).title).toBe("Here");
  const there = await alice.get(`${address}&form=${second.formKey}`);
  expect(extractFields(there.text).title).toBe("Elsewhere");
  expect(extractText(there.text)).toContain("You have other drafts of this recipe");
});

test("a new recipe opened and saved twice is one recipe, and the second form gets a conflict", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const begun = await write(alice, NEW, { title: "Pie", method: "Roll." });
  const { location = "" } = await alice.post(NEW, { ...begun, ...KEEP });
  const [one, two] = [
    await write(alice, location ?? "", { title: "Pie one" }),
    await write(alice, location ?? "", { title: "Pie two" }),
  ];
  // The second form saves its own draft, which can be reopened.
  await alice.post("/recipe/draft", one);
  const kept = await alice.post(NEW, { ...two, ...KEEP });
  const again = await openForm(alice, kept.location ?? "");
  expect(again.title).toBe("Pie two");
  const saved = await alice.post(NEW, one);
  expect(saved.status).toBe(303);
  for (const later of [two, again]) {
    const told = await alice.post(NEW, later);
    expect(told.status).toBe(409);
    expect(extractFields(told.text)).toMatchObject({ title: "Pie two", method: "Roll." });
    expect(told.text).toContain(`href="${saved.location}"`);
  }
  const recipes = await server.db.selectFrom("recipes").select("title").execute();
  expect(recipes).toEqual([{ title: "Pie one" }]);
});

test("an import item opened and saved twice is one recipe, and the second form gets a conflict", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const text = "Pancakes\n\nIngredients\n2 eggs\n\nMethod\nWhisk.";
  await alice.post("/import", { formKey: "t", pasted: text });
  const { id, item } = await server.db
    .selectFrom("import_items")
    .select(["import_id as id", "position as item"])
    .executeTakeFirstOrThrow();
  const address = `/recipe/edit?import=${id}&item=${item}`;
  const [one, two] = [await openForm(alice, address), await openForm(alice, address)];
  expect((await alice.post(address, { ...one, title: "One" })).status).toBe(303);
  const told = await alice.post(address, { ...two, title: "Two" });
  expect([told.status, extractFields(told.text).title]).toEqual([409, "Two"]);
  const recipes = await server.db.selectFrom("recipes").select("title").execute();
  expect(recipes).toEqual([{ title: "One" }]);
});

test("opening a form and switching its view creates no draft", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Soup", steps: ["Boil."] });
  const alice = await server.as("alice");
  for (const address of [NEW, `/recipe/edit?id=${id}`, `/recipe/edit?id=${id}&view=lines`]) {
    const other = await alice.post(address, {
      ...(await openForm(alice, address)),
      intent: "showOther",
    });
    expect(other.status).toBe(200);
    const back = await alice.post(address, { ...extractFields(other.text), intent: "showOther" });
    expect(back.status).toBe(200);
  }
  expect(await server.db.selectFrom("recipe_drafts").selectAll().execute()).toEqual([]);
});
