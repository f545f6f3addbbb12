import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { formatAmount } from "#domain/measures/amount";
import { createBlankRecipe } from "#reader/parsed-recipe";
import { deleteOldImports } from "#server/features/imports/delete-old-imports";
import { zipOf } from "../../../tests/support/import-files";
import {
  addImport,
  buildSchemaRecipe,
  listImportItems,
  sendFile,
  waitForImport,
} from "../../../tests/support/imports";
import { extractFields, extractText } from "../../../tests/support/page";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { imageCall, photo } from "../../../tests/support/upload";

const view = (id: number) => `/import/view?import=${id}`;
const recipeFile = (title: string, more = {}) => JSON.stringify(buildSchemaRecipe(title, more));
const listRecipes = ({ db }: TestServer) =>
  db.selectFrom("recipes").select(["title", "author_id", "visibility"]).orderBy("id").execute();

test("a file is read, reviewed, and saved as private recipes of its sender", async () => {
  const server = await openTestServer();
  await writeRecipe(server.db, "alice", { title: "Kept", visibility: "PUBLIC" });
  const alice = await server.as("alice");
  const files = { "pie.json": recipeFile("Pie"), "tart.json": recipeFile("Tart"), "bad.json": "{" };
  const id = await sendFile(alice, await zipOf(files), "my recipes.zip");
  await waitForImport(server.db, id, "READY");
  const found = extractText((await alice.get(view(id))).text);
  expect(found).toContain("my recipes.zip");
  expect(found).toContain("2 recipes found");
  expect(await listRecipes(server)).toHaveLength(1);

  expect((await alice.post(view(id), { intent: "save" })).location).toBe(view(id));
  await waitForImport(server.db, id, "DONE");
  expect((await listRecipes(server)).slice(1)).toEqual([
    { title: "Pie", author_id: 1, visibility: "PRIVATE" },
    { title: "Tart", author_id: 1, visibility: "PRIVATE" },
  ]);
  expect(extractText((await alice.get(view(id))).text)).toContain("2 recipes saved");
  const next = await server.db
    .selectFrom("users")
    .select("next_visibility")
    .where("id", "=", 1)
    .executeTakeFirst();
  expect(next).toEqual({ next_visibility: "PUBLIC" });
});

test("one choice sets who may read everything imported, before saving and after it", async () => {
  const server = await openTestServer();
  await writeRecipe(server.db, "alice", { title: "Kept" });
  const alice = await server.as("alice");
  const files = { "pie.json": recipeFile("Pie"), "tart.json": recipeFile("Tart") };
  const id = await sendFile(alice, await zipOf(files), "a.zip");
  await waitForImport(server.db, id, "READY");
  await alice.post(view(id), { intent: "save", visibility: "PROTECTED" });
  await waitForImport(server.db, id, "DONE");
  const listReaders = async () =>
    (await listRecipes(server)).map(({ title, visibility }) => `${title} ${visibility}`);
  const [other, ...saved] = await listReaders();
  expect(saved).toEqual(["Pie PROTECTED", "Tart PROTECTED"]);
  const page = extractText((await alice.get(view(id))).text);
  expect(page).toContain("See my 2 recipes");

  const versions = () => server.db.selectFrom("recipes").select(["title", "version"]).execute();
  const before = await versions();
  await alice.post(view(id), { intent: "change", visibility: "PUBLIC" });
  expect(await listReaders()).toEqual([other, "Pie PUBLIC", "Tart PUBLIC"]);
  expect(await versions()).toEqual(
    before.map(({ title, version }, at) => ({ title, version: at === 0 ? version : version + 1 })),
  );
  const bob = await server.as("bob");
  const refused = await bob.post(view(id), { intent: "change", visibility: "PRIVATE" });
  expect(refused.status).toBe(404);
  expect(await listReaders()).toEqual([other, "Pie PUBLIC", "Tart PUBLIC"]);
});

