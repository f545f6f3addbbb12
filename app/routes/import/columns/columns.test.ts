import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sendFile, waitForImport } from "../../../../tests/support/imports";
import { extractFields, extractText } from "../../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const CSV = `Dish,Ingredients,Directions,Rating
Leek pie,"3 leeks
200 g flour",Bake.,5
Tart,2 apples,Bake.,4
`;
const columns = (id: number) => `/import/columns?import=${id}`;
const view = (id: number) => `/import/view?import=${id}`;

async function sendTable(server: TestServer, csv = CSV, name = "recipes.csv") {
  const alice = await server.as("alice");
  const id = await sendFile(alice, Buffer.from(csv), name);
  await waitForImport(server.db, id, "READY");
  return { alice, id };
}

test("a table waits for its columns, which are detected, and its rows become recipes", async () => {
  const server = await openTestServer();
  const { alice, id } = await sendTable(server);
  expect((await alice.get(view(id))).location).toBe(columns(id));
  const page = await alice.get(columns(id));
  expect(extractText(page.text)).toContain("Check that the columns were recognised");
  expect(extractText(page.text)).toContain("For example: Leek pie");
  const fields = extractFields(page.text);
  expect(fields).toMatchObject({
    "columns[0]": "title",
    "columns[1]": "ingredients",
    "columns[2]": "steps",
    "columns[3]": "none",
  });
  const read = await alice.post(columns(id), fields);
  expect([read.status, read.location]).toEqual([303, view(id)]);
  const items = await waitForImport(server.db, id, "READY");
  expect(items.map(({ title, state }) => [title, state])).toEqual([
    ["Leek pie", "FOUND"],
    ["Tart", "FOUND"],
  ]);
  await alice.post(view(id), { intent: "save" });
  await waitForImport(server.db, id, "DONE");
  const saved = await server.db.selectFrom("recipes").select(["title", "visibility"]).execute();
  expect(saved).toEqual([
    { title: "Leek pie", visibility: "PRIVATE" },
    { title: "Tart", visibility: "PRIVATE" },
  ]);
});

test("a pasted table waits for its columns too", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const sent = await alice.post("/import", {
    formKey: "a",
    pasted: CSV,
  });
  expect(sent.status).toBe(303);
  await waitForImport(server.db, 1, "READY");
  expect((await alice.get(view(1))).location).toBe(columns(1));
  const read = await alice.post(columns(1), extractFields((await alice.get(columns(1))).text));
  expect([read.status, read.location]).toEqual([303, view(1)]);
  const items = await waitForImport(server.db, 1, "READY");
  expect(items.map(({ title }) => title)).toEqual(["Leek pie", "Tart"]);
});

test("unknown column names are chosen by hand, and a choice without a title is returned", async () => {
  const server = await openTestServer();
  const { alice, id } = await sendTable(server, "A,B,C\nPie,3 leeks,Bake.\n");
  const guessed = extractFields((await alice.get(columns(id))).text);
  expect(Object.values(guessed).filter((each) => each === "none")).toHaveLength(3);
  const refused = await alice.post(columns(id), { ...guessed, "columns[1]": "ingredients" });
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("Choose the column that holds the title.");
  expect(extractFields(refused.text)).toMatchObject({
    "columns[0]": "none",
    "columns[1]": "ingredients",
  });
  const without = await alice.post(columns(id), { ...guessed, "columns[0]": "title" });
  expect(extractText(without.text)).toContain("holds the ingredients or the steps");
  const wrong = { ...guessed, "columns[0]": "title", "columns[2]": "steps", "columns[1]": "<b>" };
  expect((await alice.post(columns(id), wrong)).status).toBe(400);
  await alice.post(columns(id), { ...wrong, "columns[1]": "ingredients" });
  const items = await waitForImport(server.db, id, "READY");
  expect(items).toMatchObject([{ title: "Pie", state: "FOUND" }]);
});

test("the columns can be changed until a recipe is saved", async () => {
  const server = await openTestServer();
  const { alice, id } = await sendTable(server);
  const fields = extractFields((await alice.get(columns(id))).text);
  await alice.post(columns(id), { ...fields, "columns[0]": "steps", "columns[2]": "title" });
  await expect
    .poll(async () => (await waitForImport(server.db, id, "READY")).map(({ title }) => title))
    .toEqual(["Bake.", "Bake."]);
  await alice.post(columns(id), fields);
  await expect
    .poll(async () => (await waitForImport(server.db, id, "READY")).map(({ title }) => title))
    .toEqual(["Leek pie", "Tart"]);
  expect((await alice.get(view(id))).text).toContain(columns(id));
  await alice.post(view(id), { intent: "save" });
  await waitForImport(server.db, id, "DONE");
  expect((await alice.get(view(id))).text).not.toContain(columns(id));
  expect(extractText((await alice.get(columns(id))).text)).toContain("can no longer be matched");
  expect((await alice.post(columns(id), fields)).status).toBe(404);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toHaveLength(2);
});

test.each(["bob", "ada", "nobody"] as const)(
  "%s cannot see the columns of Alice's table",
  async (who) => {
    const server = await openTestServer();
    const { alice, id } = await sendTable(server);
    const fields = extractFields((await alice.get(columns(id))).text);
    const before = await server.db.selectFrom("imports").selectAll().execute();
    const other = await server.as(who);
    const status = who === "nobody" ? [303, 303, 303] : [404, 404, 404];
    const asked = [
      await other.get(columns(id)),
      await other.post(columns(id), fields),
      await other.post(columns(id), { intent: "drop" }),
    ];
    expect(asked.map((each) => each.status)).toEqual(status);
    expect(asked.map(({ text }) => text).join()).not.toContain("Leek pie");
    expect(await server.db.selectFrom("imports").selectAll().execute()).toEqual(before);
  },
);

test("a deleted table leaves nothing behind, and other imports have no columns", async () => {
  const server = await openTestServer();
  const { alice, id } = await sendTable(server);
  expect((await alice.post(columns(id), { intent: "drop" })).location).toBe("/import");
  const folder = path.join(server.dataDir, "imports");
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  expect((await alice.get(columns(id))).status).toBe(404);
  const text = Buffer.from("Pie\nIngredients\n3 leeks\nSteps\nBake.");
  const plain = await sendFile(alice, text, "pie.txt");
  await waitForImport(server.db, plain, "READY");
  expect((await alice.get(columns(plain))).status).toBe(404);
});

test("columns that differ from the file's are rejected, and the table keeps waiting", async () => {
  const server = await openTestServer();
  const { alice, id } = await sendTable(server);
  const short = { "columns[0]": "title", "columns[1]": "steps" };
  expect((await alice.post(columns(id), short)).status).toBe(404);
  expect((await alice.get(view(id))).location).toBe(columns(id));
});