test("a duplicate is skipped, reported, and saved on demand", async () => {
  const server = await openTestServer();
  await writeRecipe(server.db, "alice", { title: "Pie", steps: ["Mine."] });
  const alice = await server.as("alice");
  const files = { "a.json": recipeFile("pie"), "b.json": recipeFile("Tart") };
  const id = await sendFile(alice, await zipOf(files), "a.zip");
  await waitForImport(server.db, id, "READY");
  await alice.post(view(id), { intent: "save" });
  const items = await waitForImport(server.db, id, "DONE");
  expect(items.map(({ state }) => state).sort()).toEqual(["SAVED", "THERE"]);
  expect(extractText((await alice.get(view(id))).text)).toContain("You have: Pie");
  expect(await listRecipes(server)).toHaveLength(2);
  await alice.post(view(id), { intent: "saveTwins" });
  await waitForImport(server.db, id, "DONE");
  expect(await listRecipes(server)).toHaveLength(3);
  const [mine] = await server.db.selectFrom("recipe_paragraphs").selectAll().execute();
  expect(mine).toMatchObject({ recipe_id: 1, text: "Mine." });
});

test("a downloaded export imports as the same recipes, in another account too", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const lines = [
    { name: "Butter", amount: { numerator: 1, denominator: 3 }, unit: "CUP" as const },
    { name: "Grandma's spice", amount: { numerator: 5, denominator: 2 }, unit: "GRAM" as const },
    { name: "Garlic", amount: null, unit: "NONE" as const, written: "3-4 cloves" },
    {
      name: "Cream",
      amount: { numerator: 7, denominator: 8 },
      unit: "POUND" as const,
      written: "14 oz",
    },
  ].map((line) => ({ complement: "", ...line }));
  await writeRecipe(server.db, "alice", {
    title: "Gratin",
    description: "Of Sundays.",
    source: "https://example.com/gratin",
    yield: 6,
    preparationMinutes: 15,
    cookingMinutes: 40,
    cookingTemperature: 180,
    category: "MAIN_DISH",
    language: "de",
    ingredients: lines.map((line, at) => ({ ...line, complement: at === 0 ? "soft" : "" })),
    steps: ["Layer.\nSalt.", "Bake."],
    tips: ["Better the next day."],
  });
  const twice = await writeRecipe(server.db, "alice", { title: "Saved twice", tips: ["No."] });
  await rewriteRecipe(server.db, "alice", twice, { title: "Only a title" });
  await alice.post("/image/recipes/1", imageCall(await photo()));
  const loadRecipes = async (author: number) => {
    const recipes = await server.db
      .selectFrom("recipes")
      .select(["id", "title", "description", "source", "source_key", "yield", "category"])
      .select(["preparation_minutes", "cooking_minutes", "cooking_temperature", "language"])
      .where("author_id", "=", author)
      .orderBy("title")
      .execute();
    return Promise.all(
      recipes.map(async ({ id, ...recipe }) => ({
        ...recipe,
        lines: (
          await server.db
            .selectFrom("recipe_ingredients")
            .selectAll()
            .where("recipe_id", "=", id)
            .execute()
        ).map(({ recipe_id: _, ...line }) => line),
        texts: await server.db
          .selectFrom("recipe_paragraphs")
          .select(["kind", "position", "text"])
          .where("recipe_id", "=", id)
          .execute(),
        hasImage: id === 1 ? true : (await getImageVersion(server, id)) !== null,
      })),
    );
  };
  const zip = (await alice.get("/user/data.zip")).bytes;
  const bob = await server.as("bob", { "Accept-Language": "fr" });
  const id = await sendFile(bob, zip, "popote.zip");
  await waitForImport(server.db, id, "READY");
  await bob.post(view(id), { intent: "save" });
  await waitForImport(server.db, id, "DONE");
  expect(formatAmount({ numerator: 1, denominator: 3 }, "CUP", "fr")).toBe("1/3");
  const [hers, his] = [await loadRecipes(1), await loadRecipes(2)];
  expect(hers).toHaveLength(2);
  expect(his).toEqual(hers.map((recipe) => ({ ...recipe, hasImage: recipe.title === "Gratin" })));
});

test("an import resumes after a server stop without duplicates", async () => {
  const first = await openTestServer();
  const alice = await first.as("alice");
  const count = 60;
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${at}.json`, recipeFile(`Recipe ${at}`)]),
  );
  const id = await sendFile(alice, await zipOf(files), "many.zip");
  await waitForImport(first.db, id, "READY");
  await alice.post(view(id), { intent: "save" });
  await expect
    .poll(async () => (await listRecipes(first)).length, { timeout: 30_000 })
    .toBeGreaterThan(3);
  await first.stop();
  const between = (await listRecipes(first)).length;
  expect(between).toBeLessThan(count);
  // Simulates a crash between saving the recipe and updating the import item.
  await first.db
    .updateTable("import_items")
    .set({ state: "WAITING", recipe_id: null })
    .where("import_id", "=", id)
    .where("position", "=", 1)
    .execute();

  await openTestServer({ dataDir: first.dataDir });
  const items = await waitForImport(first.db, id, "DONE");
  expect(items.every(({ state }) => state === "SAVED")).toBe(true);
  const titles = (await listRecipes(first)).map(({ title }) => title);
  expect(new Set(titles).size).toBe(count);
  expect(titles).toHaveLength(count);
});

test("stopping an import keeps saved recipes and allows resuming", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`${at}.json`, recipeFile(`Recipe ${at}`)]),
  );
  const id = await sendFile(alice, await zipOf(files), "many.zip");
  await waitForImport(server.db, id, "READY");
  expect((await alice.post(view(id), { intent: "save" })).status).toBe(303);
  await expect
    .poll(async () => (await listRecipes(server)).length, { interval: 5 })
    .toBeGreaterThan(0);
  expect((await alice.post(view(id), { intent: "pause" })).status).toBe(303);
  const items = await waitForImport(server.db, id, "READY");
  expect(items.some(({ state }) => state === "SAVED")).toBe(true);
  expect(items.some(({ state }) => state === "FOUND")).toBe(true);
  expect(items.every(({ state }) => state === "FOUND" || state === "SAVED")).toBe(true);
  await alice.post(view(id), { intent: "save" });
  await waitForImport(server.db, id, "DONE");
  expect(await listRecipes(server)).toHaveLength(40);
});

test("a recipe without a title is listed and can be given one", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const list = JSON.stringify([buildSchemaRecipe(""), buildSchemaRecipe("Tart")]);
  const id = await sendFile(alice, Buffer.from(list), "two.json");
  await waitForImport(server.db, id, "READY");
  await alice.post(view(id), { intent: "save" });
  const items = await waitForImport(server.db, id, "DONE");
  expect(items.map(({ state, problem }) => [state, problem])).toEqual([
    ["FAILED", "title"],
    ["SAVED", null],
  ]);
  expect((await alice.get(view(id))).text).toContain('name="item" value="1"');
  const { location } = await alice.post(view(id), { intent: "open", item: "1" });
  const fields = extractFields((await alice.get(location ?? "")).text);
  expect(fields).toMatchObject({ title: "", "ingredients[2].words": "3 eggs, beaten" });
  await alice.post(location ?? "", { ...fields, title: "Pie" });
  expect((await listRecipes(server)).map(({ title }) => title)).toEqual(["Tart", "Pie"]);
});

test("a text without a title gets the name of its file", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const text = "Ingredients:\n2 eggs\n1 cup milk\n\nMethod:\nWhisk.";
  const id = await sendFile(alice, Buffer.from(text), "Grandma’s custard.txt");
  const [item] = await waitForImport(server.db, id, "READY");
  expect(item?.title).toBe("Grandma’s custard");
});

test("an unreadable file says why, and is deleted with its import", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const id = await sendFile(alice, await zipOf({ "photo.txt": "nothing here" }), "x.zip");
  await waitForImport(server.db, id, "FAILED");
  expect(extractText((await alice.get(view(id))).text)).toContain(
    "No readable recipe was found in it",
  );
  const folder = path.join(server.dataDir, "imports");
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await alice.post(view(id), { intent: "drop" })).location).toBe("/import");
  expect(readdirSync(folder)).toEqual([]);
});

test("an abandoned import is deleted after seven days, with its file", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const files = { "a.json": recipeFile("Pie"), "b.json": recipeFile("Tart") };
  const id = await sendFile(alice, await zipOf(files), "a.zip");
  await waitForImport(server.db, id, "READY");
  const forget = () => deleteOldImports(server.db, new AbortController().signal, server);
  expect(await forget()).toBe(0);
  const eightDaysAgo = Date.now() - 8 * 86_400_000;
  await server.db.updateTable("imports").set({ changed_at: eightDaysAgo }).execute();
  expect(await forget()).toBe(1);
  expect(await listImportItems(server.db, id)).toEqual([]);
  expect(readdirSync(path.join(server.dataDir, "imports"))).toEqual([]);
});

test("nothing is stored for a form without a file or from a visitor", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  const form = new FormData();
  form.append("file", new Blob(["x"]), "x.zip");
  expect((await nobody.post("/import", form)).location).toMatch(/^\/login/);
  const alice = await server.as("alice");
  const empty = await alice.post("/import", { pasted: "" });
  expect(empty.status).toBe(400);
  expect(extractText(empty.text)).toContain("Addresses, or the recipe itself: Required.");
  form.delete("file");
  form.append("files", new Blob([recipeFile("Pie")]), "pie.json");
  const elsewhere = await alice.post("/import", form);
  expect(elsewhere.status).toBe(400);
  expect(extractText(elsewhere.text)).toContain("Send the file in the part “file” of the form.");
  const folder = path.join(server.dataDir, "imports");
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

async function getImageVersion({ db }: TestServer, id: number): Promise<number | null> {
  const row = await db
    .selectFrom("recipes")
    .select("image_version as version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.version;
}

test("recipes read before a failure can be saved, and the reason stays visible", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const id = await addImport(server, "alice", [
    createBlankRecipe("Pie"),
    createBlankRecipe("Tart"),
  ]);
  await server.db
    .updateTable("imports")
    .set({ state: "FAILED", problem: "damaged" })
    .where("id", "=", id)
    .execute();
  expect((await alice.get(view(id))).text).toContain('value="save"');
  expect((await alice.post(view(id), { intent: "save" })).status).toBe(303);
  const items = await waitForImport(server.db, id, "DONE");
  expect(items.map(({ state, problem }) => [state, problem])).toEqual([
    ["SAVED", null],
    ["SAVED", null],
    ["FAILED", "damaged"],
  ]);
  expect(extractText((await alice.get(view(id))).text)).toContain("It is damaged or incomplete.");
});

test("a recipe saved before a crash reports that its image is missing", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const image = { kind: "entry" as const, name: "pie.jpg" };
  const id = await addImport(server, "alice", [{ ...createBlankRecipe("Pie"), photos: [image] }]);
  const { form_key } = await server.db
    .selectFrom("imports")
    .select("form_key")
    .executeTakeFirstOrThrow();
  const made = await writeRecipe(server.db, "alice", { title: "Pie" });
  await server.db
    .updateTable("recipes")
    .set({ creation_key: `${form_key}.1` } as never)
    .where("id", "=", made)
    .execute();
  await alice.post(view(id), { intent: "save" });
  const [item] = await waitForImport(server.db, id, "DONE");
  expect(item).toMatchObject({ state: "SAVED", recipe: made, problem: "image" });
});
